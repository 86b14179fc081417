import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { documentFields } from './documentFields.ts';

/** What the history of a document shows. */
export const documentHistory = defineHistory({
  category: { label: 'documentRecord.fields.category', kind: 'choice', choices: 'documentRecord.categories' },
  ...fieldHistory(documentFields),
  parentId: { label: 'documentRecord.fields.parent', kind: 'record', record: 'document' },
  tags: { label: 'documentRecord.fields.tags', kind: 'titled' },
  references: { label: 'documentRecord.fields.references', kind: 'titled' },
  elements: { label: 'history.fields.elements', kind: 'elements' },
  deleted: { label: 'collections.fields.deleted', kind: 'flag' },
});

/** What the history of a document shows of its pages. */
export const documentElementHistory = defineHistory({
  documentId: { label: 'documentRecord.fields.parent', kind: 'record', record: 'document' },
  transcription: { label: 'documentRecord.fields.transcription', kind: 'text' },
  tags: { label: 'documentRecord.fields.tags', kind: 'titled' },
  references: { label: 'documentRecord.fields.references', kind: 'titled' },
});
