import type { UnitTrack } from '@salient/shared/areas/military/publicUnit.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useMemo } from 'react';
import { NumberedMap } from '../../lib/map/NumberedMap.tsx';
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
  return (
    <NumberedMap
      label={t('unitPage.pathMap', { count: stays.length })}
      stops={stays.map(({ at, name, when, trackId }) => ({
        at,
        entry: `track-${trackId}`,
        title: `${name}, ${when}`,
        label: t('unitPage.toPlace', { place: name, when }),
      }))}
    />
  );
}
