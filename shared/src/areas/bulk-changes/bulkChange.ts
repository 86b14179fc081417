import { z } from 'zod';
import { idSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';

/** Flags of a person that may be set on many at once. */
export const bulkFlags = ['in_namelist', 'irish_memorial_records', 'not_for_loop'] as const;
export type BulkFlag = (typeof bulkFlags)[number];

/** Persons that are chosen one by one, at most. */
export const mostChosen = 5_000;

/** What becomes of every person who is meant. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('addToProject'), project: recordIdSchema }),
  z.strictObject({ kind: z.literal('removeFromProject'), project: recordIdSchema }),
  z.strictObject({ kind: z.literal('setFlag'), flag: z.enum(bulkFlags), value: z.boolean() }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/** The project that an action is about; null for one that is about none. */
export const projectOf = (action: BulkAction): string | null => ('project' in action ? action.project : null);

/** What would become of a person: `refused` is whom the account may not change, or of whom the flag cannot hold. */
export const previewOutcomes = ['changed', 'unchanged', 'refused'] as const;
export type PreviewOutcome = (typeof previewOutcomes)[number];

/**
 * What became of one person: `unchanged` when it was so before, `gone` when it was removed meanwhile, `merged` when it became
 * part of another one. A change that is taken back is `undone`; `kept` when somebody changed the same again meanwhile, or
 * when whoever takes it back may not change the person or what was before no longer holds of it.
 */
export const bulkOutcomes = [...previewOutcomes, 'gone', 'merged', 'undone', 'kept'] as const;
export const bulkOutcomeSchema = z.enum(bulkOutcomes);
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const bulkStates = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;

/** Why a change failed: whoever asked for it has no account any more or may no longer change persons, or something else. */
export const bulkReasons = ['accountClosed', 'notPermitted', 'projectGone', 'fault'] as const;
export type BulkReason = (typeof bulkReasons)[number];

export const bulkPersonSchema = z.strictObject({
  id: idSchema,
  /** Of who is no longer there as the trail has it, or blank. */
  surname: z.string(),
  familyname: z.string(),
  /** Null of whom the change has not come to. */
  outcome: bulkOutcomeSchema.nullable(),
});
export type BulkPerson = z.infer<typeof bulkPersonSchema>;

export const bulkCountsSchema = z.strictObject({
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});

export const bulkChangeSchema = bulkCountsSchema.extend({
  id: idSchema,
  state: z.enum(bulkStates),
  action: bulkActionSchema,
  /** Title of the project, where there is one still. */
  project_title: z.string().nullable(),
  /** The arguments of the search that found them. */
  args: z.record(z.string(), z.unknown()),
  /** Whether only some of them were meant, chosen one by one. */
  is_chosen: z.boolean(),
  account: z.string().nullable(),
  /** Who asked for the undo; null until somebody did. */
  undo_account: z.string().nullable(),
  /** Why it failed; null of any other. */
  reason: z.enum(bulkReasons).nullable(),
  gone: z.int(),
  merged: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Persons whom the change has not come to, or once it is taken back its undo. */
  waiting: z.int(),
  created_at: z.string(),
  /** Null while it runs. */
  ended_at: z.string().nullable(),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
