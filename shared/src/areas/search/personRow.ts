import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { matchReasons } from '../persons/matchReasons.ts';

/** One person in a result table (PUBLIC-05). Dates are 8 characters. */
export const personRowSchema = z.strictObject({
  id: idSchema,
  surname: z.string(),
  familyname: z.string(),
  alternative_surnames: z.array(z.string()),
  alternative_familynames: z.array(z.string()),
  gender: z.string(),
  born: z.string(),
  died: z.string(),
  age: z.int().nullable(),
  victim_type: z.string(),
  in_namelist: z.boolean(),
  army: z.string(),
  regiment: z.string(),
  unit: z.string(),
  unit_nr: z.string(),
  sub: z.string(),
  rank: z.string(),
  number: z.string(),
  /** Filled for text searches. */
  reason: z.enum(matchReasons).nullable(),
  /** The alternative name that matched, when `reason` is `alternative`. */
  matched_name: z.string().nullable(),
});
export type PersonRow = z.infer<typeof personRowSchema>;

/** A person as a search answers it. */
export type FoundPerson = PersonRow & {
  /** The words of the typed conditions that the person meets. */
  readonly met: readonly string[];
};
