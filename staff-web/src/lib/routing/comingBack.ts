import { useLocation } from 'react-router-dom';

/** What a link to a form carries, so that who saves or leaves it comes back to where it was opened. */
export const comingBackTo = (address: string) => ({ back: address });

/** The address of the page with what it says of its state. */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Where a form was opened from that leads back there; null where it leads on to its record. */
export function useBack(): string | null {
  const { state } = useLocation();
  return typeof state?.back === 'string' ? state.back : null;
}
