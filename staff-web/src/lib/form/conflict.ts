import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { z } from 'zod';
import type { Merge } from './mergeThreeWays.ts';

const { data: firstSaverSchema } = commonErrors.conflict;

/** What error 1020 tells: who saved first, when, and the values that the changed fields have now. */
export type FirstSaver = z.infer<NonNullable<typeof firstSaverSchema>>;

/** Two saves of one record that met, and what there is to decide. */
export type Conflict<Draft extends object, Entity> = FirstSaver & {
  readonly theirs: Entity;
  readonly merge: Merge<Draft>;
  /** The draft that was not saved. */
  readonly sent: Draft;
};

export function readConflict(data: unknown): FirstSaver | null {
  const read = firstSaverSchema?.safeParse(data);
  return read?.success ? read.data : null;
}
