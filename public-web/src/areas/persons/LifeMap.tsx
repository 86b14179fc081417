import { chronological } from '@salient/shared/areas/events/eventOrder.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useMemo } from 'react';
import { NumberedMap } from '../../lib/map/NumberedMap.tsx';
import { entryOf } from './lifePlaces.ts';

interface Stop {
  readonly at: Location;
  readonly place: string;
  readonly what: string;
  readonly entry: string;
}

/** The places of a life, each once, numbered by the day on which it first mattered. */
export function LifeMap({ events }: { readonly events: readonly PublicEvent[] }) {
  const { t, language } = useTexts();
  const stops = useMemo(() => {
    const byPlace = new Map<string, Stop>();
    for (const event of chronological(events)) {
      const place = event.place ?? event.memorial?.place;
      if (!place?.loc) continue;
      const key = `${place.loc.lat} ${place.loc.lon}`;
      const known = byPlace.get(key);
      const what = t(`events.types.${event.type}`);
      byPlace.set(key, {
        ...{ at: place.loc, place: placeName(place.names, language), entry: known?.entry ?? entryOf(event) },
        what: known ? `${known.what}; ${what}` : what,
      });
    }
    return [...byPlace.values()];
  }, [events, t, language]);
  return (
    <NumberedMap
      label={t('personPage.lifeMap.label', { count: stops.length })}
      stops={stops.map(({ at, place, what, entry }) => ({
        ...{ at, entry },
        title: `${place}, ${what}`,
        label: t('personPage.lifeMap.toEvent', { place, what }),
      }))}
    />
  );
}
