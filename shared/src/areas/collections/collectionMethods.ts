import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { collectionInputSchema, collectionSchema } from './collection.ts';
import { descriptionStatuses } from './collectionTypes.ts';

export const collectionSortColumns = ['adlibCode', 'title', 'status', 'modified'] as const;

export const findDocumentCollections = defineMethod({
  name: 'findDocumentCollections',
  aliases: ['findCollections', 'collections.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists the collections whose code, title or description has all words, by code unless sorted otherwise.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      title: searchTextSchema,
      adlibCode: searchTextSchema,
      status: z.enum(descriptionStatuses),
    }),
    showRemoved: z.boolean().default(false),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(collectionSortColumns).optional(),
  }),
  result: listOf(collectionSchema),
  errors: [commonErrors.invalidData],
});

export const getCollection = defineMethod({
  name: 'getCollection',
  aliases: ['getDocumentCollection', 'collections.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a collection, also one that was removed.',
  params: z.strictObject({ id: recordIdSchema }),
  result: collectionSchema,
  errors: [commonErrors.notFound],
});

export const validateCollection = defineMethod({
  name: 'validateCollection',
  aliases: ['validateDocumentCollection', 'collections.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a collection as create or update would, and writes nothing.',
  params: z.strictObject({
    collection: withReadOnlyKeys(collectionInputSchema, collectionSchema),
    mode: validateModeSchema.default('create'),
  }),
  unwrapped: 'collection',
  result: validationResultSchema,
});

export const createCollection = defineMethod({
  name: 'createCollection',
  aliases: ['createDocumentCollection', 'collections.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a collection.',
  params: z.strictObject({ collection: withReadOnlyKeys(collectionInputSchema, collectionSchema) }),
  unwrapped: 'collection',
  result: collectionSchema,
  errors: [commonErrors.invalidData],
});

export const updateCollection = defineMethod({
  name: 'updateCollection',
  aliases: ['updateDocumentCollection', 'collections.update'],
  kind: 'command',
  access: 'editor',
  description:
    'Changes a collection that is not removed; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({ collection: updateInput(collectionInputSchema, collectionSchema) }),
  unwrapped: 'collection',
  result: collectionSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const removeCollection = defineMethod({
  name: 'removeCollection',
  aliases: ['removeDocumentCollection', 'collections.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a collection in which no document is left; it can be restored.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const restoreCollection = defineMethod({
  name: 'restoreCollection',
  aliases: ['restoreDocumentCollection', 'collections.restore'],
  kind: 'command',
  access: 'editor',
  description: 'Brings a removed collection back as it was.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: collectionSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const getDocumentCollectionsForPerson = defineMethod({
  name: 'getDocumentCollectionsForPerson',
  kind: 'query',
  access: 'login',
  description: 'Lists the collections of a person, by code, without those that were removed.',
  params: z.strictObject({ person_id: recordIdSchema }),
  result: z.array(collectionSchema),
});
