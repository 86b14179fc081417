import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { openParam } from './openParam.ts';

/** A closed dialog leaves the page after this many milliseconds (SHELL-28). */
const removalMs = 1000;

/** A dialog over a page: what it does, and with which record. */
export interface OpenPanel {
  readonly panel: string;
  /** Absent where the dialog needs none, such as that of a new record. */
  readonly id: string | undefined;
  /** False while it goes. */
  readonly opened: boolean;
  /** One for each opening, so that no dialog begins with what was left in the one before. */
  readonly key: number;
}

/**
 * The dialog over the present page, as the address says it: `open=edit~<id>`. Back closes it, a link can be shared, and
 * the list behind keeps its place.
 */
export function useOpenPanel() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useShownPanel(address.get(openParam));
  const hrefWith = (value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(openParam);
    else next.set(openParam, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const hrefOf = (panel: string, id?: string) => hrefWith(id ? `${panel}~${id}` : panel);
  return {
    shown,
    hrefOf,
    show: (panel: string, id?: string) => void navigate(hrefOf(panel, id), { preventScrollReset: true }),
    close: () => void navigate(hrefWith(null), { preventScrollReset: true }),
    /** Closes it for good, once what it was about is done: Back does not open it again. */
    finish: () => void navigate(hrefWith(null), { replace: true, preventScrollReset: true }),
  };
}

function useShownPanel(value: string | null): OpenPanel | null {
  const [kept, setKept] = useState({ value, opened: value !== null, key: 0 });
  if (value !== null && (value !== kept.value || !kept.opened)) setKept({ value, opened: true, key: kept.key + 1 });
  if (value === null && kept.opened) setKept({ ...kept, opened: false });
  const isGoing = kept.value !== null && !kept.opened;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setKept((now) => ({ ...now, value: null })), removalMs);
    return () => clearTimeout(timer);
  }, [isGoing]);
  if (kept.value === null) return null;
  const [panel = '', id] = kept.value.split('~');
  return { panel, id, opened: kept.opened, key: kept.key };
}
