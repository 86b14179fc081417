import type { ActionOutcome, DoneRecord } from '@salient/shared/areas/functions/functionMethods.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { codeOf, fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

interface Undone {
  readonly isRunning: boolean;
  /** How many records are as they were. */
  readonly done: number;
  /** How many shall be. */
  readonly asked: number;
  /** The others, each with why not. */
  readonly failed: ActionOutcome['failed'];
}

/**
 * What takes back what an action did, a step a record: one that was changed more than once goes back to before the first time.
 * The last that was done is taken back first.
 */
export function stepsBack(changes: NonNullable<ActionOutcome['changes']>): readonly DoneRecord[] {
  const steps = new Map<string, DoneRecord>();
  for (const done of changes.flatMap(({ records }) => records)) {
    if (!done.undoable) continue;
    const { entry } = (done.change === 'changed' && steps.get(done.record.id)) || done;
    steps.set(done.record.id, { ...done, entry });
  }
  return [...steps.values()].reverse();
}

/** Takes what an action did back, each record by its history: what somebody changed since stays, and is told. */
export function useUndo() {
  const client = useClient();
  const queries = useQueryClient();
  const [undone, setUndone] = useState<Undone | null>(null);
  const undo = async (changes: NonNullable<ActionOutcome['changes']>) => {
    const steps = stepsBack(changes);
    let sum: Undone = { isRunning: true, done: 0, asked: steps.length, failed: [] };
    setUndone(sum);
    for (const { entry, change, version, record } of steps) {
      try {
        if (change === 'removed') await client.restoreRemoved({ change: entry });
        else await client.restoreVersion({ change: entry, side: 'before', version: version ?? 0 });
        sum = { ...sum, done: sum.done + 1 };
      } catch (error) {
        sum = { ...sum, failed: [...sum.failed, { id: record.id, code: reasonOf(error) }] };
      }
      setUndone(sum);
    }
    await queries.invalidateQueries();
    setUndone({ ...sum, isRunning: false });
  };
  return { undone, undo, forget: useCallback(() => setUndone(null), []) };
}

/** The first code of what refuses it, or the name of the error. */
function reasonOf(error: unknown): string {
  const { name, data } = failureOf(error);
  const { success, data: fields } = fieldErrorsSchema.safeParse(data);
  const [first] = success ? Object.values(fields).flat() : [];
  return first === undefined ? name : codeOf(first);
}
