import type { ActionOutcome } from '@salient/shared/areas/functions/functionMethods.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useCallback, useRef, useState } from 'react';

/** So many rows a call takes: each answer moves the progress on, and a stop is heard soon. */
const rowsOfCall = 10;

export interface ActionProgress extends ActionOutcome {
  readonly isRunning: boolean;
  /** With how many rows it is done, or shall be. */
  readonly asked: number;
  /** Set when a call failed as a whole: rows after it were left. */
  readonly error: unknown;
}

const nothing: ActionProgress = {
  done: [],
  failed: [],
  preview: [],
  changes: [],
  isRunning: false,
  asked: 0,
  error: null,
};

/** Does an action with rows, or finds out what it would do, some at a time. */
export function useAction(name: string) {
  const client = useClient();
  const [progress, setProgress] = useState(nothing);
  const stop = useRef<AbortController>(undefined);
  const run = useCallback(
    /** @param refused rows of which it is known already that it cannot be done. */
    async (action: string, ids: readonly string[], preview: boolean, refused: ActionOutcome['failed'] = []) => {
      stop.current?.abort();
      const mine = new AbortController();
      stop.current = mine;
      let sum: ActionProgress = { ...nothing, isRunning: true, failed: refused, asked: ids.length + refused.length };
      setProgress(sum);
      try {
        for (let at = 0; at < ids.length && !mine.signal.aborted; at += rowsOfCall) {
          const some = ids.slice(at, at + rowsOfCall);
          const options = preview ? { signal: mine.signal } : {};
          const { data } = await client.applyAction({ name, action, ids: some, preview }, options);
          sum = {
            ...sum,
            done: [...sum.done, ...data.done],
            failed: [...sum.failed, ...data.failed],
            preview: [...(sum.preview ?? []), ...(data.preview ?? [])],
            changes: [...(sum.changes ?? []), ...(data.changes ?? [])],
          };
          if (stop.current === mine) setProgress(sum);
        }
      } catch (error) {
        sum = { ...sum, error: mine.signal.aborted ? null : error };
      }
      if (stop.current === mine) setProgress({ ...sum, isRunning: false });
    },
    [client, name],
  );
  return { progress, run, stop: useCallback(() => stop.current?.abort(), []) };
}
