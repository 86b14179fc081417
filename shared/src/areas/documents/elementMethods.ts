import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { documentSchema } from './document.ts';
import { documentLimits } from './documentTypes.ts';
import { pageElementSchema, pageInputSchema } from './element.ts';

/** Places in the list of elements, from 0 (DOCUMENT-75). */
const indexSchema = z.int().min(0).max(documentLimits.elements);
const indicesSchema = z.array(indexSchema).min(1).max(documentLimits.elements);

/**
 * Ids of the elements at those places as the caller read them, pages by their own and sub-documents by those of the
 * documents. Given, a call is refused as a conflict once somebody else has moved them.
 */
const expectedIdsSchema = z.array(recordIdSchema).max(documentLimits.elements).optional();

const elementErrors = [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict] as const;

export const updateCollectionDocumentElement = defineMethod({
  name: 'updateCollectionDocumentElement',
  kind: 'command',
  access: 'editor',
  description:
    'Changes what is written about a page, and its place among the elements; absent fields keep their value. With the version of the page that was read a later one is a conflict.',
  params: z.strictObject({
    documentId: recordIdSchema,
    index: indexSchema,
    element: withReadOnlyKeys(pageInputSchema, pageElementSchema),
    newIndex: indexSchema.optional(),
    /**
     * Id of the element as it was read: it is changed wherever it stands in the document by now, whatever the index says. One
     * that is in another document is a conflict, whose `current.documentId` tells in which.
     */
    id: recordIdSchema.optional(),
  }),
  result: documentSchema,
  errors: elementErrors,
});

export const addCollectionDocumentSubdocument = defineMethod({
  name: 'addCollectionDocumentSubdocument',
  kind: 'command',
  access: 'editor',
  description:
    'Makes a sub-document of a top-level document, at the place of an element if one is given, which becomes its first page.',
  params: z.strictObject({ documentId: recordIdSchema, index: indexSchema.optional(), id: recordIdSchema.optional() }),
  result: z.strictObject({ subdocument: documentSchema, document: documentSchema }),
  errors: elementErrors,
});

export const moveCollectionDocumentElements = defineMethod({
  name: 'moveCollectionDocumentElements',
  kind: 'command',
  access: 'editor',
  description:
    'Moves elements to the end of another document, in the order in which they stand. Without a target pages go to the document that theirs is part of, and sub-documents become documents of their own.',
  params: z.strictObject({
    documentId: recordIdSchema,
    targetId: recordIdSchema.nullable(),
    indices: indicesSchema,
    ids: expectedIdsSchema,
  }),
  result: documentSchema,
  errors: elementErrors,
});

export const orderCollectionDocumentElements = defineMethod({
  name: 'orderCollectionDocumentElements',
  kind: 'command',
  access: 'editor',
  description:
    'Puts elements before the one that is at a place now, in the order in which they stand; after the last one for a place beyond it. The order of the indices does not count.',
  params: z.strictObject({
    documentId: recordIdSchema,
    indices: indicesSchema,
    before: indexSchema,
    ids: expectedIdsSchema,
  }),
  result: documentSchema,
  errors: elementErrors,
});

export const removeCollectionDocumentElements = defineMethod({
  name: 'removeCollectionDocumentElements',
  kind: 'command',
  access: 'editor',
  description: 'Removes pages, and sub-documents that hold nothing.',
  params: z.strictObject({ documentId: recordIdSchema, indices: indicesSchema, ids: expectedIdsSchema }),
  result: documentSchema,
  errors: elementErrors,
});
