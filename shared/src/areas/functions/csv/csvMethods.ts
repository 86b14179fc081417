import { z } from 'zod';
import { commonErrors } from '../../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { languages } from '../../../lib/i18n/languages.ts';
import { idSchema, recordIdSchema } from '../../../lib/schemas/commonSchemas.ts';
import { argsSchema, nameSchema } from '../functionMethods.ts';
import { csvFieldNames, csvFormats } from './csvFields.ts';

/** What can be exported, as `createCsvDownload` and `callFunctionCsv` take it. */
export const csvRequestShape = {
  name: nameSchema,
  args: argsSchema,
  fields: z
    .array(z.string().max(100))
    .max(csvFieldNames.length)
    .default([])
    .describe('Columns of an export of persons, such as `born.date`, in any order; none for other functions.'),
  language: z.enum(languages).default('nl').describe('Of the header and of words in the cells.'),
};

/** `failed` is also the state of a download that came to a stop without a word, as when the server was ended. */
export const csvDownloadStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

export const csvDownloadSchema = z.strictObject({
  id: idSchema,
  status: z.enum(csvDownloadStates),
  /** Rows that were written so far. */
  rows: z.int(),
  /** Rows that there were when it was asked for. */
  total: z.int(),
});
export type CsvDownload = z.infer<typeof csvDownloadSchema>;

/** A call about a download that was asked for. */
const ofDownload = {
  access: 'login',
  params: z.strictObject({ id: recordIdSchema }),
  result: csvDownloadSchema,
  errors: [commonErrors.notFound],
} as const;

export const createCsvDownload = defineMethod({
  name: 'createCsvDownload',
  kind: 'command',
  access: 'login',
  description:
    'Tells the address that gives the answer of a function as a file, once and for 30 to 60 seconds; the file is written while it is fetched.',
  params: z.strictObject({ ...csvRequestShape, format: z.enum(csvFormats).default('csvfile') }),
  result: csvDownloadSchema.extend({
    /** Relative to the server. */
    url: z.string(),
    expires_at: z.string(),
  }),
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.tooBroad],
});

export const getCsvDownload = defineMethod({
  ...ofDownload,
  name: 'getCsvDownload',
  kind: 'query',
  description: 'Tells how far a download of the caller is; administrators are told of those of all.',
});

export const cancelCsvDownload = defineMethod({
  ...ofDownload,
  name: 'cancelCsvDownload',
  kind: 'command',
  description: 'Ends a download of the caller, for administrators of anybody; one that has ended stays as it is.',
});
