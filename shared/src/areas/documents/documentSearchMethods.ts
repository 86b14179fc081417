import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { descriptionStatuses } from '../collections/collectionTypes.ts';
import { referenceTypes } from '../references/documentReference.ts';
import { documentCategories } from './documentTypes.ts';

/** A piece of a text; `marked` when it is what was searched for. */
export const textPartSchema = z.strictObject({ text: z.string(), marked: z.boolean() });
export type TextPart = z.infer<typeof textPartSchema>;

/** A page, or a document for what is said of it as a whole. */
const documentHitSchema = z.strictObject({
  /** Of the page, or of the document. */
  id: idSchema,
  document: z.strictObject({
    id: idSchema,
    title: z.string(),
    category: z.enum(documentCategories),
    status: z.enum(descriptionStatuses),
    disclosed: z.boolean(),
    counter: z.int().nullable(),
    adlibCode: z.string(),
    collection: z.strictObject({ id: idSchema, adlibCode: z.string(), title: z.string() }).nullable(),
    /** The document of which this one is a sub-document. */
    parent: z.strictObject({ id: idSchema, title: z.string() }).nullable(),
    deleted: z.boolean(),
  }),
  /** The title of the document, with what was found in it marked. */
  title: z.array(textPartSchema),
  /** Null where the document's own words were found. */
  page_id: idSchema.nullable(),
  /** Among the pages of the document, from 1. */
  page_number: z.int().nullable(),
  /** What stands around the words that were found, of the transcription, the description or names; the beginning of these where none was. */
  snippet: z.array(textPartSchema),
});
export type DocumentHit = z.infer<typeof documentHitSchema>;

/** What is said of an answer beside what it holds. */
export const searchOutcome = {
  /** Whether nothing had the words as they were typed, and what has nearly those is answered. */
  nearly: z.boolean(),
  /** True when PostgreSQL answered because Meilisearch is away or still indexing. */
  degraded: z.boolean(),
};

export const searchDocuments = defineMethod({
  name: 'searchDocuments',
  kind: 'query',
  access: 'login',
  description:
    'Finds documents and pages that have all words, in any order, in title, description, transcription, tags, the names of the records that they refer to, the title of the box and the names of files; words in quotation marks beside each other. When nothing has the words as they are typed, what has nearly those.',
  params: z.strictObject({
    text: searchTextSchema,
    /** Id of a tag definition; those that are a kind of it are meant too. A page is found by what its document bears as well, a document by what its pages do. */
    tag: z.string().max(100).nullish(),
    category: z.enum(documentCategories).nullish(),
    status: z.enum(descriptionStatuses).nullish(),
    collectionId: recordIdSchema.nullish(),
    /** A record that is referred to, as a tag is borne. */
    ref_type: z.enum(referenceTypes).nullish(),
    ref_id: recordIdSchema.nullish(),
    disclosed: z.boolean().nullish(),
    /** Those that were removed as well. */
    includeDeleted: z.boolean().default(false),
    offset: offsetSchema,
    limit: limitSchema(10),
  }),
  result: listOf(documentHitSchema).extend(searchOutcome),
  errors: [commonErrors.invalidData],
});
