import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useState } from 'react';

export interface Nearness {
  readonly state: 'unasked' | 'asking' | 'known' | 'unknown';
  /** Where the visitor is, kept by this page alone. */
  readonly place: Location | null;
  /** Asks the device, for the first time here: nobody is asked who has not pressed. */
  readonly ask: () => void;
  readonly forget: () => void;
}

/** Where the visitor is, when they wish it: never sent, never stored, forgotten with the page. */
export function useNearness(): Nearness {
  const [state, setState] = useState<Nearness['state']>('unasked');
  const [place, setPlace] = useState<Location | null>(null);
  const ask = () => {
    setState('asking');
    const fail = () => {
      setPlace(null);
      setState('unknown');
    };
    if (!navigator.geolocation) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lon: coords.longitude });
        setState('known');
      },
      fail,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  };
  const forget = () => {
    setPlace(null);
    setState('unasked');
  };
  return { state, place, ask, forget };
}
