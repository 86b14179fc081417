import { memorialKeys, militaryEntityKeys, placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type pg from 'pg';
import type { DemoMuseum } from '../generateDemo.ts';
import { insertKeyLocations } from '../key-locations/insertKeyLocations.ts';
import { insertKeyWalks } from '../key-locations/insertKeyWalks.ts';

/** Ids under which the database already knew a record of the same name, by the id that the museum gives it. */
export type KnownIds = ReadonlyMap<string, string>;

/** How many records of each kind were new. */
export interface WorldCounts {
  readonly places: number;
  readonly memorials: number;
  readonly militaryEntities: number;
  readonly history: number;
  readonly projects: number;
  readonly keyLocations: number;
}

/**
 * Writes the places, memorials, military entities, projects and key locations that the database does not have yet. Records of the same
 * unique name that somebody else made are used as they are.
 */
export async function insertWorld(
  client: pg.ClientBase,
  museum: DemoMuseum,
): Promise<{ counts: WorldCounts; known: KnownIds }> {
  const places = await insertMissing(
    client,
    'place',
    museum.places.map((place) => ({ ...place, ...placeKeys(place) })),
  );
  const memorials = await insertMissing(
    client,
    'memorial',
    museum.memorials.map((memorial) => ({ ...memorial, ...memorialKeys(memorial) })),
  );
  const entities = museum.militaryEntities.map((entity) => ({ ...entity, ...militaryEntityKeys(entity) }));
  const militaryEntities = await insertMissing(client, 'military_entity', entities);
  const projects = await insertMissing(client, 'project', museum.projects);
  const keyLocations = await insertKeyLocations(client, museum.seed);
  await insertKeyWalks(client, museum.seed);
  const known = new Map([
    ...(await namesakes(client, 'military_entity', 'name_key', entities, ({ name_key }) => name_key)),
    ...(await namesakes(client, 'project', 'lower(title)', museum.projects, ({ title }) => title.toLowerCase())),
  ]);
  // The history of a unit that was there before stays as somebody wrote it.
  const own = museum.history.filter(({ military_entity_id }) => !known.has(military_entity_id));
  const history = await insertMissing(
    client,
    'military_entity_history',
    own.map((entry) => ({ ...entry, entity_id: known.get(entry.entity_id ?? '') ?? entry.entity_id })),
  );
  return { counts: { places, memorials, militaryEntities, history, projects, keyLocations }, known };
}

async function insertMissing(client: pg.ClientBase, table: string, rows: readonly object[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first).map((name) => `"${name}"`);
  const { rowCount } = await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** Records that stand under another id than the museum's, found by what makes them unique. */
async function namesakes<Row extends { readonly id: string }>(
  client: pg.ClientBase,
  table: string,
  unique: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Promise<(readonly [string, string])[]> {
  const ids = new Map(rows.map((row) => [nameOf(row), row.id]));
  const stored = await client.query<{ id: string; name: string }>(
    `SELECT id, ${unique} AS name FROM ${table} WHERE ${unique} = ANY($1)`,
    [[...ids.keys()]],
  );
  return stored.rows.flatMap(({ id, name }) => {
    const own = ids.get(name);
    return own === undefined || own === id ? [] : [[own, id] as const];
  });
}
