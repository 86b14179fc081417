import { failureOf } from '@salient/shared/client/rpcError.ts';
import { commonErrors } from '@salient/shared/contract/commonErrors.ts';
import type { Merge } from './mergeThreeWays.ts';

/** Two saves of one record that met: who was first, and what there is to decide. */
export interface Conflict<Draft extends object, Entity> extends FirstSaver {
  readonly theirs: Entity;
  readonly merge: Merge<Draft>;
}

export interface FirstSaver {
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly changedAt: string | null;
}

/** Who saved first, as error 1020 tells it. */
export function readConflict(error: unknown): FirstSaver {
  const read = commonErrors.conflict.data.safeParse(failureOf(error).data);
  return read.success ? read.data : { changedBy: null, changedAt: null };
}
