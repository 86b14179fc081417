import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of a queue is shown at once. */
export const pageSize = 12;

/** Where somebody is in a queue, and by what it is narrowed. */
interface Place {
  readonly number: number;
  readonly text: string;
  readonly status: string;
}

const readPlace = (address: URLSearchParams): Place => ({
  number: Math.max(0, Number.parseInt(address.get('at') ?? '', 10) - 1 || 0),
  text: address.get('text') ?? '',
  status: address.get('status') ?? '',
});

function writePlace(before: URLSearchParams, { number, text, status }: Place): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ at: number === 0 ? '' : String(number + 1), text, status })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Where somebody is in a queue. The address says it too, so that whoever edits what is in hand comes back to it, or to the one
 * that took its number; it follows a moment later, and nothing waits for it.
 */
export function useQueueAddress() {
  const [address, setAddress] = useSearchParams();
  const [place, setPlace] = useState(() => readPlace(address));
  return {
    ...place,
    start: Math.floor(place.number / pageSize) * pageSize,
    move: (to: Partial<Place>) => {
      const next = { ...place, ...to };
      setPlace((now) => ({ ...now, ...to }));
      setAddress((before) => writePlace(before, next), { replace: true, preventScrollReset: true });
    },
  };
}
