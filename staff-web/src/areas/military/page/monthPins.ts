import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import type { UnitMonth } from '@salient/shared/areas/military/unitPlaces.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';

/** A pin of the map of a month: where the unit was, or where so many of its people died. */
export interface MonthPin {
  readonly key: string;
  readonly kind: 'stay' | 'death';
  /** How many died there; 0 for a stay. */
  readonly count: number;
  readonly place: PublicPlace;
  readonly position: Location;
  /** The unit above it whose stay it is, where it is not its own. */
  readonly unit: PublicUnitNames | null;
}

/** The pins of a month, one of a kind at each spot: a unit may have come twice, and two places may lie at one spot. */
export function monthPins({ stays, deaths }: Pick<UnitMonth, 'stays' | 'deaths'>): MonthPin[] {
  const pins = new Map<string, MonthPin>();
  const add = (kind: MonthPin['kind'], place: PublicPlace | null, count: number, unit: PublicUnitNames | null) => {
    if (!place?.loc) return;
    const key = `${kind} ${place.loc.lat} ${place.loc.lon} ${unit?.id ?? ''}`;
    const there = pins.get(key) ?? { key, kind, count: 0, place, position: place.loc, unit };
    pins.set(key, { ...there, count: there.count + count });
  };
  for (const { place, count } of deaths) add('death', place, count, null);
  for (const { place, by, unit } of stays) add('stay', place, 0, by === 'own' ? null : unit);
  return [...pins.values()];
}
