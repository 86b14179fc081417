import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, listOf, offsetSchema, recordIdSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { searchOutcome, textPartSchema } from './documentSearchMethods.ts';
import { publicDocumentRowSchema, publicDocumentSchema } from './publicDocument.ts';

export const getPublicDocument = defineMethod({
  name: 'getPublicDocument',
  kind: 'query',
  access: 'guest',
  description:
    'Answers a disclosed document as visitors see it, with its pages and what is written on them. One that is not disclosed is not found.',
  params: z.strictObject({
    id: recordIdSchema,
    /** In which language the records are called that it is about. */
    language: z.enum(languages).default('nl'),
  }),
  result: publicDocumentSchema,
  errors: [commonErrors.notFound],
});

export const getPublicDocumentsOfPerson = defineMethod({
  name: 'getPublicDocumentsOfPerson',
  kind: 'query',
  access: 'guest',
  description: 'Lists the disclosed documents that are about a person of the names list, by title.',
  params: z.strictObject({
    person_id: recordIdSchema,
    offset: offsetSchema,
    limit: z.int().min(0).max(48).default(12),
  }),
  result: listOf(publicDocumentRowSchema),
});

/** A page of a disclosed document, or the document for what is said of it as a whole. */
const publicDocumentHitSchema = z.strictObject({
  /** Of the page, or of the document. */
  id: idSchema,
  document: publicDocumentRowSchema.pick({ id: true, title: true, type: true, nbr_of_pages: true }),
  /** The title of the document, with what was found in it marked. */
  title: z.array(textPartSchema),
  /** Among the pages of the document, from 1; null where its own words were found. */
  page_number: z.int().nullable(),
  /** Address of the image of the page by the IIIF Image API, or of the first one; null where that is none. */
  image: z.string().nullable(),
  /** To whom that image is owed, by language. */
  credit: publicDocumentRowSchema.shape.credit,
  /** What stands around the words that were found, of the transcription, the description or a name. */
  snippet: z.array(textPartSchema),
});
export type PublicDocumentHit = z.infer<typeof publicDocumentHitSchema>;

export const searchPublicDocuments = defineMethod({
  name: 'searchPublicDocuments',
  kind: 'query',
  access: 'guest',
  description:
    'Finds disclosed documents and their pages that have all words, in any order, in title, description, source, transcription, tags and the names of the records that they are about; words in quotation marks beside each other. When nothing has the words as they are typed, what has nearly those.',
  params: z.strictObject({
    text: searchTextSchema,
    offset: offsetSchema,
    limit: z.int().min(0).max(50).default(20),
  }),
  result: listOf(publicDocumentHitSchema).extend(searchOutcome),
});
