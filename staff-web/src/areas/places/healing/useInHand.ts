import { useEffect, useState } from 'react';

interface Shown<Item> {
  /** A page of the queue. */
  readonly waiting: readonly Item[];
  /** The number in the queue of its first item. */
  readonly start: number;
  /** Whether another page is shown until the one that is asked for is there. */
  readonly isPlaceholder: boolean;
}

/**
 * What of a queue is in hand. It is held by what it is, not by where it stands: whatever leaves or enters the queue
 * meanwhile, by a look-up or by others, only one's own decision or choice brings another into the hand.
 *
 * @param number that was chosen: what stands there is taken up when nothing is held.
 */
export function useInHand<Item extends { readonly id: string }>(
  number: number,
  { waiting, start, isPlaceholder }: Shown<Item>,
) {
  const [held, setHeld] = useState<Item | null>(null);
  const index = held ? waiting.findIndex(({ id }) => id === held.id) : number - start;
  // One that has left the queue stays in hand as it was last read.
  const inHand = isPlaceholder ? undefined : (waiting[index] ?? held ?? undefined);
  const at = !isPlaceholder && index >= 0 ? start + index : number;
  useEffect(() => {
    if (!held && inHand) setHeld(inHand);
  }, [held, inHand]);
  return {
    inHand,
    /** The number in the queue of what is in hand. */
    at,
    /** The one behind it; of what has left the queue that is the one that took its number. */
    following: index >= 0 ? at + 1 : at,
    /** Takes up one that has just come back, wherever the number leads. */
    hold: (item: Item) => setHeld(item),
    release: () => setHeld(null),
  };
}
