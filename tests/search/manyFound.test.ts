import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { search, searchTable } from './searchCases.ts';

/** As many are sorted in the statement that counts them. */
const few = 5_000;
const many = few + 10;

let server: TestServer;
let questions: Readonly<Record<'history' | 'regiment', PersonQueryInput>>;
beforeAll(async () => {
  server = await startServer();
  const { make, dataSource } = server;
  const names = { army: 'A.B.L.', regiment: 'Groot Regiment' };
  const { id } = await make.militaryEntity(names);
  await make.historyEntry(id, { type: 'track', track_type: 'support', from_date: '1915????', to_date: '1916????' });
  // In another order than that of their names; the last of them are men.
  await dataSource.query(
    `WITH made AS (
       INSERT INTO person (id, familyname, sort_name, gender, victim_type)
       SELECT gen_random_uuid(), 'Nr ' || n, 'nr ' || lpad(n::text, 5, '0'), CASE WHEN n > $3 THEN 'male' ELSE 'female' END, 'military'
       FROM generate_series(1, $1) n ORDER BY md5(n::text) RETURNING id)
     INSERT INTO person_event (id, person_id, type, military_regiment_id, enlisted_army, enlisted_regt, army_key, regt_key)
     SELECT gen_random_uuid(), id, 'military', $2, 'A.B.L.', 'Groot Regiment', 'a.b.l.', 'groot regiment' FROM made`,
    [many, id, few],
  );
  questions = {
    history: { events: [{ type: 'event', inputs: { served_with: { mode: 'selected', id }, from: '1915????' } }] },
    regiment: { events: [{ type: 'enlisted', inputs: { regiment: { value: 'groot', mode: 'head' } } }] },
  };
});
afterAll(() => server.close());

describe.each(['history', 'regiment'] as const)('of many who are found by a %s', (kind) => {
  const page = async (more: PersonQueryInput, offset: number) => {
    const { total, data } = await searchTable(server.guest, { ...questions[kind], ...more }, { offset, limit: 3 });
    return { total, names: data.map((row) => row.familyname) };
  };
  const nr = (...numbers: number[]) => numbers.map((n) => `Nr ${n}`);

  test.each([
    ['few enough to be sorted at once', { gender: 'female' } as const, few],
    ['more', {}, many],
  ])('each page holds its own, and nothing lies behind the last: %s', async (_, more, total) => {
    expect(await page(more, 0)).toEqual({ total, names: nr(1, 2, 3) });
    expect(await page(more, 2_500)).toEqual({ total, names: nr(2_501, 2_502, 2_503) });
    expect(await page(more, total - 2)).toEqual({ total, names: nr(total - 1, total) });
    expect(await page(more, total)).toEqual({ total, names: [] });
    expect(await page(more, total + 10)).toEqual({ total, names: [] });
  });

  test('in another order, too', async () => {
    const backwards = { limit: 2, sort: [['name', -1]] };
    expect(await search(server.guest, questions[kind], backwards)).toEqual(nr(many, many - 1));
  });
});
