import { LatLngBounds, Polygon } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  /** Kept by the caller from one drawing to the next: other corners are another area. */
  readonly corners: readonly Location[];
  /** What should be seen together with the area: when it moves, the map makes room for both again. */
  readonly beside?: Location | null;
}

/** Zoom that is near enough: an area of a few metres is seen with what lies around it. */
const nearest = 16;

/** The outline of an area on the map around it; where it does not show as a whole, the map makes room for it. */
export function MapArea({ corners, beside = null }: Props) {
  const map = useMap();
  const fitted = useRef<readonly Location[]>(null);
  useEffect(() => {
    const area = new Polygon(pointsOf(corners), { className: 'map-area', interactive: false });
    area.addTo(map);
    return () => {
      area.remove();
    };
  }, [map, corners]);
  const [lat, lon] = [beside?.lat, beside?.lon];
  useEffect(() => {
    if (lat === undefined && fitted.current === corners) return;
    fitted.current = corners;
    const bounds = new LatLngBounds(pointsOf(corners));
    if (map.getBounds().contains(bounds)) return;
    bounds.extend(lat === undefined || lon === undefined ? map.getCenter() : [lat, lon]);
    map.fitBounds(bounds, { animate: false, maxZoom: nearest, padding: [24, 24] });
  }, [map, corners, lat, lon]);
  return null;
}

const pointsOf = (corners: readonly Location[]) => corners.map(({ lat, lon }): [number, number] => [lat, lon]);
