import { type Context, useCallback, useContext } from 'react';
import { useVisit } from './VisitProvider.tsx';

/** Hears what a screen saw, with the number of the visit that the screen belongs to. */
export type Hearer<Seen> = (visit: number, seen: Seen) => void;

/** Tells whoever listens what a screen saw of its own visit. */
export function useSeen<Seen>(hearer: Context<Hearer<Seen>>): (seen: Seen) => void {
  const hear = useContext(hearer);
  const { number } = useVisit().visit;
  return useCallback((seen) => hear(number, seen), [hear, number]);
}
