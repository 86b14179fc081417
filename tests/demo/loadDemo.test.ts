import { eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generateDemo } from '../../core-server/demo-museum/src/generateDemo.ts';
import { isEmptyDatabase, loadDemo } from '../../core-server/demo-museum/src/load/loadDemo.ts';
import { rebuildInstead } from '../../core-server/demo-museum/src/load/rebuildInstead.ts';
import { lockImports } from '../../core-server/importer/src/write/importBatch.ts';
import { extent } from '../harness/extent.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createDatabase();
  client = await connected(database);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function connected({ url }: TestDatabase): Promise<pg.Client> {
  const made = new pg.Client(url);
  await made.connect();
  return made;
}

async function value<Value>(sql: string, values: unknown[] = [], from = client): Promise<Value> {
  const { rows } = await from.query({ text: sql, values, rowMode: 'array' });
  return rows[0]?.[0] as Value;
}

const tables = {
  place: 'id',
  memorial: 'id',
  military_entity: 'id',
  military_entity_history: 'id',
  project: 'id',
  key_location: 'id',
  person: 'id',
  person_event: 'id',
  relation: 'id',
  project_membership: 'person_id, project_id',
} as const;

/** One fingerprint a table of all that it holds, but for the moment at which it was written. */
async function contentOf(from: pg.Client): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const [table, key] of Object.entries(tables)) {
    content[table] = await value(
      `SELECT count(*) || ' ' || md5(string_agg((to_jsonb(t) - 'created_at' - 'updated_at')::text, E'\\n' ORDER BY ${key}))
       FROM ${table} t`,
      [],
      from,
    );
  }
  return content;
}

describe('into an empty database', () => {
  test('comes the museum of a first start, whole and ready to be searched', async () => {
    expect(await isEmptyDatabase(database.url)).toBe(true);
    const loaded = await loadDemo({ databaseUrl: database.url });

    expect(await isEmptyDatabase(database.url)).toBe(false);
    const counts: Record<string, number> = {};
    for (const table of Object.keys(tables)) counts[table] = await value(`SELECT count(*)::int FROM ${table}`);
    expect(counts).toEqual({
      place: loaded.places,
      memorial: loaded.memorials,
      military_entity: loaded.militaryEntities,
      military_entity_history: loaded.history,
      project: loaded.projects,
      key_location: loaded.keyLocations,
      person: loaded.persons,
      person_event: loaded.events,
      relation: loaded.relations,
      project_membership: loaded.memberships,
    });
    expect(loaded.persons).toBe(2000);
    expect(await value(`SELECT array_agg(DISTINCT type ORDER BY type) FROM person_event`)).toEqual(
      [...eventTypes].sort(),
    );
    expect(
      await value(`SELECT count(*)::int FROM place
        WHERE resolution_status = 'found' AND NOT languages ?& array['nl', 'en', 'fr', 'de']`),
    ).toBe(0);
    expect(await value(`SELECT languages->'fr'->>'name' FROM place WHERE name_keys LIKE '%|rijsel|%'`)).toBe('Lille');
    // Totals, suggestions and the indexer know of everybody.
    expect(await value(`SELECT sum(n)::int FROM person_count WHERE dataset = 'any'`)).toBe(2000);
    expect(await value(`SELECT count(DISTINCT enlisted_army)::int FROM military_name`)).toBeGreaterThan(14);
    expect(await value(`SELECT count(DISTINCT entity_id)::int FROM search_queue WHERE bulk`)).toBe(2000);
  });

  test('come persons with the keys that searches compare', async () => {
    await loadDemo({ databaseUrl: database.url, persons: 300 });
    const { rows } = await client.query('SELECT * FROM person');
    for (const person of rows) expect(person).toMatchObject(personKeys(person));
    expect(await value(`SELECT count(*)::int FROM person WHERE sort_name = ''`)).toBe(0);
  });

  test('comes nothing at all when the load fails on the way', async () => {
    const [group] = [...generateDemo(undefined, 60).groups()].filter(({ relations }) => relations.length > 0);
    await client.query(`INSERT INTO person (id, surname) VALUES ($1, 'Iemand'), ($2, 'Niemand')`, [
      '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000002',
    ]);
    // A row under the id of one that the load brings at its very end.
    await client.query(
      `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES ($1, $2, $3, 'friend')`,
      [group?.relations[0]?.id, '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'],
    );
    await expect(loadDemo({ databaseUrl: database.url, persons: 60 })).rejects.toThrow(/relation_pkey/);
    expect(await value('SELECT count(*)::int FROM place')).toBe(0);
    expect(await value('SELECT count(*)::int FROM person')).toBe(2);
  });
});

