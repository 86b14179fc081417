import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useInHand } from './useInHand.ts';
import { useNextInHand } from './useNextInHand.ts';
import type { useQueueAddress } from './useQueueAddress.ts';

/** Somebody else was there before: what is in hand is no longer what was decided about. */
const overtaken = new Set(['conflict', 'notFound', 'merged', 'gone', 'placeTextChanged']);

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

/** What was done: what is said of it, and what came back to the queue by it, under the decision by which it had left. */
interface Done<Item> {
  readonly said: string;
  readonly back?: { readonly decision: string; readonly renewed?: Partial<Item> };
}

/** What left the hand by a decision, and from which number. */
interface Left<Item> {
  readonly item: Item;
  readonly number: number;
}

/**
 * A queue that is worked through one by one. What was decided leaves it, and the next one takes its number.
 *
 * @param refresh has everything asked anew that a decision makes stale.
 */
export function useQueue<Item extends { readonly id: string }>(
  { number, start, move }: ReturnType<typeof useQueueAddress>,
  { data, isPlaceholderData: isPlaceholder, isSuccess }: Answer<Item>,
  refresh: () => Promise<unknown>,
) {
  const messages = useMessages();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(Promise.resolve());
  const waiting = data?.data ?? [];
  const total = data?.total ?? 0;
  const left = useRef(new Map<string, Left<Item>>());
  const { inHand, at, following, hold, release } = useInHand(number, { waiting, start, isPlaceholder });
  const isDone = isSuccess && !isPlaceholder && total === 0;
  const elementRef = useNextInHand(isDone ? 'none' : inHand?.id);
  const isPastEnd = isSuccess && !isPlaceholder && start > 0 && waiting.length === 0;
  useEffect(() => {
    if (isPastEnd) move({ number: start - 1 });
  });
  return {
    ...{ waiting, total, start, inHand, at, following, isBusy },
    /** Of the element of what is in hand, or of what tells that nothing is left. */
    elementRef,
    next: isPlaceholder ? undefined : waiting[following - start],
    isTurning: isPlaceholder,
    choose: (chosen: number) => {
      move({ number: Math.max(0, Math.min(chosen, total - 1)) });
      release();
    },
    /** Begins anew with the first, as when the queue is narrowed. */
    narrow: (by: { readonly text?: string; readonly status?: string }) => {
      move({ ...by, number: 0 });
      release();
    },
    /**
     * What is in hand leaves by a decision: the next one takes its number; behind the last of the queue it is the one before.
     */
    leave: (decision: string) => {
      if (inHand) left.current.set(decision, { item: inHand, number: at });
      move({ number: Math.max(0, Math.min(at, total - 2)) });
    },
    /** Does what changes the queue, and says so. */
    change: async (
      steps: () => Promise<Done<Item>>,
      { waits = false, sayInvalid }: ChangeOptions = {},
    ): Promise<void> => {
      if (isBusy && !waits) return;
      running.current = running.current.then(async () => {
        setBusy(true);
        try {
          const { said, back } = await steps();
          await refresh();
          const former = back && left.current.get(back.decision);
          if (former) {
            move({ number: former.number });
            hold({ ...former.item, ...back.renewed });
          } else release();
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
