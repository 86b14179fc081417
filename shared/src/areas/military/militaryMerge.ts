import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** What follows the merged entity to the kept one. */
export const militaryMergeCountsSchema = z.strictObject({
  /** Events of persons that name the merged entity as their unit or regiment. */
  events: z.int(),
  /** Events of its own history; those that the kept entity has already are not counted. */
  history: z.int(),
  /** Entities that name it in their history. */
  entities: z.int(),
});
export type MilitaryMergeCounts = z.infer<typeof militaryMergeCountsSchema>;

/** A merge as the page of the entity and its undo show it. */
export const militaryMergeSchema = z.strictObject({
  id: idSchema,
  kept_id: idSchema,
  merged_id: idSchema,
  /** Names at the time of the merge. */
  kept_name: z.string(),
  merged_name: z.string(),
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  account: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_account: z.string().nullable(),
});
export type MilitaryMerge = z.infer<typeof militaryMergeSchema>;
