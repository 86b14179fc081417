/** Who may call the methods of the archive and attachments. */
export const archiveRights = `
                                   guest readonly be-soldiers api-read api-write civilian normal revisor admin
  findDocumentCollections          1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollection                    1000  yes      yes         yes      yes       yes      yes    yes     yes
  getDocumentCollectionsForPerson  1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateCollection               1000  1010     1010        1010     yes       yes      yes    yes     yes
  createCollection                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateCollection                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeCollection                 1000  1010     1010        1010     1010      yes      yes    yes     yes
  restoreCollection                1000  1010     1010        1010     1010      yes      yes    yes     yes

  findCollectionDocuments          1000  yes      yes         yes      yes       yes      yes    yes     yes
  searchDocuments                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollectionDocuments           1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollectionDocument            1000  yes      yes         yes      yes       yes      yes    yes     yes
  getDocumentsRelatedTo            1000  yes      yes         yes      yes       yes      yes    yes     yes
  countDocumentsRelatedTo          1000  yes      yes         yes      yes       yes      yes    yes     yes
  getDocumentsForPerson            1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateCollectionDocument       1000  1010     1010        1010     yes       yes      yes    yes     yes
  createCollectionDocument         1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateCollectionDocument         1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeCollectionDocument         1000  1010     1010        1010     1010      yes      yes    yes     yes
  restoreCollectionDocument        1000  1010     1010        1010     1010      yes      yes    yes     yes
  setScanRights             1000  1010     1010        1010     1010      yes       yes    yes     yes
  updateCollectionDocumentElement  1000  1010     1010        1010     yes       yes      yes    yes     yes
  addCollectionDocumentSubdocument 1000  1010     1010        1010     1010      yes      yes    yes     yes
  moveCollectionDocumentElements   1000  1010     1010        1010     1010      yes      yes    yes     yes
  orderCollectionDocumentElements  1000  1010     1010        1010     1010      yes      yes    yes     yes
  removeCollectionDocumentElements 1000  1010     1010        1010     1010      yes      yes    yes     yes
  getManifestAddress               1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPublicDocument                yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublicDocumentsOfPerson       yes   yes      yes         yes      yes       yes      yes    yes     yes
  searchPublicDocuments            yes   yes      yes         yes      yes       yes      yes    yes     yes
  getTranscriptionFiles            1000  yes      yes         yes      yes       yes      yes    yes     yes

  checkAdlibCode                   1000  1010     1010        1010     1010      yes      yes    yes     yes
  importDocumentCollection         1000  1010     1010        1010     1010      yes      yes    yes     yes
  compareWithCatalogue             1000  1010     1010        1010     1010      yes      yes    yes     yes
  applyCatalogueChanges            1000  1010     1010        1010     1010      yes      yes    yes     yes

  getCollectionDocumentTags        1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollectionDocumentTagsIndexed 1000  yes      yes         yes      yes       yes      yes    yes     yes

  getCollectionReference           1000  yes      yes         yes      yes       yes      yes    yes     yes
  searchCollectionReferences       1000  yes      yes         yes      yes       yes      yes    yes     yes

  getAttachment                    1000  yes      yes         yes      yes       yes      yes    yes     yes
  findAttachments                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  createAttachment                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  validateAttachment               1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateAttachment                 1000  1010     1010        1010     yes       yes      yes    yes     yes
  setAttachmentRights              1000  1010     1010        1010     1010      yes      yes    yes     yes
  orderAttachments                 1000  1010     1010        1010     1010      yes      yes    yes     yes
  removeAttachment                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFileTickets                   1000  yes      yes         yes      yes       yes      yes    yes     yes
`;
