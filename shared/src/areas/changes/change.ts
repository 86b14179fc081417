import { z } from 'zod';
import { changeKinds, changeSources } from '../../lib/history/historyTypes.ts';
import { fieldChangeSchema, shownRecordSchema } from '../../lib/history/shownValue.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** Number of an entry of the trail: higher is later. A text, as it may outgrow a JavaScript number. */
export const changeIdSchema = z.string().regex(/^[1-9]\d{0,17}$/);

/** One saved change of one record, as its history shows it. */
export const changeSchema = z.strictObject({
  id: changeIdSchema,
  /** ISO 8601, UTC. */
  at: z.string(),
  user_id: idSchema.nullable(),
  /** Name of the account at the time; null for imports and commands. */
  account: z.string().nullable(),
  source: z.enum(changeSources),
  /** Method or command that made the change. */
  method: z.string(),
  kind: z.enum(changeKinds),
  record: shownRecordSchema,
  /** The record that this one belongs to: the person of an event. */
  part_of: shownRecordSchema.nullable(),
  /** The record's version after the change; null where it is not known. */
  version: z.int().nullable(),
  /** In the order of `historyFields`. A creation lists what was filled in, a removal what stood there. */
  fields: z.array(fieldChangeSchema),
  /** The list and the run of an import that created the record. */
  import: z.strictObject({ source: z.string(), batch: z.string() }).nullable(),
  /**
   * Whether an admin can go back to it: for a removal by `restoreRemoved`, otherwise to the version before or after by
   * `restoreVersion` and `restoreFields`.
   */
  restorable: z.boolean(),
  /** Those of its fields that no restoring brings back, because something else decides them, such as a merge. */
  fixed: z.array(z.string()),
  /** Whether the record stands just as this change left it. */
  current: z.boolean(),
});
export type Change = z.infer<typeof changeSchema>;
