import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';

export interface PlaceFacts {
  readonly name: string;
  /** Province and region, the smaller first. */
  readonly region: string;
  readonly countryCode: string;
  readonly position: string;
}

export interface MemorialFacts {
  readonly name: string;
  readonly address: string;
  readonly position: string;
  readonly placeId: string | null;
}

interface PlaceRow {
  id: string;
  languages: Place['languages'];
  country_code: string | null;
  lat: number | null;
  lon: number | null;
}

interface MemorialRow {
  id: string;
  name: string;
  address: string;
  place_id: string | null;
  lat: number | null;
  lon: number | null;
}

/** WGS84 decimal degrees, as maps take them. */
const positionOf = ({ lat, lon }: { lat: number | null; lon: number | null }) =>
  lat === null || lon === null ? '' : `${lat},${lon}`;

function placeFacts({ languages: names, country_code, ...spot }: PlaceRow, language: Language): PlaceFacts {
  const inEach = (level: 'name' | 'administrative_area_level_2' | 'administrative_area_level_1') =>
    placeName(Object.fromEntries(languages.map((each) => [each, names[each]?.[level] ?? ''])), language);
  return {
    name: inEach('name'),
    region: [inEach('administrative_area_level_2'), inEach('administrative_area_level_1')].filter(Boolean).join(', '),
    countryCode: country_code ?? '',
    position: positionOf(spot),
  };
}

/**
 * What an export says of the records that events refer to. Each is read once: the events of many persons name the same
 * places, memorials and units.
 */
export class RecordFacts {
  readonly #language: Language;
  readonly #places = new Map<string, PlaceFacts>();
  readonly #memorials = new Map<string, MemorialFacts>();
  readonly #unitTypes = new Map<string, string>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** Reads those of `ids` that are not known yet; a memorial brings its place along. */
  async read(
    db: EntityManager,
    ids: { places: Set<string>; memorials: Set<string>; units: Set<string> },
  ): Promise<void> {
    const memorials = unknown(ids.memorials, this.#memorials);
    if (memorials.length > 0) {
      const rows = await db.query<MemorialRow[]>(
        `SELECT id, name, address, place_id, coalesce(lat, address_lat) AS lat, coalesce(lon, address_lon) AS lon
         FROM memorial WHERE id = ANY($1)`,
        [memorials],
      );
      for (const { id, name, address, place_id: placeId, ...spot } of rows) {
        this.#memorials.set(id, { name, address, position: positionOf(spot), placeId });
        if (placeId) ids.places.add(placeId);
      }
    }
    const places = unknown(ids.places, this.#places);
    if (places.length > 0) {
      const rows = await db.query<PlaceRow[]>(
        'SELECT id, languages, country_code, lat, lon FROM place WHERE id = ANY($1)',
        [places],
      );
      for (const row of rows) this.#places.set(row.id, placeFacts(row, this.#language));
    }
    const units = unknown(ids.units, this.#unitTypes);
    if (units.length > 0) {
      const rows = await db.query<{ id: string; type: string }[]>(
        'SELECT id, type FROM military_entity WHERE id = ANY($1)',
        [units],
      );
      for (const { id, type } of rows) this.#unitTypes.set(id, type);
    }
  }

  place(id: string): PlaceFacts | undefined {
    return this.#places.get(id);
  }

  memorial(id: string): MemorialFacts | undefined {
    return this.#memorials.get(id);
  }

  /** Blank for a unit that is not there. */
  unitType(id: string): string {
    return this.#unitTypes.get(id) ?? '';
  }
}

const unknown = (ids: ReadonlySet<string>, known: ReadonlyMap<string, unknown>) =>
  [...ids].filter((id) => id !== '' && !known.has(id));
