import { z } from 'zod';
import { fieldChangeSchema } from './shownValue.ts';

/** What the loser of two saves is told: enough to show both values of every field and to save again. */
export const conflictSchema = z.object({
  /** The version to save over. */
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** Stored fields, by their names on the wire. */
  changedFields: z.array(z.string()),
  /** The values that these fields have now, in the form that get and update use. */
  current: z.record(z.string(), z.unknown()),
  /** The same ready to be shown: as they stood when the loser read the record, and now. */
  changes: z.array(fieldChangeSchema),
});
export type Conflict = z.infer<typeof conflictSchema>;
