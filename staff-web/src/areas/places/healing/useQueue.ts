import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useInHand } from './useInHand.ts';

/** What of a queue is shown at once. */
export const pageSize = 12;

/** Somebody else was there before: what is in hand is no longer what was decided about. */
const overtaken = new Set(['conflict', 'notFound', 'merged', 'gone', 'placeTextChanged']);

/** The number that was chosen in a queue, and where its page begins. */
export function useQueueNumber() {
  const [number, setNumber] = useState(0);
  return { number, setNumber, start: Math.floor(number / pageSize) * pageSize };
}

interface Answer<Item> {
  readonly data: { readonly data: readonly Item[]; readonly total: number } | undefined;
  readonly isPlaceholderData: boolean;
  readonly isSuccess: boolean;
}

interface ChangeOptions {
  /** Begins when what is under way is done; without it a key that is pressed twice decides once. */
  readonly waits?: boolean;
  /** What a refusal means here. */
  readonly sayInvalid?: string;
}

/**
 * A queue that is worked through one by one. What was decided leaves it, and the next one takes its number.
 *
 * @param refresh has everything asked anew that a decision makes stale.
 */
export function useQueue<Item extends { readonly id: string }>(
  { number, setNumber, start }: ReturnType<typeof useQueueNumber>,
  { data, isPlaceholderData: isPlaceholder, isSuccess }: Answer<Item>,
  refresh: () => Promise<unknown>,
) {
  const messages = useMessages();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(Promise.resolve());
  const waiting = data?.data ?? [];
  const total = data?.total ?? 0;
  const { inHand, at, following, release } = useInHand(number, { waiting, start, isPlaceholder });
  const isPastEnd = isSuccess && !isPlaceholder && start > 0 && waiting.length === 0;
  useEffect(() => {
    if (isPastEnd) setNumber(start - 1);
  }, [isPastEnd, start, setNumber]);
  return {
    ...{ waiting, total, start, inHand, at, following, isBusy },
    next: isPlaceholder ? undefined : waiting[following - start],
    isTurning: isPlaceholder,
    choose: (chosen: number) => {
      setNumber(Math.max(0, Math.min(chosen, total - 1)));
      release();
    },
    /** Begins anew with the first, as when the queue is narrowed. */
    restart: () => {
      setNumber(0);
      release();
    },
    /** What is in hand is about to leave: the next one takes its number; behind the last of the queue it is the one before. */
    leave: () => setNumber(Math.max(0, Math.min(at, total - 2))),
    /** Does what changes the queue, and says so. */
    change: async (steps: () => Promise<string>, { waits = false, sayInvalid }: ChangeOptions = {}): Promise<void> => {
      if (isBusy && !waits) return;
      running.current = running.current.then(async () => {
        setBusy(true);
        try {
          const said = await steps();
          await refresh();
          release();
          messages.success(said);
        } catch (error) {
          const { name } = failureOf(error);
          if (name === 'invalidData' && sayInvalid !== undefined) messages.error(sayInvalid);
          else messages.failure(error);
          await refresh();
          if (overtaken.has(name)) release();
        }
        setBusy(false);
      });
      await running.current;
    },
  };
}
