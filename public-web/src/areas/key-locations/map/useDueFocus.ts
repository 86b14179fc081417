import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { Marker } from 'leaflet';
import { type RefObject, useEffect } from 'react';

/** The id of the key whose marker takes the focus of the cluster that it came out of. */
export type Due = RefObject<string | null>;

/** A marker that appears where a cluster was opened takes the focus that the vanishing cluster had. */
export function useDueFocus(marker: RefObject<Marker | null>, due: Due, places: readonly MapKeyLocation[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the marker appears.
  useEffect(() => {
    if (!places.some(({ id }) => id === due.current)) return;
    due.current = null;
    marker.current?.getElement()?.focus();
  }, []);
}
