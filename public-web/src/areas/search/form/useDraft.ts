import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useEffect, useRef, useState } from 'react';
import { withQuery } from '../../../lib/routing/address.ts';
import { printSearch, settledQuery } from '../searchAddress.ts';
import { emptySearch } from '../searchState.ts';

/** Milliseconds of rest before what is typed counts. */
const typingPause = 120;

const printed = (query: SearchQuery) => withQuery('', printSearch({ ...emptySearch, query }));

/**
 * What the visitor is typing: at once on screen, a moment later in the address. An address that changes for another
 * reason (Back, a removed filter) replaces the draft.
 *
 * @param save receives the draft after a pause; never after the component is gone.
 */
export function useDraft(query: SearchQuery, save: (query: SearchQuery) => void) {
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
      const text = printed(settledQuery(next));
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
