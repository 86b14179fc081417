import type { PlaceNames } from '@salient/shared/areas/places/place.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { DemoPlace } from '../demoRecords.ts';
import { demoId } from '../random/demoId.ts';
import { areaNames } from './areas.ts';
import { readPlaces, type TabledPlace } from './placeTable.ts';

/** All tabled places. Their order gives their ids. */
const tabled: readonly TabledPlace[] = [
  // Towns, villages and spots of the front zone, and what sources name there that nobody has found.
  'west-flanders',
  'belgium',
  // The north behind the front, and the homes of French soldiers and of refugees.
  'france',
  'british-isles',
  'germany',
  'other-countries',
  // Homes of soldiers and labourers who came from overseas.
  'empire',
  // What a source names when it knows no more.
  'countries-and-provinces',
].flatMap((name) => readPlaces(`places/${name}.csv`));

const countryNames = new Map(
  tabled.filter(({ type }) => type === 'country').map(({ country, names }) => [country, names]),
);

/** A place as lives speak of it. */
export interface KnownPlace extends TabledPlace {
  readonly id: string;
}

/** All places of the demo museum, by the keys that its tables use. */
export class PlaceBook {
  readonly records: readonly DemoPlace[];
  readonly #byKey: ReadonlyMap<string, KnownPlace>;

  constructor(seed: number) {
    const known = tabled.map((place, index) => ({ ...place, id: demoId(seed, 'place', index) }));
    this.#byKey = new Map(known.map((place) => [place.key, place]));
    if (this.#byKey.size < known.length) {
      const keys = known.map(({ key }) => key);
      throw new Error(`two places share the key ${keys.find((key, index) => keys.indexOf(key) < index)}`);
    }
    this.records = known.map((place) => this.#record(place));
  }

  get all(): readonly KnownPlace[] {
    return [...this.#byKey.values()];
  }

  /** The place that the demo's tables call `key`; a wrong key is a mistake in a table. */
  get(key: string): KnownPlace {
    const place = this.#byKey.get(key);
    if (!place) throw new Error(`no place "${key}" in the demo's tables`);
    return place;
  }

  /** Several places: keys between commas. */
  list(keys: string): KnownPlace[] {
    return keys.split(',').map((key) => this.get(key.trim()));
  }

  #record(place: KnownPlace): DemoPlace {
    const unlocated = place.status === 'unresolved' || place.status === 'not_found';
    return {
      id: place.id,
      type: place.type,
      country_code: place.country,
      languages: Object.fromEntries(
        // Nobody has translated what nobody has found.
        (unlocated ? (['nl'] as const) : languages).map((language) => [language, this.#names(place, language)]),
      ),
      alternative_names: [...place.alternatives],
      lat: place.position?.[0] ?? null,
      lon: place.position?.[1] ?? null,
      resolution_status: place.status,
    };
  }

  #names(place: KnownPlace, language: Language): PlaceNames {
    const area1 = place.area1 && areaNames(place.area1)[language];
    const area2 = place.area2 && areaNames(place.area2)[language];
    const country = countryNames.get(place.country)?.[language];
    const locality = place.within && this.get(place.within).names[language];
    return {
      name: place.names[language],
      ...(place.type === 'sublocality' ? { sublocality: place.names[language] } : {}),
      ...(place.type === 'locality' && !locality ? { locality: place.names[language] } : {}),
      ...(locality ? { locality } : {}),
      ...(area1 ? { administrative_area_level_1: area1 } : {}),
      ...(area2 ? { administrative_area_level_2: area2 } : {}),
      ...(country && place.type !== 'country' ? { country } : {}),
    };
  }
}
