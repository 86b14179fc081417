import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, limitSchema, recordIdSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { referenceLimits, referenceTypes } from './documentReference.ts';

/** A record that can be referred to. */
export const foundReferenceSchema = z.strictObject({
  id: idSchema,
  type: z.enum(referenceTypes),
  name: z.string(),
  info: z.string(),
});
export type FoundReference = z.infer<typeof foundReferenceSchema>;

/** In which language records that have names in several are called. */
const languageSchema = z.enum(languages).default('nl');

export const getCollectionReference = defineMethod({
  name: 'getCollectionReference',
  kind: 'query',
  access: 'login',
  description: 'Answers by which name a record is referred to.',
  params: z.strictObject({ type: z.enum(referenceTypes), id: recordIdSchema, language: languageSchema }),
  result: foundReferenceSchema,
  errors: [commonErrors.notFound],
});

export const searchCollectionReferences = defineMethod({
  name: 'searchCollectionReferences',
  kind: 'query',
  access: 'login',
  description: 'Finds records of a type that a document can refer to; contact persons for editors only.',
  params: z.strictObject({
    type: z.enum(referenceTypes),
    query: searchTextSchema.optional(),
    /** Another name of `query`. */
    text: searchTextSchema.optional(),
    limit: limitSchema(referenceLimits.found),
    language: languageSchema,
  }),
  result: z.array(foundReferenceSchema),
});
