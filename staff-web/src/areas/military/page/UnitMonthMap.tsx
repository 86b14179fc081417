import 'leaflet/dist/leaflet.css';
import '@salient/shared/lib/map/map.css';
import { writtenUnitName } from '@salient/shared/areas/military/names/writtenUnitName.ts';
import type { UnitMonth } from '@salient/shared/areas/military/unitPlaces.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FitMap } from '@salient/shared/lib/map/FitMap.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { type MonthPin, monthPins } from './monthPins.ts';

interface Props {
  /** All months: the map shows the same part of the world in each. */
  readonly months: readonly UnitMonth[];
  readonly shown: UnitMonth | undefined;
}

/** Ieper: where a map begins that has nothing to show. */
const start = { lat: 50.851, lon: 2.886 };

const locationOf = (place: PublicPlace | null): readonly Location[] => (place?.loc ? [place.loc] : []);

/** The places of a month; the list beside it says the same, so that the keyboard passes by its pins. */
export function UnitMonthMap({ months, shown }: Props) {
  const { t, language } = useTexts();
  const all = useMemo(
    () => months.flatMap(({ stays, deaths }) => [...stays, ...deaths].flatMap(({ place }) => locationOf(place))),
    [months],
  );
  if (all.length === 0) return null;
  return (
    <div className="military-map">
      <MapCanvas label={t('military.inTime.map')} center={start} zoom={9} tilesAtOnce>
        <FitMap positions={all} />
        {(shown ? monthPins(shown) : []).map(({ key, place, unit, ...pin }) => (
          <Pin
            key={key}
            {...pin}
            title={[placeName(place.names, language), unit && writtenUnitName(unit)].filter(Boolean).join(' · ')}
          />
        ))}
      </MapCanvas>
    </div>
  );
}

interface PinProps extends Pick<MonthPin, 'position' | 'count' | 'kind'> {
  readonly title: string;
}

function Pin({ position, count, kind, title }: PinProps) {
  const icon = useMemo(
    () =>
      divIcon({
        className: `map-marker${kind === 'stay' ? ' map-marker-chosen' : ''}`,
        html: `<span>${kind === 'stay' ? '•' : `†${count}`}</span>`,
        iconSize: [44, 44],
        iconAnchor: [kind === 'stay' ? 22 : 12, 42],
      }),
    [count, kind],
  );
  return <MapMarker position={position} icon={icon} keyboard={false} title={title} />;
}
