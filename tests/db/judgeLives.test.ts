import { judgeLife } from '@salient/shared/areas/persons/living/livingStatus.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeLives } from '../../core-server/src/areas/persons/living/judgeLives.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const statusOf = async (id: string) => {
  const [row] = await server.dataSource.query<{ living_status: string; living_until: number | null }[]>(
    'SELECT living_status, living_until FROM person WHERE id = $1',
    [id],
  );
  return row && [row.living_status, row.living_until];
};
const survivor = { war_casualty: false, in_namelist: false };

test('the database judges a life as the shared rule does', async () => {
  const day = fc
    .tuple(fc.integer({ min: 1850, max: 2020 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, date]) => year * 10_000 + month * 100 + date);
  const edge = fc.constantFrom(19161125, 19161126, 19161127, 19181231, 19190101, 19210831, 19210901);
  const maybeDay = fc.option(fc.oneof(day, edge), { nil: null });
  const known = fc.record({
    ...{ isDeathKnown: fc.boolean(), warCasualty: fc.boolean(), bornMin: maybeDay, bornMax: maybeDay },
    ...{ firstSeen: maybeDay, hasServed: fc.boolean(), isRelative: fc.boolean() },
  });
  const samples = fc.sample(known, { numRuns: 3000, seed: 1917 });
  const today = 2026_11_26;
  const rows = await server.dataSource.query<{ status: string; until: number | null }[]>(
    `SELECT j.status, j.until FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS each (k, place)
     CROSS JOIN LATERAL salient_judge_life((k->>'isDeathKnown')::boolean, (k->>'warCasualty')::boolean,
       (k->>'bornMin')::integer, (k->>'bornMax')::integer, (k->>'firstSeen')::integer, (k->>'hasServed')::boolean,
       (k->>'isRelative')::boolean, $2) j ORDER BY place`,
    [JSON.stringify(samples), today],
  );
  expect(rows).toEqual(samples.map((each) => judgeLife(each, today)));
  for (const status of ['dead', 'presumed_dead', 'presumed_living']) {
    expect(rows.filter((row) => row.status === status).length, status).toBeGreaterThan(100);
  }
});

test('what is written of a person, its events and its relations turns its status at once', async () => {
  const victim = await server.make.person({ surname: 'Jan' });
  expect(await statusOf(victim.id)).toEqual(['dead', null]);
  const sister = await server.make.person({ surname: 'Marie', ...survivor });
  expect(await statusOf(sister.id)).toEqual(['presumed_dead', null]);
  const relate = (relation: string) =>
    server.dataSource.query(
      `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES (gen_random_uuid(), $1, $2, $3)`,
      [victim.id, sister.id, relation],
    );
  await relate('friend');
  expect(await statusOf(sister.id)).toEqual(['presumed_dead', null]);
  await relate('sibling');
  expect(await statusOf(sister.id)).toEqual(['presumed_living', null]);
  expect(await statusOf(victim.id)).toEqual(['dead', null]);
  const event = await server.make.event('where', { person_id: sister.id, start_year: 1915 });
  expect(await statusOf(sister.id)).toEqual(['presumed_dead', null]);
  await server.dataSource.query('UPDATE person_event SET start_year = 1950 WHERE id = $1', [event.id]);
  expect(await statusOf(sister.id)).toEqual(['presumed_living', 20601231]);
  await server.dataSource.query('DELETE FROM person_event WHERE id = $1', [event.id]);
  expect(await statusOf(sister.id)).toEqual(['presumed_living', null]);
  await server.dataSource.query('UPDATE person SET born_year = 1890 WHERE id = $1', [sister.id]);
  expect(await statusOf(sister.id)).toEqual(['presumed_dead', null]);
  await server.dataSource.query(
    `UPDATE person SET stated_living_status = 'presumed_living', living_status_reason = 'Leeft in Canada.' WHERE id = $1`,
    [sister.id],
  );
  expect(await statusOf(sister.id)).toEqual(['presumed_living', null]);
});

test('who is presumed living is presumed dead on the day that the longest life is over, and not the night before', async () => {
  const { id } = await server.make.person({
    surname: 'Anna',
    ...survivor,
    born_day: 3,
    born_month: 2,
    born_year: 1950,
  });
  expect(await statusOf(id)).toEqual(['presumed_living', 20600203]);
  expect(await judgeLives(server, new Date('2060-02-02T22:30:00Z'))).toEqual({ turned: 0 });
  expect(await statusOf(id)).toEqual(['presumed_living', 20600203]);
  expect(await judgeLives(server, new Date('2060-02-02T23:30:00Z'))).toEqual({ turned: 1 });
  expect(await statusOf(id)).toEqual(['presumed_dead', null]);
});
