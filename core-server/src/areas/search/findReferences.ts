import type { LocationCriterion } from '@salient/shared/areas/search/textCriterion.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { followMerges, waitsAfterUndoneMerge, withMergedRecords } from '../../lib/merges/followMerges.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';

/** Great-circle distance in km between a place and ($1, $2), by the haversine formula with the mean earth radius. */
const distanceKm = `2 * 6371.0088 * asin(least(1, sqrt(
  sin(radians(lat - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians(lat)) * sin(radians(lon - $2) / 2) ^ 2)))`;

/**
 * The places or memorials that a filter means, by id or by any of their names, with those that became part of them: a merge
 * concerns tens of thousands of persons, and its search is right before the index has caught up. After an undone merge it is
 * the database that knows who belongs to which of the two, until the index does (`isBehind`).
 *
 * @returns null when the filter says nothing; `not_in` for those whose reference is none of them.
 */
export async function findReferences(
  db: EntityManager,
  table: 'place' | 'memorial',
  { mode, value, id, radius_km }: LocationCriterion,
): Promise<FoundReferences | null> {
  if (mode === 'empty') return { mode: 'empty', ids: [], isBehind: false };
  if (mode === 'selected') {
    if (!id) return null;
    const chosen = (await followMerges(db, table, [id])).get(id) ?? id;
    const around = radius_km && table === 'place' ? await placesAround(db, chosen, radius_km) : [];
    return withMerges(db, table, 'in', [chosen, ...around]);
  }
  const key = normalizeText(value);
  if (key === '') return null;
  const compared = mode === 'not_equal' ? 'complete' : mode;
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM ${table} WHERE name_keys LIKE $1`, [
    likeOfKeys(compared, key),
  ]);
  const ids = rows.map((row) => row.id);
  return withMerges(db, table, mode === 'not_equal' ? 'not_in' : 'in', ids);
}

/** The memorials at some places; they are all known by their ids, so that no other mode is left. */
export async function memorialsAt(db: EntityManager, places: FoundReferences): Promise<FoundReferences> {
  const at = { in: 'place_id = ANY($1)', not_in: '(place_id = ANY($1)) IS NOT TRUE', empty: 'place_id IS NULL' };
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM memorial WHERE ${at[places.mode]}`,
    places.mode === 'empty' ? [] : [places.ids],
  );
  return withMerges(
    db,
    'memorial',
    'in',
    rows.map(({ id }) => id),
  );
}

interface FoundReferences {
  readonly mode: 'in' | 'not_in' | 'empty';
  readonly ids: readonly string[];
  readonly isBehind: boolean;
}

async function withMerges(
  db: EntityManager,
  table: 'place' | 'memorial',
  mode: 'in' | 'not_in',
  found: readonly string[],
): Promise<FoundReferences> {
  const ids = await withMergedRecords(db, table, found);
  return { mode, ids, isBehind: await waitsAfterUndoneMerge(db, table, ids) };
}

async function placesAround(db: EntityManager, id: string, radiusKm: number): Promise<string[]> {
  const [centre] = await db.query<{ lat: number | null; lon: number | null }[]>(
    'SELECT lat, lon FROM place WHERE id = $1',
    [id],
  );
  if (!centre || centre.lat === null) return [];
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM place WHERE lat IS NOT NULL AND ${distanceKm} <= $3`, [
    centre.lat,
    centre.lon,
    radiusKm,
  ]);
  return rows.map((row) => row.id);
}
