import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { listOf, offsetSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
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
