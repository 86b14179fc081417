import { useSearchParams } from 'react-router-dom';

/** What of a queue is shown at once. */
export const pageSize = 12;

/** Where somebody is in a queue, and by what it is narrowed. */
interface Place {
  readonly number: number;
  readonly text: string;
  readonly status: string;
}

/**
 * Where somebody is in a queue, as the address says it: whoever edits what is in hand comes back to it, or to the one that took
 * its number.
 */
export function useQueueAddress() {
  const [address, setAddress] = useSearchParams();
  const number = Math.max(0, Number.parseInt(address.get('at') ?? '', 10) - 1 || 0);
  return {
    number,
    start: Math.floor(number / pageSize) * pageSize,
    text: address.get('text') ?? '',
    status: address.get('status') ?? '',
    move: (to: Partial<Place>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string | undefined) => {
            if (value === '') next.delete(name);
            else if (value !== undefined) next.set(name, value);
          };
          set('at', to.number === undefined ? undefined : to.number === 0 ? '' : String(to.number + 1));
          set('text', to.text);
          set('status', to.status);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
