import { backupProblems, backupRunKinds } from '@salient/shared/areas/backups/backupRun.ts';
import { z } from 'zod';

/** What the program of a run is to do; it gets this as JSON in its first argument. */
export const runTaskSchema = z.object({
  kind: z.enum(backupRunKinds),
  /** Backups that a check found damaged: they do not count as those of their day, and are left for people to judge. */
  damagedIds: z.array(z.string()),
});
export type RunTask = z.infer<typeof runTaskSchema>;

/** What became of it; without a problem it went well. Sizes in bytes. */
export const runOutcomeSchema = z.object({
  backupId: z.string().optional(),
  moment: z.string().optional(),
  bytes: z.number().optional(),
  newBytes: z.number().optional(),
  problem: z.enum(backupProblems).optional(),
  detail: z.string().optional(),
});
export type RunOutcome = z.infer<typeof runOutcomeSchema>;
