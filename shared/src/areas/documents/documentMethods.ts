import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { descriptionStatuses } from '../collections/collectionTypes.ts';
import { referenceTypes } from '../references/documentReference.ts';
import { catalogueErrors } from './catalogueErrors.ts';
import { documentInputSchema, documentRowSchema, documentSchema } from './document.ts';
import { documentCategories } from './documentTypes.ts';

const documentSortColumns = ['sort_title', 'category', '_id', 'status', 'modified'] as const;
const collectionDocumentSortColumns = ['sort_title', 'category', '_id', 'status', 'modified', 'pages'] as const;

/** Of a new document whose code the catalogue is asked for. */
const fromCatalogueErrors = [
  catalogueErrors.catalogueRecordNotFound,
  catalogueErrors.catalogueFailed,
  catalogueErrors.catalogueOff,
] as const;
const changeErrors = [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict] as const;
const single = z.strictObject({ id: recordIdSchema, version: versionSchema.optional() });

export const findCollectionDocuments = defineMethod({
  name: 'findCollectionDocuments',
  aliases: ['documents.find'],
  kind: 'query',
  access: 'login',
  description:
    'Lists the documents whose title or description has all words, with a tag or one that is a kind of it, or that refer to a record.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    /** Id of a tag definition. */
    tag: z.string().max(100).nullish(),
    ref_type: z.enum(referenceTypes).nullish(),
    ref_id: recordIdSchema.nullish(),
    options: z
      .strictObject({
        category: z.enum(documentCategories).optional(),
        status: z.enum(descriptionStatuses).optional(),
        disclosed: z.boolean().optional(),
        collectionId: recordIdSchema.optional(),
        /** Those that were removed as well. */
        includeDeleted: z.boolean().default(false),
      })
      .partial()
      .default({}),
    extend: z.array(z.enum(['collection'])).default([]),
    /** In which the places among the references are called. */
    language: z.enum(languages).default('nl'),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(documentSortColumns).optional(),
  }),
  result: listOf(documentRowSchema),
  errors: [commonErrors.invalidData],
});

export const getCollectionDocuments = defineMethod({
  name: 'getCollectionDocuments',
  kind: 'query',
  access: 'login',
  description: 'Lists the documents of a collection, sub-documents after the document that they are part of.',
  params: z.strictObject({
    collection: recordIdSchema,
    includeDeleted: z.boolean().default(false),
    text: searchTextSchema.default(''),
    /** In which the places among the references are called. */
    language: z.enum(languages).default('nl'),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(collectionDocumentSortColumns).optional(),
  }),
  result: listOf(documentRowSchema),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

export const getCollectionDocument = defineMethod({
  name: 'getCollectionDocument',
  aliases: ['documents.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a document with its pages and sub-documents, also one that was removed.',
  params: z.strictObject({ id: recordIdSchema }),
  result: documentSchema,
  errors: [commonErrors.notFound],
});

export const validateCollectionDocument = defineMethod({
  name: 'validateCollectionDocument',
  aliases: ['documents.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a document as create, update or remove would, and writes nothing.',
  params: z.strictObject({
    document: withReadOnlyKeys(documentInputSchema, documentSchema),
    mode: z.enum(['create', 'update', 'delete']).default('create'),
  }),
  unwrapped: 'document',
  result: validationResultSchema,
  errors: fromCatalogueErrors,
});

export const createCollectionDocument = defineMethod({
  name: 'createCollectionDocument',
  aliases: ['documents.create'],
  kind: 'command',
  access: 'editor',
  description:
    'Creates a document; a digital one gets its number, and one of the catalogue says what the catalogue says of its code.',
  params: z.strictObject({ document: withReadOnlyKeys(documentInputSchema, documentSchema) }),
  unwrapped: 'document',
  result: documentSchema,
  errors: [commonErrors.invalidData, ...fromCatalogueErrors],
});

export const updateCollectionDocument = defineMethod({
  name: 'updateCollectionDocument',
  aliases: ['documents.update'],
  kind: 'command',
  access: 'editor',
  description:
    'Changes a document that is not removed, its tags and references; absent fields keep their value, null clears; needs the version that was read. Pages and sub-documents have calls of their own.',
  params: z.strictObject({ document: updateInput(documentInputSchema, documentSchema) }),
  unwrapped: 'document',
  result: documentSchema,
  errors: changeErrors,
});

export const removeCollectionDocument = defineMethod({
  name: 'removeCollectionDocument',
  aliases: ['documents.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a document without pages and sub-documents; it can be restored.',
  params: single,
  result: okSchema,
  errors: changeErrors,
});

export const restoreCollectionDocument = defineMethod({
  name: 'restoreCollectionDocument',
  aliases: ['documents.restore'],
  kind: 'command',
  access: 'editor',
  description:
    'Brings a removed document back as it was, once its collection and the document that it was part of are there.',
  params: single,
  result: documentSchema,
  errors: changeErrors,
});

/** The documents' clients ask for addresses of files; every answer has them. */
const generateUrlSchema = z.boolean().nullish();

export const getDocumentsRelatedTo = defineMethod({
  name: 'getDocumentsRelatedTo',
  aliases: ['documents.relatedTo'],
  kind: 'query',
  access: 'login',
  description: 'Lists the documents that refer to a record, by themselves, on a page or in a field of a tag; by title.',
  params: z.strictObject({
    type: z.enum(referenceTypes),
    id: recordIdSchema,
    /** In which the places among the references are called. */
    language: z.enum(languages).default('nl'),
    offset: offsetSchema,
    limit: limitSchema(100),
    generateUrl: generateUrlSchema,
  }),
  result: listOf(documentRowSchema),
});

export const countDocumentsRelatedTo = defineMethod({
  name: 'countDocumentsRelatedTo',
  aliases: ['countDocuments'],
  kind: 'query',
  access: 'login',
  description: 'Counts the documents that refer to a record.',
  params: z.strictObject({ type: z.enum(referenceTypes), id: recordIdSchema }),
  result: z.int().min(0),
});

export const getDocumentsForPerson = defineMethod({
  name: 'getDocumentsForPerson',
  aliases: ['documents.forPerson'],
  kind: 'query',
  access: 'login',
  description: 'Lists the documents that refer to a person, with their pages.',
  params: z.strictObject({ person_id: recordIdSchema, generateUrl: generateUrlSchema }),
  result: z.array(documentSchema),
});
