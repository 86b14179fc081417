import { Polygon } from 'leaflet';
import { useEffect } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  /** Kept by the caller from one drawing to the next: other corners are another area. */
  readonly corners: readonly Location[];
}

/** Zoom that is near enough: an area of a few metres is seen with what lies around it. */
const nearest = 16;

/** The outline of an area on the map around it; where it does not show as a whole, the map makes room for it. */
export function MapArea({ corners }: Props) {
  const map = useMap();
  useEffect(() => {
    const area = new Polygon(
      corners.map(({ lat, lon }) => [lat, lon] as const as [number, number]),
      { className: 'map-area', interactive: false },
    );
    area.addTo(map);
    const bounds = area.getBounds();
    if (!map.getBounds().contains(bounds)) {
      map.fitBounds(bounds.extend(map.getCenter()), { animate: false, maxZoom: nearest, padding: [24, 24] });
    }
    return () => {
      area.remove();
    };
  }, [map, corners]);
  return null;
}
