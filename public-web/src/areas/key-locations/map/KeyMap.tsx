import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { mapZooms, publicMapCenter } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FitMap } from '@salient/shared/lib/map/FitMap.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useMemo } from 'react';
import { KeyMarkers } from './KeyMarkers.tsx';
import { useLiveKeys } from './useLiveKeys.ts';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  readonly here?: string;
}

/** The keys on a map: around Ieper and as far out as they lie, or around one of them. */
export function KeyMap({ keys, here }: Props) {
  const { t } = useTexts();
  useLiveKeys();
  const own = keys.find(({ id }) => id === here);
  const positions = useMemo(() => keys.map(({ position }) => position), [keys]);
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <MapCanvas
        label={t('keyLocationPages.mapWith', { count: keys.length })}
        center={own?.position ?? publicMapCenter}
        zoom={own ? mapZooms.oneKey : mapZooms.public}
      >
        <KeyMarkers keys={keys} {...(here === undefined ? {} : { here })} />
        {/* Behind the markers, which hear by then that it changes the zoom. */}
        {!own && <FitMap positions={positions} maxZoom={mapZooms.public} unlessSeen />}
      </MapCanvas>
    </>
  );
}
