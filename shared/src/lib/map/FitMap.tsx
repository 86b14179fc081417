import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  readonly positions: readonly Readonly<Location>[];
  /** The nearest that the map goes. */
  readonly maxZoom?: number;
}

/** Moves the map around it so that all positions are seen, whenever they are others than before. */
export function FitMap({ positions, maxZoom = 11 }: Props) {
  const map = useMap();
  const key = positions.map(({ lat, lon }) => `${lat} ${lon}`).join('|');
  useEffect(() => {
    const points = key.split('|').flatMap((each) => (each ? [each.split(' ').map(Number) as [number, number]] : []));
    if (points.length > 0) map.fitBounds(latLngBounds(points), { padding: [40, 40], maxZoom, animate: false });
  }, [map, key, maxZoom]);
  return null;
}
