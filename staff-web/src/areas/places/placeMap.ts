import type { MapStart } from '../../lib/map/PositionMap.tsx';

/** Where the map of a place begins, and how near it comes to one that is located (PLACE-19, PLACE-20, MAP-07). */
export const placeMap: MapStart = { center: { lat: 52, lon: 3 }, zoom: 8, near: 12 };
