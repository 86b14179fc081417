import { type Map as LeafletMap, latLngBounds, type PointTuple } from 'leaflet';
import { useEffect } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  readonly positions: readonly Readonly<Location>[];
  /** The nearest that the map goes. */
  readonly maxZoom?: number;
  /** Whether a map that shows all of them already stays where it is. */
  readonly unlessSeen?: boolean;
}

/** Pixels at the edges where no position may lie: markers stand above theirs, buttons at the left, scale and credits below. */
const topLeft: PointTuple = [80, 56];
const bottomRight: PointTuple = [32, 52];

/**
 * Moves the map around it so that all positions are seen with their markers, whenever they are others than before, and
 * when the map changes its size before anybody moved it.
 */
export function FitMap({ positions, maxZoom = 11, unlessSeen = false }: Props) {
  const map = useMap();
  const key = positions.map(({ lat, lon }) => `${lat} ${lon}`).join('|');
  useEffect(() => {
    const points = key.split('|').flatMap((each) => (each ? [each.split(' ').map(Number) as [number, number]] : []));
    if (points.length === 0) return;
    let isFitting = false;
    let isMoved = false;
    const fit = () => {
      if (isMoved || (unlessSeen && areSeen(map, points))) return;
      isFitting = true;
      const padding = { paddingTopLeft: topLeft, paddingBottomRight: bottomRight };
      map.fitBounds(latLngBounds(points), { ...padding, maxZoom, animate: false });
      isFitting = false;
    };
    const onMove = () => {
      if (!isFitting) isMoved = true;
    };
    fit();
    map.on('movestart', onMove);
    map.on('resize', fit);
    return () => {
      map.off('movestart', onMove);
      map.off('resize', fit);
    };
  }, [map, key, maxZoom, unlessSeen]);
  return null;
}

function areSeen(map: LeafletMap, points: readonly [number, number][]): boolean {
  const size = map.getSize();
  return points.every((point) => {
    const { x, y } = map.latLngToContainerPoint(point);
    return x >= topLeft[0] && y >= topLeft[1] && x <= size.x - bottomRight[0] && y <= size.y - bottomRight[1];
  });
}
