import { useSyncExternalStore } from 'react';

const key = 'salient.detailedMap';
const listeners = new Set<() => void>();

/** Kept for the visit alone, on this device; where a browser keeps nothing, for the page. */
let isWanted = read();

function read(): boolean {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** Has the maps of this visit load the tiles of OpenStreetMap, or no more of them. */
export function wantDetailedMap(wanted: boolean): void {
  isWanted = wanted;
  try {
    if (wanted) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // The choice holds for this page.
  }
  for (const notify of listeners) notify();
}

/** Whether the visitor asked for the detailed map; nothing of it is fetched before. */
export const useDetailedMapWanted = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => isWanted,
    () => false,
  );
