import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { mapZooms, publicMapCenter } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { KeyMarkers } from './KeyMarkers.tsx';
import { useLiveKeys } from './useLiveKeys.ts';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  readonly here?: string;
}

/** The keys on a map: around Ieper, or around one of them. */
export function KeyMap({ keys, here }: Props) {
  const { t } = useTexts();
  useLiveKeys();
  const own = keys.find(({ id }) => id === here);
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <MapCanvas
        label={t('keyLocationPages.mapWith', { count: keys.length })}
        center={own?.position ?? publicMapCenter}
        zoom={own ? mapZooms.oneKey : mapZooms.public}
      >
        <KeyMarkers keys={keys} {...(here === undefined ? {} : { here })} />
      </MapCanvas>
    </>
  );
}
