import type { WaitingPlace } from '@salient/shared/areas/places/placeHealing.ts';
import { useEffect, useState } from 'react';

interface Shown {
  /** A page of the queue. */
  readonly waiting: readonly WaitingPlace[];
  /** The number in the queue of its first place. */
  readonly start: number;
  /** Whether another page is shown until the one that is asked for is there. */
  readonly isPlaceholder: boolean;
}

/**
 * The place in hand. It is held by what it is, not by where it stands: whatever leaves or enters the queue meanwhile, by a
 * look-up or by others, only one's own decision or choice brings another place into the hand.
 *
 * @param number that was chosen: the place there is taken up when none is held.
 */
export function useInHand(number: number, { waiting, start, isPlaceholder }: Shown) {
  const [held, setHeld] = useState<WaitingPlace | null>(null);
  const index = held ? waiting.findIndex(({ id }) => id === held.id) : number - start;
  // One that has left the queue stays in hand as it was last read.
  const inHand = isPlaceholder ? undefined : (waiting[index] ?? held ?? undefined);
  const at = !isPlaceholder && index >= 0 ? start + index : number;
  useEffect(() => {
    if (!held && inHand) setHeld(inHand);
  }, [held, inHand]);
  return {
    inHand,
    /** The number in the queue of the place in hand. */
    at,
    /** The one behind it; of a place that has left the queue that is the one that took its number. */
    following: index >= 0 ? at + 1 : at,
    release: () => setHeld(null),
  };
}
