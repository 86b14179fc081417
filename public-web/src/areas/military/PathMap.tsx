import type { UnitTrack } from '@salient/shared/areas/military/publicUnit.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FitMap } from '@salient/shared/lib/map/FitMap.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useAccessibleMarker } from '@salient/shared/lib/map/useAccessibleMarker.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useMemo } from 'react';
import { unitPeriod } from './unitPeriod.ts';

interface Stay {
  readonly at: Location;
  readonly name: string;
  readonly when: string;
  /** The entry of the list that the marker leads to. */
  readonly trackId: string;
}

/** The places of a path, each once, numbered by the day on which the unit first came there. */
export function PathMap({ track }: { readonly track: readonly UnitTrack[] }) {
  const { t, language } = useTexts();
  const stays = useMemo(() => {
    const byPlace = new Map<string, Stay>();
    for (const { id, place, ...period } of track) {
      if (!place?.loc) continue;
      const key = `${place.loc.lat} ${place.loc.lon}`;
      const known = byPlace.get(key);
      const when = unitPeriod(period, t);
      byPlace.set(key, {
        ...{ at: place.loc, name: placeName(place.names, language), trackId: known?.trackId ?? id },
        when: known ? `${known.when}; ${when}` : when,
      });
    }
    return [...byPlace.values()];
  }, [track, t, language]);
  const [first] = stays;
  if (!first) return null;
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <MapCanvas label={t('unitPage.pathMap', { count: stays.length })} center={first.at} zoom={10}>
        <FitMap positions={stays.map(({ at }) => at)} />
        {stays.map((stay, index) => (
          <StayMarker key={stay.trackId} stay={stay} number={index + 1} />
        ))}
      </MapCanvas>
    </>
  );
}

function StayMarker({ stay, number }: { readonly stay: Stay; readonly number: number }) {
  const { t } = useTexts();
  const { at, name, when, trackId } = stay;
  const icon = useMemo(
    () =>
      divIcon({ className: 'map-marker', html: `<span>${number}</span>`, iconSize: [44, 44], iconAnchor: [22, 42] }),
    [number],
  );
  const open = () => document.getElementById(`track-${trackId}`)?.focus();
  const marker = useAccessibleMarker(t('unitPage.toPlace', { place: name, when }), icon, open);
  return <MapMarker ref={marker} position={at} icon={icon} title={`${name}, ${when}`} onClick={open} />;
}
