import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { DocumentReferenceEntity } from './DocumentReferenceEntity.ts';
import { DocumentTagEntity } from './DocumentTagEntity.ts';
import { DocumentTagValueEntity } from './DocumentTagValueEntity.ts';

export const documentsArea = defineArea({
  name: 'documents',
  entities: [DocumentEntity, DocumentElementEntity, DocumentTagEntity, DocumentTagValueEntity, DocumentReferenceEntity],
  history: {
    document: readByEditors(namedBy('title')),
    document_element: readByEditors(namedBy('original_filename')),
  },
});
