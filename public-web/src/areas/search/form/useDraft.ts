import { useEffect, useRef, useState } from 'react';
import { withQuery } from '../../../lib/routing/address.ts';
import { printSearch } from '../searchAddress.ts';
import { emptySearch, type SearchQuery } from '../searchQuery.ts';

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
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSave = useRef(save);

  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (known.current === inAddress) return;
    known.current = inAddress;
    clearTimeout(timer.current);
    setDraft(query);
  }, [inAddress, query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const edit = (next: SearchQuery) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const text = printed(next);
      if (text === known.current) return;
      known.current = text;
      latestSave.current(next);
    }, typingPause);
  };
  /** Forgets what waits to be saved, because it is being committed now. */
  const settle = () => clearTimeout(timer.current);
  return { draft, edit, settle };
}
