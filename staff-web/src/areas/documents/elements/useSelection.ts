import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  /** Chosen keys that are there, in the order of the elements. */
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  /** @param isRange also takes what lies between this one and the one chosen before. */
  readonly toggle: (key: string, isRange: boolean) => void;
  readonly choose: (keys: readonly string[]) => void;
  /** Takes all that lies between the first and the last chosen. */
  readonly fill: () => void;
}

/** Which of some elements are chosen. What is gone meanwhile is chosen no more. */
export function useSelection(all: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(all);
  latest.current = all;
  const toggle = useCallback((key: string, isRange: boolean) => {
    const from = latest.current.indexOf(anchor.current ?? '');
    const to = latest.current.indexOf(key);
    const between = isRange && from >= 0 ? latest.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    setChosen((before) => {
      const next = new Set(before);
      if (before.has(key) && between.length === 1) next.delete(key);
      else for (const each of between) next.add(each);
      return next;
    });
    anchor.current = key;
  }, []);
  const choose = useCallback((keys: readonly string[]) => setChosen(new Set(keys)), []);
  return useMemo(() => {
    const keys = all.filter((key) => chosen.has(key));
    const fill = () => {
      const [first = '', last = ''] = [keys[0], keys.at(-1)];
      choose(all.slice(all.indexOf(first), all.indexOf(last) + 1));
    };
    return { keys, has: (key: string) => chosen.has(key), toggle, choose, fill };
  }, [all, chosen, toggle, choose]);
}
