import { useCallback, useEffect, useRef } from 'react';
import { type EntryPlace, focusEntryAt, placeOfEntry } from '../focus/entries.ts';
import { isFocusLost } from '../focus/isFocusLost.ts';

/**
 * Gives the focus back to what opened a dialog, when it has faded away or left the page. Mantine forgets it where the dialog
 * is open from its first drawing on, where a question stood before it, and where it was an entry of a menu: its button
 * takes the focus then. Where the entry of a list that opened it has gone meanwhile, as by its removal, the one that took its
 * place has the focus.
 */
export function useReturnToOpener(opened: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const entry = useRef<EntryPlace | null>(null);
  const wasOpened = useRef(false);
  // Looked for while it is drawn: the entry of a menu may have left the page before any effect.
  if (opened && !wasOpened.current) {
    opener.current = openerOf(document.activeElement);
    entry.current = opener.current && placeOfEntry(opener.current);
  }
  wasOpened.current = opened;
  const giveBack = useCallback(() => {
    if (!isFocusLost() || !(opener.current instanceof HTMLElement)) return;
    if (opener.current.isConnected) opener.current.focus({ preventScroll: true });
    else if (entry.current?.around.isConnected) focusEntryAt(entry.current);
  }, []);
  useEffect(() => giveBack, [giveBack]);
  return giveBack;
}

function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
