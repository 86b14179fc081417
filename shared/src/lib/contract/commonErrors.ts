import { z } from 'zod';
import { conflictSchema } from '../history/conflict.ts';
import { defineErrors } from './defineErrors.ts';
import { fieldErrorsSchema } from './validation.ts';

/** The record became part of another one; `to` is where it is found now. */
export const mergedSchema = z.object({ entity: z.string(), id: z.string(), to: z.string() });

/** The record was removed; `at` is the moment, ISO 8601. */
export const goneSchema = z.object({ entity: z.string(), id: z.string(), at: z.string() });

/** Errors that more than one area answers. Codes: design section 4; 2, 8, 1000, 1009 and 1013 are the documents' own. */
export const commonErrors = defineErrors({
  /** A call that needs a login came without a valid session. */
  noSession: { code: 1000 },
  /** The session existed and has ended. */
  sessionExpired: { code: 1009 },
  notPermitted: { code: 1010 },
  notFound: { code: 1011, data: z.object({ entity: z.string(), id: z.string() }) },
  merged: { code: 1014, data: mergedSchema },
  gone: { code: 1015, data: goneSchema },
  /** Invalid or refused data: field keys as in validate, or `none` with refusal codes. */
  invalidData: { code: 1013, data: fieldErrorsSchema },
  /** Someone else saved first. */
  conflict: { code: 1020, data: conflictSchema },
  /** The database cannot be reached just now; the same call may succeed later. Any method can answer it. */
  unavailable: { code: -32000, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** Too many ask at once, or somebody holds the records; the same call may succeed soon. Any method can answer it. */
  busy: { code: -32001, data: z.object({ retryAfterSeconds: z.number().int() }) },
  /** A guest's search took more than the database gives to guests: a name or a year would narrow it. */
  tooBroad: { code: 1030 },
  tooManyRequests: { code: 1029, data: z.object({ retryAfterSeconds: z.number().int() }) },
});

/** What a call may be told of a record that is not there and had an address: nothing, where it went, or that it was removed. */
export const missingRecordErrors = [commonErrors.notFound, commonErrors.merged, commonErrors.gone] as const;
