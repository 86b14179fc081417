import { z } from 'zod';
import { idSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';

/** Flags of a person that may be set on all whom a search finds. */
export const bulkFlags = ['in_namelist', 'irish_memorial_records', 'not_for_loop'] as const;
export type BulkFlag = (typeof bulkFlags)[number];

/** What becomes of every person of a search. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('addToProject'), project: recordIdSchema }),
  z.strictObject({ kind: z.literal('removeFromProject'), project: recordIdSchema }),
  z.strictObject({ kind: z.literal('setFlag'), flag: z.enum(bulkFlags), value: z.boolean() }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/**
 * What became of one person, or would: `unchanged` when it was so before, `refused` when the account may not change it or the
 * flag does not hold of it. A change that is taken back is `undone`; `kept` when somebody changed it again meanwhile.
 */
export const bulkOutcomes = ['changed', 'unchanged', 'refused', 'undone', 'kept'] as const;
export const bulkOutcomeSchema = z.enum(bulkOutcomes);
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const bulkStates = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;

export const bulkPersonSchema = z.strictObject({
  id: idSchema,
  surname: z.string(),
  familyname: z.string(),
  /** Null while it waits. */
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
  /** The arguments of the search whose persons it changes. */
  args: z.record(z.string(), z.unknown()),
  account: z.string().nullable(),
  undone: z.int(),
  kept: z.int(),
  created_at: z.string(),
  /** Null while it runs. */
  ended_at: z.string().nullable(),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;
