import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { createContext, useContext, useEffect, useRef } from 'react';

/** The map around a layer; null outside a `MapCanvas`. */
export const MapContext = createContext<LeafletMap | null>(null);

/**
 * The map that the component is drawn on.
 *
 * @throws Error outside a `MapCanvas`.
 */
export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('a layer of a map is drawn within a MapCanvas');
  return map;
}

/** Listens to one event of the map; the newest `onEvent` is called. */
export function useMapEvent<Type extends keyof LeafletEventHandlerFnMap>(
  type: Type,
  onEvent: NonNullable<LeafletEventHandlerFnMap[Type]>,
): void {
  const map = useMap();
  const handler = useRef(onEvent);
  useEffect(() => {
    handler.current = onEvent;
  }, [onEvent]);
  useEffect(() => {
    const handlers: LeafletEventHandlerFnMap = {
      [type]: (event: never) => (handler.current as (event: never) => void)(event),
    };
    map.on(handlers);
    return () => {
      map.off(handlers);
    };
  }, [map, type]);
}
