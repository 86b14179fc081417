import { commonErrors } from '@salient/shared/contract/commonErrors.ts';
import type { z } from 'zod';
import type { Merge } from './mergeThreeWays.ts';

/** What error 1020 tells: who saved first, when, and the values that the changed fields have now. */
export type FirstSaver = z.infer<typeof commonErrors.conflict.data>;

/** Two saves of one record that met, and what there is to decide. */
export interface Conflict<Draft extends object, Entity> extends FirstSaver {
  readonly theirs: Entity;
  readonly merge: Merge<Draft>;
}

export function readConflict(data: unknown): FirstSaver | null {
  const read = commonErrors.conflict.data.safeParse(data);
  return read.success ? read.data : null;
}
