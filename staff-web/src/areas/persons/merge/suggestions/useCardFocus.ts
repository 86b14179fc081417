import { type RefObject, useEffect, useRef } from 'react';

const cardsIn = (list: RefObject<HTMLElement | null>) => [
  ...(list.current?.querySelectorAll<HTMLElement>(':scope > li > article') ?? []),
];

/** Which card of a list the keyboard is at, and the ways to another. */
export function useCardFocus(list: RefObject<HTMLElement | null>, shown: readonly unknown[] | undefined) {
  /** Where the focus goes once the cards have come anew. */
  const wanted = useRef<number | null>(null);
  const focus = (index: number) => {
    const cards = cardsIn(list);
    cards[Math.max(0, Math.min(index, cards.length - 1))]?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cards have come anew.
  useEffect(() => {
    if (wanted.current === null) return;
    const index = wanted.current;
    wanted.current = null;
    focus(index);
  }, [shown]);
  return {
    /** The card that has the focus or holds it; the first when it is elsewhere. */
    current: () => {
      const at = cardsIn(list).findIndex((card) => card.contains(document.activeElement));
      return Math.max(at, 0);
    },
    hasFocus: () => cardsIn(list).some((card) => card.contains(document.activeElement)),
    focus,
    /** Keeps the place when the card at `index` goes: the one that moves up has the focus. */
    focusNextTime: (index: number) => {
      wanted.current = index;
    },
  };
}
