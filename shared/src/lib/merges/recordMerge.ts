import { z } from 'zod';
import { defineErrors } from '../contract/defineErrors.ts';
import { refusalCodes } from '../contract/validation.ts';
import { shownRecordSchema } from '../history/shownValue.ts';
import { idSchema } from '../schemas/commonSchemas.ts';

/** What merging two records of a kind answers, persons apart: those have rules of their own. */
export const recordMergeErrors = defineErrors({
  recordMergedWithItself: { code: 2011 },
  /** The merge was undone already. */
  recordMergeUndone: { code: 2012 },
  /** A later merge of one of the two stands; `id` is its own, and it must be undone first. */
  laterRecordMergeStands: { code: 2013, data: z.object({ id: idSchema }) },
});

/** The records of one kind that refer to a record: how many there are, and a few of them by name. */
export const recordReferenceSchema = z.strictObject({
  code: z.enum(refusalCodes),
  count: z.int().min(1),
  records: z.array(shownRecordSchema),
});
export type RecordReferences = z.infer<typeof recordReferenceSchema>;

/** A merge as the pages of both records and its undo show it. */
export const recordMergeSchema = z.strictObject({
  id: idSchema,
  kept_id: idSchema,
  merged_id: idSchema,
  /** Names at the time of the merge. */
  kept_name: z.string(),
  merged_name: z.string(),
  reason: z.string(),
  /** How many records named the merged one and name the kept one since. */
  moved: z.int().min(0),
  /** ISO 8601, UTC. */
  at: z.string(),
  account: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_account: z.string().nullable(),
});
export type RecordMerge = z.infer<typeof recordMergeSchema>;

/** What an undo left as it is because somebody has changed it since the merge. */
export const leftByRecordUndoSchema = z.strictObject({
  /** Fields of the kept record that keep their later value. */
  fields: z.array(z.string()),
  /** How many records that moved name another one by now, or are gone. */
  records: z.int().min(0),
});
export type LeftByRecordUndo = z.infer<typeof leftByRecordUndoSchema>;

/** Why these are one; stays with the merge. */
export const mergeReasonSchema = z.string().max(2000).default('');
