import 'leaflet/dist/leaflet.css';
import '@salient/shared/lib/map/map.css';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap } from '@salient/shared/lib/map/mapContext.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import { useEffect } from 'react';
import { placeMap } from './placeMap.ts';

export interface PlacePoint {
  readonly id: string;
  readonly name: string;
  readonly position: Location;
}

const icon = (number: number) =>
  divIcon({
    className: 'map-marker map-marker-chosen',
    html: `<span>${number}</span>`,
    iconSize: [44, 44],
    iconAnchor: [22, 42],
  });

/** Some places on one map, numbered in the order in which they stand beside it. */
export function PlacesMap({ points }: { readonly points: readonly PlacePoint[] }) {
  const { t } = useTexts();
  const [first] = points;
  return (
    <MapCanvas
      label={t('places.map')}
      center={first?.position ?? placeMap.center}
      zoom={first ? placeMap.near : placeMap.zoom}
      tilesAtOnce
    >
      {points.map(({ id, name, position }, index) => (
        <MapMarker key={id} position={position} icon={icon(index + 1)} title={name} keyboard={false} />
      ))}
      <FitAll points={points} />
    </MapCanvas>
  );
}

/** Brings all of them into sight. */
function FitAll({ points }: { readonly points: readonly PlacePoint[] }) {
  const map = useMap();
  useEffect(() => {
    if (points.length < 2) return;
    map.fitBounds(
      points.map(({ position: { lat, lon } }): [number, number] => [lat, lon]),
      { padding: [40, 40], maxZoom: placeMap.near, animate: false },
    );
  }, [map, points]);
  return null;
}
