import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../focus/isFocusLost.ts';

/**
 * Gives the focus back to what opened a dialog, when it has faded away or left the page. Mantine forgets it where the dialog
 * is open from its first drawing on, where a question stood before it, and where it was an entry of a menu: its button
 * takes the focus then.
 */
export function useReturnToOpener(opened: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened) opener.current = openerOf(document.activeElement);
  }, [opened]);
  const giveBack = useCallback(() => {
    if (isFocusLost() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  useEffect(() => giveBack, [giveBack]);
  return giveBack;
}

function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
