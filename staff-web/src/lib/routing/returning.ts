import { keptPlace } from './keptPlace.ts';
import { openParam } from './openParam.ts';

/** What a step up to the page above carries, so that it comes back to the place that was left there. */
export const returning = { returns: true } as const;

/** Whether a step led up to a list that was left before. */
export const returnsToPlace = ({ pathname, state }: { readonly pathname: string; readonly state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && keptPlace(pathname) !== null;

/** The address of the page above, with the search, the order and the page of the list that was left there. */
export function addressToReturn(path: string): string {
  const kept = new URLSearchParams(keptPlace(path)?.search);
  kept.delete(openParam);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
