import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';

/** What shows something of a document or of its pages. */
export const documentQueries: readonly MethodName[] = [
  'findCollectionDocuments',
  'getCollectionDocuments',
  'getCollectionDocument',
  'getDocumentsRelatedTo',
  'countDocumentsRelatedTo',
  'findDocumentCollections',
  'getCollection',
  'findChanges',
];
