import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { recordOf } from '../../lib/schemas/recordOf.ts';

export const savedSearchLimits = {
  /** Characters of a name. */
  name: 120,
  /** Searches of one account. */
  ofOwner: 100,
  /** Characters of a question, as JSON. */
  query: 10_000,
  /** Persons whom a search may find for each of them to be remembered; of more, only when they were added counts. */
  remembered: 5_000,
} as const;

/** What a search asks, by the names of the arguments of FindPersonAdvancedInternal. */
export const savedQuerySchema = recordOf(z.unknown(), { most: 100 });

/** What somebody who follows a search hears of it. */
export const followingSchema = z.strictObject({
  /** When they last saw whom it finds: who is found since is new to them. */
  looked_at: z.iso.datetime(),
  /** Whether a mail tells once a week who is new. */
  weekly_mail: z.boolean(),
});

export const savedSearchSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Whether all staff find it in their list. */
  is_shared: z.boolean(),
  owner: z.strictObject({ id: idSchema, account: z.string() }),
  /** The question, without what can no longer be asked. */
  query: savedQuerySchema,
  /** What was asked and can no longer be, as paths such as `gender` or `events.0.inputs.place`. */
  unreadable: z.array(z.string()),
  /** Absent for whoever does not follow it. */
  following: followingSchema.nullable(),
  updated_at: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** Whom a search finds that it did not find when the caller last looked. */
export const newInSearchSchema = z.strictObject({
  count: z.int().min(0),
  looked_at: z.iso.datetime(),
  /** `found`: found now and not then. `added`: the search finds too many to remember; added to the names list since. */
  by: z.enum(['found', 'added']),
});
export type NewInSearch = z.infer<typeof newInSearchSchema>;
