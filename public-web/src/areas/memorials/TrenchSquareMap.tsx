import type { TrenchSquare } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapArea } from '@salient/shared/lib/map/MapArea.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';

interface Props {
  readonly square: TrenchSquare;
  readonly reference: string;
  /** Of the memorial, and what that is called. */
  readonly position: Location | null;
  readonly name: string;
}

const icon = divIcon({
  className: 'map-marker map-marker-chosen',
  html: '<span>•</span>',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
});

/** Near enough to see a square of a thousand yards as a whole. */
const zoom = 14;

/** A square of a trench map on a map of today, with the memorial's own position beside it. */
export function TrenchSquareMap({ square, reference, position, name }: Props) {
  const { t } = useTexts();
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <MapCanvas label={t('trenchSquares.map', { reference })} center={square.centre} zoom={zoom}>
        <MapArea corners={square.corners} />
        {position && <MapMarker position={position} icon={icon} title={name} keyboard={false} />}
      </MapCanvas>
    </>
  );
}
