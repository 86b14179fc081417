import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';

/** As many tabs as the keyboard has digits for. */
const mostDigits = 9;

/** The digit that opens a tab; undefined where there are more tabs than digits. */
export const digitOf = (index: number): string | undefined => (index < mostDigits ? String(index + 1) : undefined);

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

/** Opens the first tab on `1`, the second on `2`, and lists them on the help sheet. */
export function useTabShortcuts<Key extends string>(tabs: readonly Tab<Key>[], open: (key: Key) => void): void {
  const { shortcuts } = useServices();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const listed = JSON.stringify(tabs.map(({ key, label }) => [key, label]));
  useEffect(() => {
    const removals = (JSON.parse(listed) as [Key, string][]).flatMap(([key, label], index) => {
      const keys = digitOf(index);
      return keys === undefined ? [] : [shortcuts.add({ keys, label, run: () => latest.current(key) })];
    });
    return () => {
      for (const remove of removals) remove();
    };
  }, [listed, shortcuts]);
}
