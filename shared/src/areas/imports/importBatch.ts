import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { importTaskSchema } from './importList.ts';

/** `interrupted` and `undo_interrupted`: nothing works on it, and the same goes on when it is asked for again. */
export const batchStates = ['running', 'interrupted', 'finished', 'undoing', 'undo_interrupted', 'undone'] as const;

/** Records that an import makes because it is a list of them, or because its rows name them. */
export const madeKinds = ['place', 'memorial', 'military_entity'] as const;
export type MadeKind = (typeof madeKinds)[number];

/** How many records of each kind were removed. */
const removedOfSchema = z.strictObject({
  person: z.int(),
  place: z.int(),
  memorial: z.int(),
  military_entity: z.int(),
});
export type RemovedOf = z.infer<typeof removedOfSchema>;

/** What one import did. */
export const importBatchSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['persons', 'places', 'memorials', 'military-entities']),
  title: z.string(),
  file_name: z.string(),
  state: z.enum(batchStates),
  started_at: z.iso.datetime(),
  imported_by: z.string(),
  created: z.int(),
  updated: z.int(),
  rejected: z.int().nullable(),
  /** Records that are gone since it was taken back, those that rows name among them; null before. */
  removed: z.int().nullable(),
  /** The same by their kind; null also of an import that was taken back before this was counted. */
  removed_of: removedOfSchema.nullable(),
  restored: z.int().nullable(),
  /** Records that stayed when it was taken back; null before. */
  kept: z.int().nullable(),
  may_take_back: z.boolean(),
  /** The list that it came from, for whoever may open it; null for one that is no longer kept, or that a command imported. */
  list_id: idSchema.nullable(),
  /** The last undo of it that was asked for in the app. */
  undo: importTaskSchema.nullable(),
});
export type ImportBatch = z.infer<typeof importBatchSchema>;
