import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { BenchMuseum } from '../museum.ts';
import { readTable } from './sharedFiles.ts';

interface Entry {
  readonly id: string;
  readonly place_ref: string;
}

interface Official {
  readonly place_ref: string;
  readonly level: string;
  readonly geonames_ids: string;
  readonly lat: string;
  readonly lon: string;
}

/** Further from all that the editors mean than this is another place, in metres. */
const wrongMetres = 5_000;

export interface Meant {
  readonly positions: readonly Location[];
  /** Numbers of GeoNames: most are of villages that the gazetteer does not know. */
  readonly numbers: readonly string[];
}

export type Verdict = 'right' | 'wrong' | 'other number';

export const isUnknown = ({ positions, numbers }: Meant) => positions.length + numbers.length === 0;

export function verdictOf({ positions, numbers }: Meant, at: Location, number: string | undefined): Verdict {
  if (positions.some((position) => distanceBetween(position, at) <= wrongMetres)) return 'right';
  if (number !== undefined && numbers.includes(number)) return 'right';
  return positions.length > 0 ? 'wrong' : 'other number';
}

/** What the editors of the casualty lists mean by the birthplace of a record, and the numbers of the gazetteer's positions. */
export async function readEditors(museum: BenchMuseum) {
  const gazetteer = await museum.query<{ id: string } & Location>('SELECT id::text, lat, lon FROM gazetteer_place', []);
  const places = meantPlaces(gazetteer);
  const refOf = new Map(
    readTable<Entry>('persons/verlustliste_slovenian_lands.csv').map(({ id, place_ref }) => [id, place_ref]),
  );
  return {
    meant: (sourceKey: string): Meant => places.get(refOf.get(sourceKey) ?? '') ?? { positions: [], numbers: [] },
    numbersAt: new Map(gazetteer.map(({ id, lat, lon }) => [`${lat} ${lon}`, id])),
  };
}

interface Birth {
  readonly place_id: string;
  readonly source_key: string;
  readonly name: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Births of the casualty lists, by their place. */
export const bornAt = (museum: BenchMuseum, statuses: readonly string[]): Promise<Birth[]> =>
  museum.query<Birth>(
    `SELECT p.id AS place_id, r.source_key, p.sort_name AS name, p.lat, p.lon FROM place p
     JOIN person_event e ON e.place_id = p.id AND e.type = 'born'
     JOIN import_row r ON r.entity_id = e.person_id AND r.source = 'verlustliste'
     WHERE p.resolution_status = ANY($1) ORDER BY p.id, r.source_key`,
    [statuses],
  );

/** What the official list of places says of each settlement and municipality. */
function meantPlaces(gazetteer: readonly ({ id: string } & Location)[]): Map<string, Meant> {
  const known = new Map(gazetteer.map(({ id, lat, lon }) => [id, { lat, lon }]));
  const isSettlement = ({ level }: Official) => level !== 'bezirk' && level !== 'gerichtsbezirk';
  return new Map(
    readTable<Official>('places/ortsrepertorium_1910.csv')
      .filter(isSettlement)
      .map(({ place_ref, geonames_ids, lat, lon }) => {
        const own = lat && lon ? [{ lat: Number(lat), lon: Number(lon) }] : [];
        const numbers = geonames_ids.split(/\D+/).filter(Boolean);
        return [place_ref, { numbers, positions: [...own, ...numbers.flatMap((id) => known.get(id) ?? [])] }];
      }),
  );
}