describe('a museum that is there already', () => {
  test('is not touched by a second load', async () => {
    await loadDemo({ databaseUrl: database.url, persons: 400 });
    await client.query(
      `UPDATE person SET description = 'Verbeterd door een vrijwilliger.' WHERE id = (SELECT min(id::text)::uuid FROM person)`,
    );
    const before = await contentOf(client);
    expect(await loadDemo({ databaseUrl: database.url, persons: 400 })).toMatchObject({
      persons: 0,
      events: 0,
      places: 0,
    });
    expect(await contentOf(client)).toEqual(before);
  });

  test('grows into exactly the larger one', async () => {
    const other = await createDatabase();
    const otherClient = await connected(other);
    try {
      await loadDemo({ databaseUrl: database.url, persons: 700 });
      await loadDemo({ databaseUrl: database.url, persons: extent(2_600, 6_100) });
      await loadDemo({ databaseUrl: other.url, persons: extent(2_600, 6_100) });
      expect(await contentOf(client)).toEqual(await contentOf(otherClient));
    } finally {
      await otherClient.end();
      await other.drop();
    }
  });

  test('is completed after a load that was broken off', async () => {
    const all = extent(3_000, 12_000);
    const stop = new AbortController();
    const broken = await loadDemo({
      databaseUrl: database.url,
      persons: all,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(broken.isInterrupted).toBe(true);
    expect(broken.persons).toBeLessThan(all);
    const rest = await loadDemo({ databaseUrl: database.url, persons: all });
    expect(broken.persons + rest.persons).toBe(all);
    expect(await value('SELECT count(*)::int FROM person')).toBe(all);
    expect(await value('SELECT count(*)::int FROM relation')).toBe(broken.relations + rest.relations);
  });

  test('stays away once somebody has emptied it', async () => {
    await client.query(
      `INSERT INTO audit_entry (method, entity, entity_id) VALUES ('removePerson', 'person', gen_random_uuid())`,
    );
    expect(await isEmptyDatabase(database.url)).toBe(false);
  });
});

describe('beside records of others', () => {
  test('uses their units and projects where the names are the same', async () => {
    const names = { army: 'B.E.F.', regiment: 'Royal Fusiliers' };
    await client.query(
      `INSERT INTO military_entity (id, type, army, regiment, name_key)
       VALUES ('00000000-0000-7000-8000-0000000000aa', 'regiment', $1, $2, $3)`,
      [names.army, names.regiment, militaryEntityKey('regiment', names)],
    );
    await client.query(
      `INSERT INTO project (id, title)
       SELECT '00000000-0000-7000-8000-0000000000bb', upper($1)`,
      [generateDemo(undefined, 1).projects[1]?.title],
    );
    await loadDemo({ databaseUrl: database.url, persons: 1_500 });
    const linked = `SELECT count(*)::int FROM person_event WHERE military_regiment_id = $1`;
    expect(await value(linked, ['00000000-0000-7000-8000-0000000000aa'])).toBeGreaterThan(0);
    const members = `SELECT count(*)::int FROM project_membership WHERE project_id = $1`;
    expect(await value(members, ['00000000-0000-7000-8000-0000000000bb'])).toBeGreaterThan(0);
  });

  test('waits for nobody: while an import runs it says so', async () => {
    await lockImports(client);
    await expect(loadDemo({ databaseUrl: database.url, persons: 10 })).rejects.toThrow(/import/);
    expect(await value('SELECT count(*)::int FROM place')).toBe(0);
  });
});

test('a load that is most of the museum has the index made anew, and loses no single change', async () => {
  await client.query('INSERT INTO search_index_state (index_name, ready) VALUES ($1, true)', [personIndex]);
  await client.query(
    `INSERT INTO search_queue (entity, entity_id, bulk)
     VALUES ('person', gen_random_uuid(), true), ('person', gen_random_uuid(), true), ('person', gen_random_uuid(), false)`,
  );
  await rebuildInstead(client);
  expect(await value('SELECT array_agg(bulk) FROM search_queue')).toEqual([false]);
  expect(await value('SELECT ready FROM search_index_state')).toBe(false);
  expect(await value("SELECT rebuild_requested_at > now() - interval '1 minute' FROM search_index_state")).toBe(true);
});
