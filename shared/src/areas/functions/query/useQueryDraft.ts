import { useEffect, useRef, useState } from 'react';
import type { FunctionDefinition } from '../functionDefinition.ts';
import { printQuery, settledQuery } from './queryAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Milliseconds of rest before what is typed counts. */
const typingPause = 120;

/**
 * What somebody is typing: at once on screen, a moment later in the address. An address that changes for another reason
 * (Back, a removed filter) replaces the draft.
 *
 * @param query as the address has it.
 * @param save receives the draft after a pause; never after the component is gone.
 */
export function useQueryDraft(definition: FunctionDefinition, query: SearchQuery, save: (query: SearchQuery) => void) {
  const printed = (asked: SearchQuery) => JSON.stringify(printQuery(definition, asked));
  const [draft, setDraft] = useState(query);
  const inAddress = printed(query);
  const shown = useRef(inAddress);
  /** The latest that the address has, or will have once what was saved arrives there. */
  const known = useRef(inAddress);
  /** What was saved and has not arrived: on a slow phone the address still shows it while more is typed. */
  const underWay = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSave = useRef(save);

  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    // Only an address that changed says anything: the one that is shown is read anew with whatever else is drawn anew.
    if (shown.current === inAddress) return;
    shown.current = inAddress;
    const arrivesLate = underWay.current.includes(inAddress);
    if (known.current === inAddress) underWay.current = [];
    if (known.current === inAddress || arrivesLate) return;
    known.current = inAddress;
    underWay.current = [];
    clearTimeout(timer.current);
    setDraft(query);
  }, [inAddress, query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const edit = (next: SearchQuery) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // As the address gives it back: a blank at the end is no other search.
      const text = printed(settledQuery(definition, next));
      if (text === known.current) return;
      known.current = text;
      underWay.current.push(text);
      latestSave.current(next);
    }, typingPause);
  };
  /** Forgets what waits to be saved, because it is being committed now. */
  const settle = () => clearTimeout(timer.current);
  return { draft, edit, settle };
}
