import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Name of the part of the address that says which dialog is open over a page. */
export const openParam = 'open';

/** A dialog over a page: what it does, and with which record. */
export interface OpenPanel {
  readonly panel: string;
  /** Absent where the dialog needs none, such as that of a new record. */
  readonly id: string | undefined;
}

/**
 * The dialog over the present page, as the address says it: `open=edit~<id>`. Back closes it, and a link can be shared;
 * the list behind keeps its place.
 */
export function useOpenPanel() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefWith = (value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(openParam);
    else next.set(openParam, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const [panel, id] = (address.get(openParam) ?? '').split('~');
  const open: OpenPanel | null = panel ? { panel, id } : null;
  return {
    open,
    hrefOf: (wanted: string, record?: string) => hrefWith(record ? `${wanted}~${record}` : wanted),
    show: (wanted: string, record?: string) =>
      void navigate(hrefWith(record ? `${wanted}~${record}` : wanted), { preventScrollReset: true }),
    close: () => void navigate(hrefWith(null), { preventScrollReset: true }),
  };
}
