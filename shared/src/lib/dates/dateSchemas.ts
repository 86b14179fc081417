import { z } from 'zod';
import { decodeDate } from './partialDate.ts';

/** A date part in replies. */
export const datePartSchema = z.union([z.int(), z.literal('?')]);

/** A date part in params; whether it is a possible one is for `parseDateParts` to say, beside its field. */
export const datePartInputSchema = z.union([z.number(), z.string().max(10), z.null()]);

/** A sort date in params: whatever a client sends back is ignored, as the server computes it (DATE-13). */
export const sortDateInputSchema = z.string().max(100).optional();

/** The 8-character form as a filter bound: `1917????`. */
export const encodedDateSchema = z
  .string()
  .regex(/^[0-9?]{8}$/)
  .refine((text) => decodeDate(text) !== null, 'yyyymmdd with ? for unknown');
