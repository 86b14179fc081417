import type { UserType } from '@salient/shared/areas/users/user.ts';

/** The nine account types of document 1, section 6; `anonymous` is a guest, from the one who may least to the one who may most. */
export const rightsColumns = [
  'anonymous',
  'readonly',
  'read-be-soldiers',
  'api-read',
  'api-write',
  'normal-civilian',
  'normal',
  'revisor',
  'admin',
] as const satisfies readonly UserType[];

/**
 * Who may call what, as recorded: `yes`, or the code of the refusal (1000 sign in first, 1010 not permitted). It says
 * what the rows ROLE-01 to ROLE-24 and the method table decide, independently of the code. A method that is not here
 * fails the test: whoever adds one decides for each type.
 */
const table = `
                            guest readonly be-soldiers api-read api-write civilian normal revisor admin
  authenticate2             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getAuthenticatedUser      yes   yes      yes         yes      yes       yes      yes    yes     yes
  logout                    1000  yes      yes         yes      yes       yes      yes    yes     yes
  findSessions              1000  yes      yes         yes      yes       yes      yes    yes     yes
  endSession                1000  yes      yes         yes      yes       yes      yes    yes     yes
  activateUser              yes   yes      yes         yes      yes       yes      yes    yes     yes
  resetUserPassword         yes   yes      yes         yes      yes       yes      yes    yes     yes
  requestUserPasswordReset  yes   yes      yes         yes      yes       yes      yes    yes     yes
  resendUserInvitationMail  1000  1010     1010        1010     1010      1010     1010   1010    yes

  findUsers                 1000  1010     1010        1010     1010      1010     1010   1010    yes
  getUser                   1000  1010     1010        1010     1010      1010     1010   1010    yes
  createUser                1000  1010     1010        1010     1010      1010     1010   1010    yes
  updateUser                1000  1010     1010        1010     1010      1010     1010   1010    yes
  validateUser              1000  1010     1010        1010     1010      1010     1010   1010    yes
  suspendUser               1000  1010     1010        1010     1010      1010     1010   1010    yes
  resumeUser                1000  1010     1010        1010     1010      1010     1010   1010    yes
  removeUser                1000  1010     1010        1010     1010      1010     1010   1010    yes
  findMails                 1000  1010     1010        1010     1010      1010     1010   1010    yes
  getMail                   1000  1010     1010        1010     1010      1010     1010   1010    yes
  getServerState            1000  1010     1010        1010     1010      1010     1010   1010    yes
  findBackupRuns            1000  1010     1010        1010     1010      1010     1010   1010    yes
  requestBackup             1000  1010     1010        1010     1010      1010     1010   1010    yes

  findPerson                1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPersonsByProjectMembership 1000 yes  yes         yes      yes       yes      yes    yes     yes
  getPerson                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublicPerson           yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPersonFellows          yes   yes      yes         yes      yes       yes      yes    yes     yes
  findSearchTerms           yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPersonSources          1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersons                1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersonsDetails         yes   yes      yes         yes      yes       yes      yes    yes     yes
  createPerson              1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePerson              1000  1010     1010        1010     yes       yes      yes    yes     yes
  validatePerson            1000  1010     1010        1010     yes       yes      yes    yes     yes
  removePerson              1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewMerge              1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergePersons              1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoMerge                 1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMerges                1000  1010     1010        1010     1010      yes      yes    yes     yes
  getMergeSuggestions       1000  1010     1010        1010     1010      yes      yes    yes     yes
  findChangesByOthers       1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMergeComparisons      1000  1010     1010        1010     1010      yes      yes    yes     yes
  requestMergeComparison    1000  1010     1010        1010     1010      1010     1010   yes     yes
  findSimilarPersons        1000  1010     1010        1010     1010      yes      yes    yes     yes
  clearMergeSuggestion      1000  1010     1010        1010     1010      yes      yes    yes     yes
  getKioskContent           yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKioskContentVersion    yes   yes      yes         yes      yes       yes      yes    yes     yes
  findKiosks                1000  1010     1010        1010     1010      yes      yes    yes     yes
  getKiosk                  1000  1010     1010        1010     1010      yes      yes    yes     yes
  validateKiosk             1000  1010     1010        1010     1010      1010     1010   1010    yes
  updateKiosk               1000  1010     1010        1010     1010      1010     1010   1010    yes
  setKioskExitPin           1000  1010     1010        1010     1010      1010     1010   1010    yes
  openKioskPairing          1000  1010     1010        1010     1010      1010     1010   1010    yes
  pairKiosk                 yes   yes      yes         yes      yes       yes      yes    yes     yes
  unpairKiosk               1000  1010     1010        1010     1010      1010     1010   1010    yes
  reportKiosk               yes   yes      yes         yes      yes       yes      yes    yes     yes
  sendKioskScreenshot       yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKioskScreenshot        1000  1010     1010        1010     1010      1010     yes    yes     yes
  askKiosk                  1000  1010     1010        1010     1010      1010     yes    yes     yes
  findKioskCommands         1000  1010     1010        1010     1010      yes      yes    yes     yes
  countVisits               yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFigures                1000  1010     1010        1010     1010      yes      yes    yes     yes
  getFiguresCsv             1000  1010     1010        1010     1010      yes      yes    yes     yes
  findStruckCounts          1000  1010     1010        1010     1010      1010     1010   1010    yes
  strikeOutCounts           1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreCounts             1000  1010     1010        1010     1010      1010     1010   1010    yes
  findDistinctPersons       1000  1010     1010        1010     1010      yes      yes    yes     yes
  takeBackDistinct          1000  1010     1010        1010     1010      yes      yes    yes     yes
  namesOfDay                yes   yes      yes         yes      yes       yes      yes    yes     yes
  getStartPage              yes   yes      yes         yes      yes       yes      yes    yes     yes
  reviewNamesOfDay          1000  1010     1010        1010     1010      yes      yes    yes     yes

  createPersonEvent         1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePersonEvent         1000  1010     1010        1010     yes       yes      yes    yes     yes
  getPersonEvent            1000  yes      yes         yes      yes       yes      yes    yes     yes
  validatePersonEvent       1000  1010     1010        1010     yes       yes      yes    yes     yes
  removePersonEvent         1000  1010     1010        1010     1010      yes      yes    yes     yes
  removeEvents              1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPersonEvents          1000  yes      yes         yes      yes       yes      yes    yes     yes
  findEventsByTypeAndPlace  1000  yes      yes         yes      yes       yes      yes    yes     yes

  getCountries              yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPlaces                yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPlace                  1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPlaceByNameAndCountryCode 1000  yes      yes         yes      yes       yes      yes    yes     yes
  findPlaceByRegion         1000  yes      yes         yes      yes       yes      yes    yes     yes
  findSimilarPlaces         1000  1010     1010        1010     1010      yes      yes    yes     yes
  validatePlace             1000  1010     1010        1010     yes       yes      yes    yes     yes
  createPlace               1000  1010     1010        1010     yes       yes      yes    yes     yes
  updatePlace               1000  1010     1010        1010     yes       yes      yes    yes     yes
  canRemovePlace            1000  1010     1010        1010     1010      yes      yes    yes     yes
  removePlace               1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewPlaceMerge         1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergePlaces               1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceMerge            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceMerges           1000  1010     1010        1010     1010      yes      yes    yes     yes
  findWaitingPlaces         1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceCandidates       1000  1010     1010        1010     1010      yes      yes    yes     yes
  decidePlace               1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceDecision         1000  1010     1010        1010     1010      yes      yes    yes     yes
  startPlaceLookup          1000  1010     1010        1010     1010      yes      yes    yes     yes
  stopPlaceLookup           1000  1010     1010        1010     1010      yes      yes    yes     yes
  getPlaceLookup            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceDoubles          1000  1010     1010        1010     1010      yes      yes    yes     yes
  keepPlacesApart           1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPlaceTexts            1000  1010     1010        1010     1010      yes      yes    yes     yes
  getPlaceText              1000  1010     1010        1010     1010      yes      yes    yes     yes
  linkPlaceText             1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoPlaceTextLink         1000  1010     1010        1010     1010      yes      yes    yes     yes
  googleMapsAPI             1000  1010     1010        1010     1010      yes      yes    yes     yes
  googleMapsAPIMulti        1000  1010     1010        1010     1010      yes      yes    yes     yes
  geonamesAPI               1000  1010     1010        1010     1010      yes      yes    yes     yes
  findDocumentCollections   1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollection             1000  yes      yes         yes      yes       yes      yes    yes     yes
  getDocumentCollectionsForPerson 1000 yes yes         yes      yes       yes      yes    yes     yes
  validateCollection        1000  1010     1010        1010     yes       yes      yes    yes     yes
  createCollection          1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateCollection          1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeCollection          1000  1010     1010        1010     1010      yes      yes    yes     yes
  restoreCollection         1000  1010     1010        1010     1010      yes      yes    yes     yes

  findCollectionDocuments           1000 yes  yes  yes  yes  yes  yes  yes  yes
  searchDocuments                   1000 yes  yes  yes  yes  yes  yes  yes  yes
  getCollectionDocuments            1000 yes  yes  yes  yes  yes  yes  yes  yes
  getCollectionDocument             1000 yes  yes  yes  yes  yes  yes  yes  yes
  getDocumentsRelatedTo             1000 yes  yes  yes  yes  yes  yes  yes  yes
  countDocumentsRelatedTo           1000 yes  yes  yes  yes  yes  yes  yes  yes
  getDocumentsForPerson             1000 yes  yes  yes  yes  yes  yes  yes  yes
  validateCollectionDocument        1000 1010 1010 1010 yes  yes  yes  yes  yes
  createCollectionDocument          1000 1010 1010 1010 yes  yes  yes  yes  yes
  updateCollectionDocument          1000 1010 1010 1010 yes  yes  yes  yes  yes
  removeCollectionDocument          1000 1010 1010 1010 1010 yes  yes  yes  yes
  restoreCollectionDocument         1000 1010 1010 1010 1010 yes  yes  yes  yes
  updateCollectionDocumentElement   1000 1010 1010 1010 yes  yes  yes  yes  yes
  addCollectionDocumentSubdocument  1000 1010 1010 1010 1010 yes  yes  yes  yes
  moveCollectionDocumentElements    1000 1010 1010 1010 1010 yes  yes  yes  yes
  orderCollectionDocumentElements   1000 1010 1010 1010 1010 yes  yes  yes  yes
  removeCollectionDocumentElements  1000 1010 1010 1010 1010 yes  yes  yes  yes
  getManifestAddress        1000  yes      yes         yes      yes       yes      yes    yes     yes

  getPublicDocument         yes   yes      yes         yes      yes       yes      yes    yes     yes
  getPublicDocumentsOfPerson yes  yes      yes         yes      yes       yes      yes    yes     yes

  getCollectionDocumentTags 1000  yes      yes         yes      yes       yes      yes    yes     yes
  getCollectionDocumentTagsIndexed 1000 yes yes        yes      yes       yes      yes    yes     yes
  getCollectionReference    1000  yes      yes         yes      yes       yes      yes    yes     yes
  searchCollectionReferences 1000 yes      yes         yes      yes       yes      yes    yes     yes

  getTranscriptionFiles     1000  yes      yes         yes      yes       yes      yes    yes     yes
  checkAdlibCode            1000  1010     1010        1010     1010      yes      yes    yes     yes
  importDocumentCollection  1000  1010     1010        1010     1010      yes      yes    yes     yes
  compareWithCatalogue      1000  1010     1010        1010     1010      yes      yes    yes     yes
  applyCatalogueChanges     1000  1010     1010        1010     1010      yes      yes    yes     yes

  findMemorials             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getMemorial               1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPublicMemorial         yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPublicPersonsOnMemorial yes yes      yes         yes      yes       yes      yes    yes     yes
  lookUpMemorialAddress     1000  1010     1010        1010     1010      yes      yes    yes     yes
  findSimilarMemorials      1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMemorialDoubles       1000  1010     1010        1010     1010      yes      yes    yes     yes
  keepMemorialsApart        1000  1010     1010        1010     1010      yes      yes    yes     yes
  previewMemorialMerge      1000  1010     1010        1010     1010      yes      yes    yes     yes
  mergeMemorials            1000  1010     1010        1010     1010      yes      yes    yes     yes
  undoMemorialMerge         1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMemorialMerges        1000  1010     1010        1010     1010      yes      yes    yes     yes
  getPublicUnit             yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPublicPersonsInUnit   yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitPlaces             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitByMonth            1000  yes      yes         yes      yes       yes      yes    yes     yes
  getUnitLosses             yes   yes      yes         yes      yes       yes      yes    yes     yes
  getMemorials              1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateMemorial          1000  1010     1010        1010     yes       yes      yes    yes     yes
  createMemorial            1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateMemorial            1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeMemorial            1000  1010     1010        1010     1010      yes      yes    yes     yes
  findPersonOnMemorial      1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPersonsMemorated       1000  yes      yes         yes      yes       yes      yes    yes     yes
  addPersonToMemorial       1000  1010     1010        1010     1010      yes      yes    yes     yes
  addNewPersonToMemorial    1000  1010     1010        1010     1010      yes      yes    yes     yes
  removePersonFromMemorial  1000  1010     1010        1010     1010      yes      yes    yes     yes
  returnPersonToMemorial    1000  1010     1010        1010     1010      yes      yes    yes     yes
  findMilitaryEntities      yes   yes      yes         yes      yes       yes      yes    yes     yes
  getArmyList               yes   yes      yes         yes      yes       yes      yes    yes     yes
  getRegimentList           yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitList               yes   yes      yes         yes      yes       yes      yes    yes     yes
  getUnitNumberList         yes   yes      yes         yes      yes       yes      yes    yes     yes
  getMilitaryEntity         1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateMilitaryEntity    1000  1010     1010        1010     yes       yes      yes    yes     yes
  validateMilitaryEntityHistory 1000  1010     1010        1010     yes       yes      yes    yes     yes
  createMilitaryEntity      1000  1010     1010        1010     yes       1010     yes    yes     yes
  updateMilitaryEntity      1000  1010     1010        1010     yes       1010     yes    yes     yes
  canRemoveMilitaryEntity   1000  1010     1010        1010     1010      1010     yes    yes     yes
  removeMilitaryEntity      1000  1010     1010        1010     1010      1010     yes    yes     yes
  getMilitaryEntitiesIn     1000  yes      yes         yes      yes       yes      yes    yes     yes
  hasMilitaryEntity         1000  yes      yes         yes      yes       yes      yes    yes     yes
  getMilitaryEntitySoldiers 1000  yes      yes         yes      yes       yes      yes    yes     yes
  previewMilitaryMerge      1000  1010     1010        1010     1010      1010     yes    yes     yes
  mergeMilitaryEntities     1000  1010     1010        1010     1010      1010     yes    yes     yes
  undoMilitaryMerge         1000  1010     1010        1010     1010      1010     yes    yes     yes
  findMilitaryMerges        1000  1010     1010        1010     1010      1010     yes    yes     yes
  findMilitaryDoubles       1000  1010     1010        1010     1010      1010     yes    yes     yes
  keepMilitaryEntitiesApart 1000  1010     1010        1010     1010      1010     yes    yes     yes

  findProjects              1000  yes      yes         yes      yes       yes      yes    yes     yes
  getProject                yes   yes      yes         yes      yes       yes      yes    yes     yes
  keyLocationsForMap        yes   yes      yes         yes      yes       yes      yes    yes     yes
  findKeyLocations          1000  yes      yes         yes      yes       yes      yes    yes     yes
  getKeyLocation            1000  yes      yes         yes      yes       yes      yes    yes     yes
  validateKeyLocation       1000  1010     1010        1010     yes       yes      yes    yes     yes
  createKeyLocation         1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateKeyLocation         1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeKeyLocation         1000  1010     1010        1010     1010      yes      yes    yes     yes
  findKeyLocationSuggestions 1000  yes      yes         yes      yes       yes      yes    yes     yes
  getPublicKeyLocation      yes   yes      yes         yes      yes       yes      yes    yes     yes
  getKeyLocationQr          1000  yes      yes         yes      yes       yes      yes    yes     yes
  findKeyWalks              yes   yes      yes         yes      yes       yes      yes    yes     yes
  createKeyWalk             1000  1010     1010        1010     yes       yes      yes    yes     yes
  updateKeyWalk             1000  1010     1010        1010     yes       yes      yes    yes     yes
  removeKeyWalk             1000  1010     1010        1010     1010      yes      yes    yes     yes
  openShortAddress          yes   yes      yes         yes      yes       yes      yes    yes     yes
  findContactPersonByName   1000 yes      yes      yes      yes      yes      yes      yes      yes
  getPersonStory            1000 yes      yes      yes      yes      yes      yes      yes      yes
  getPersonStory2           1000 yes      yes      yes      yes      yes      yes      yes      yes
  getStoriesForPerson       1000 yes      yes      yes      yes      yes      yes      yes      yes
  findPersonStories         1000 yes      yes      yes      yes      yes      yes      yes      yes
  findMatchingPersonStories 1000 yes      yes      yes      yes      yes      yes      yes      yes
  findPersonStoriesByName   1000 yes      yes      yes      yes      yes      yes      yes      yes
  getKeyCertificate         1000     yes      yes      yes      yes      yes      yes      yes      yes
  createStoryPreview        1000 yes      yes      yes      yes      yes      yes      yes      yes
  removePersonStory         1000 1010     1010     1010     1010     yes      yes      yes      yes
  removeStoriesForPerson    1000 1010     1010     1010     1010     yes      yes      yes      yes
  findExpiringPermissions   1000 1010     1010     1010     1010     yes      yes      yes      yes
  importDocumentPhotoToPersonStory 1000 1010     1010     1010     1010     yes      yes      yes      yes
  importAttachmentToPersonStory 1000 1010     1010     1010     1010     yes      yes      yes      yes
  deletePersonStoryPhoto    1000 1010     1010     1010     1010     yes      yes      yes      yes
  createPersonStory         1000 1010     1010     1010     yes      yes      yes      yes      yes
  updatePersonStory         1000 1010     1010     1010     yes      yes      yes      yes      yes
  validatePersonStory       1000 1010     1010     1010     yes      yes      yes      yes      yes
  updatePersonStoryPhoto    1000 1010     1010     1010     yes      yes      yes      yes      yes
  publishPersonStory        1000 1010     1010     1010     1010     1010     1010     yes      yes
  unpublishPersonStory      1000 1010     1010     1010     1010     1010     1010     yes      yes
  getPublishedStoryFromMuseum yes  yes      yes      yes      yes      yes      yes      yes      yes
  getPublishedStoryFromKey  yes  yes      yes      yes      yes      yes      yes      yes      yes
  getPublishedStoryPair     yes  yes      yes      yes      yes      yes      yes      yes      yes
  findPublishedStories      yes  yes      yes      yes      yes      yes      yes      yes      yes
  getKioskStories           yes  yes      yes      yes      yes      yes      yes      yes      yes
  getStoryPreview           yes  yes      yes      yes      yes      yes      yes      yes      yes

  findChanges               1000  1010     1010        1010     1010      yes      yes    yes     yes
  findAllChanges            1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreFields             1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreVersion            1000  1010     1010        1010     1010      1010     1010   1010    yes
  restoreRemoved            1000  1010     1010        1010     1010      1010     1010   1010    yes

  createPersonFeedback      yes   yes      yes         yes      yes       yes       yes    yes     yes
  updatePersonFeedback      yes   yes      yes         yes      yes       yes       yes    yes     yes
  validatePersonFeedback    yes   yes      yes         yes      yes       yes       yes    yes     yes
  getPersonFeedback         1000  1010     1010        1010     1010      yes       yes    yes     yes
  findPersonFeedback        1000  1010     1010        1010     1010      yes       yes    yes     yes
  markPersonFeedback        1000  1010     1010        1010     1010      yes       yes    yes     yes
  applyFeedbackProposal     1000  1010     1010        1010     1010      yes       yes    yes     yes
  removePersonFeedback      1000  1010     1010        1010     1010      yes       yes    yes     yes
  assignPersonFeedback      1000  1010     1010        1010     1010      yes       yes    yes     yes
  findFeedbackStaff         1000  1010     1010        1010     1010      yes       yes    yes     yes
  replyToPersonFeedback     1000  1010     1010        1010     1010      yes       yes    yes     yes
  findFeedbackTemplates     1000  1010     1010        1010     1010      yes       yes    yes     yes
  createFeedbackTemplate    1000  1010     1010        1010     1010      1010      1010   1010    yes
  updateFeedbackTemplate    1000  1010     1010        1010     1010      1010      1010   1010    yes
  removeFeedbackTemplate    1000  1010     1010        1010     1010      1010      1010   1010    yes
  getAttachment             1000  yes      yes         yes      yes       yes       yes    yes     yes
  findAttachments           1000  yes      yes         yes      yes       yes       yes    yes     yes
  validateAttachment        1000  1010     1010        1010     yes       yes       yes    yes     yes
  updateAttachment          1000  1010     1010        1010     yes       yes       yes    yes     yes
  setAttachmentRights       1000  1010     1010        1010     1010      yes       yes    yes     yes
  orderAttachments          1000  1010     1010        1010     1010      yes       yes    yes     yes
  removeAttachment          yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFileTickets            1000  yes      yes         yes      yes       yes       yes    yes     yes

  getFunctions              yes   yes      yes         yes      yes       yes      yes    yes     yes
  getFunction               yes   yes      yes         yes      yes       yes      yes    yes     yes
  validateFunction          yes   yes      yes         yes      yes       yes      yes    yes     yes
  findPersonAdvanced        1000  yes      yes         yes      yes       yes      yes    yes     yes
  callFunction              yes   yes      yes         yes      yes       yes      yes    yes     yes

  narrowPersons             yes   yes      yes         yes      yes       yes      yes    yes     yes
`;

