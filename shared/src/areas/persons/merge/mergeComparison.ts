import { z } from 'zod';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';

/** One comparison of all persons with one another. */
export const mergeComparisonSchema = z.strictObject({
  id: idSchema,
  /** The account of who asked; null for what the clock began. */
  account: z.string().nullable(),
  started_at: z.iso.datetime(),
  /** Null while it is under way, and of one whose process died: nobody knows when that was. */
  finished_at: z.iso.datetime().nullable(),
  /** Null while it is under way. */
  ok: z.boolean().nullable(),
  persons: z.int(),
  /** Pairs that share a key, those of them that are compared so far, and those worth a look. */
  pairs: z.int(),
  compared: z.int(),
  suggested: z.int(),
});
export type MergeComparison = z.infer<typeof mergeComparisonSchema>;
