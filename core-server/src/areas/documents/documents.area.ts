import { defineArea } from '../../lib/area/Area.ts';
import { on } from '../../lib/hooks/Hooks.ts';
import { documentsOfPerson } from '../persons/personHooks.ts';
import * as changeDocument from './changeDocument.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { DocumentReferenceEntity } from './DocumentReferenceEntity.ts';
import { DocumentTagEntity } from './DocumentTagEntity.ts';
import { DocumentTagValueEntity } from './DocumentTagValueEntity.ts';
import { documentAttachments } from './documentAttachments.ts';
import { documentHistoryArea } from './documentHistoryArea.ts';
import { documentPersonalData } from './documentPersonalData.ts';
import { documentReferences } from './documentReferences.ts';
import { idsOfDocumentsOf } from './documentsRelatedTo.ts';
import * as moveElements from './elements/moveElements.ts';
import { pageHistoryArea } from './elements/pageHistoryArea.ts';
import * as removeElements from './elements/removeElements.ts';
import * as updatePage from './elements/updatePage.ts';
import * as getManifestAddress from './iiif/getManifestAddress.ts';
import { listDocuments } from './presentDocumentRows.ts';
import * as getPublicDocument from './public/getPublicDocument.ts';
import * as getPublicDocumentsOfPerson from './public/getPublicDocumentsOfPerson.ts';
import * as searchPublicDocuments from './public/searchPublicDocuments.ts';
import * as readDocuments from './readDocuments.ts';
import * as searchDocuments from './search/searchDocuments.ts';
import * as transcriptionFiles from './transcriptions/transcriptionFiles.ts';

export const documentsArea = defineArea({
  name: 'documents',
  entities: [DocumentEntity, DocumentElementEntity, DocumentTagEntity, DocumentTagValueEntity, DocumentReferenceEntity],
  handlers: [
    getPublicDocument,
    getPublicDocumentsOfPerson,
    searchPublicDocuments,
    changeDocument,
    readDocuments,
    searchDocuments,
    updatePage,
    moveElements,
    removeElements,
    getManifestAddress,
    transcriptionFiles,
  ],
  constraints: {
    document_adlib_unique: ['adlibCode', 'DATA_ALREADY_EXISTS'],
    document_collection_fkey: ['collectionId', 'DOES_NOT_EXIST'],
    document_parent_fkey: ['parentId', 'DOES_NOT_EXIST'],
    ...Object.fromEntries(
      [
        'person',
        'place',
        'project',
        'military_entity',
        'memorial',
        'target_document',
        'contact_person',
        'key_location',
      ].map((name) => [`document_reference_${name}_id_fkey`, ['references', 'DOES_NOT_EXIST'] as const]),
    ),
    ...Object.fromEntries(
      ['person', 'place', 'military_entity'].map((name) => [
        `document_tag_value_${name}_id_fkey`,
        ['tags', 'DOES_NOT_EXIST'] as const,
      ]),
    ),
  },
  references: documentReferences,
  personalData: documentPersonalData,
  attachments: documentAttachments,
  hooks: [on(documentsOfPerson, async ({ db, id }) => listDocuments(db, await idsOfDocumentsOf(db, id)))],
  history: { document: documentHistoryArea, document_element: pageHistoryArea },
});