/** The same for paths, by HTTP status, and for hints: the code of a refusal. Who may upload and read which
 * file, its record decides: `tests/rpc/files`. */
const pathTable = `
                            guest readonly be-soldiers api-read api-write civilian normal revisor admin
  POST/api/v2               200   200      200         200      200       200      200    200     200
  GET/api                   200   200      200         200      200       200      200    200     200
  GET/healthz               200   200      200         200      200       200      200    200     200
  GET/metrics               200   200      200         200      200       200      200    200     200
  POST/api/file/uploadImage 200   200      200         200      200       200       200    200     200
  POST/file/uploadImage     200   200      200         200      200       200       200    200     200
  POST/api/uploaddocument/uploadImage 200   200      200         200      200       200       200    200     200
  POST/uploaddocument/uploadImage 200   200      200         200      200       200       200    200     200
  POST/api/uploadpage/uploadImage 200   200      200         200      200       200       200    200     200
  POST/uploadpage/uploadImage 200   200      200         200      200       200       200    200     200
  POST/api/uploadtranscriptions/uploadFile 200 200 200 200 200 200 200 200 200
  GET/api/transcription/:id 400 400 400 400 400 400 400 400 400
  GET/iiif/3/images/:id 404 404 404 404 404 404 404 404 404
  GET/iiif/3/images/:id/info.json 404 404 404 404 404 404 404 404 404
  GET/iiif/3/images/:id/:region/:size/:rotation/:file 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/manifest 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/annotations/:page 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/search 404 404 404 404 404 404 404 404 404
  GET/iiif/3/collections/:id 404 404 404 404 404 404 404 404 404
  GET/api/file/:id/:rendition 404   404      404         404      404       404       404    404     404
  GET/file/:id/:rendition   404   404      404         404      404       404       404    404     404
  GET/api/pdf/keyCertificate 400 400 400 400 400 400 400 400 400
  GET/pdf/keyCertificate     400 400 400 400 400 400 400 400 400
  GET/api/qr/keyLocation    400   400      400         400      400       400      400    400     400
  GET/qr/keyLocation        400   400      400         400      400       400      400    400     400
  GET/api/photo/:id/:print/:size 404 404 404 404 404 404 404 404 404
  GET/api/csv/figures 400 400 400 400 400 400 400 400 400
  GET/api/tile/:z/:x/:y 404 404 404 404 404 404 404 404 404
  GET/api/v2                405   405      405         405      405       405      405    405     405
  GET/api/realtime/         400   400      400         400      400       400      400    400     400
  GET/files/1               404   404      404         404      404       404      404    404     404
  POST/upload               404   404      404         404      404       404      404    404     404

  connect                   1000  yes      yes         yes      yes       yes      yes    yes     yes
  edit                      1000  1010     1010        1010     1010      yes      yes    yes     yes
  watch_kiosks              1000  1010     1010        1010     1010      yes      yes    yes     yes
`;

const read = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/ +/))
      .filter(([name]) => name)
      .map(([name, ...cells]) => [name as string, cells]),
  );

/** The recorded answer by method, in the order of `rightsColumns`. */
export const rights = read(table);
/** By path, and by what one does over socket.io. */
export const pathRights = read(pathTable);
