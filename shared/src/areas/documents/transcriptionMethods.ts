import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { recordIdSchema } from '../../lib/schemas/commonSchemas.ts';

export const getTranscriptionFiles = defineMethod({
  name: 'getTranscriptionFiles',
  kind: 'query',
  access: 'login',
  description:
    'Answers where the transcription of a document is fetched as plain text and as a PDF, for 30 to 60 seconds.',
  params: z.strictObject({ id: recordIdSchema, language: z.enum(languages).default('nl') }),
  result: z.strictObject({ text: z.string(), pdf: z.string(), expires_at: z.iso.datetime() }),
  errors: [commonErrors.notFound],
});
