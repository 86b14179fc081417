import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlConditions } from '../../core-server/src/areas/search/postgres/sqlConditions.ts';
import { resolveQuery } from '../../core-server/src/areas/search/resolveQuery.ts';
import { SqlParameters } from '../../core-server/src/lib/db/SqlParameters.ts';
import { extent } from '../harness/extent.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { search } from './searchCases.ts';

const armies = ['B.E.F.', 'A.F.', 'D.K.H.'];
const ranks = ['Private', 'Sergeant'];

interface Service {
  readonly army: string;
  readonly rank: string;
}
/** An item of the filter; a part that is left out may be anything. */
type Item = Partial<Service>;

const serviceOf = fc.record({ army: fc.constantFrom(...armies), rank: fc.constantFrom(...ranks) });
const itemOf: fc.Arbitrary<Item> = fc.record(
  { army: fc.constantFrom(...armies), rank: fc.constantFrom(...ranks) },
  { requiredKeys: [] },
);

let server: TestServer;
/** Services of each person, by the name that tells them apart. */
const services = new Map<string, readonly Service[]>();
beforeAll(async () => {
  server = await startServer();
  const lives = fc.sample(fc.array(serviceOf, { maxLength: 7 }), { numRuns: 120, seed: 1917 });
  for (const [at, life] of lives.entries()) {
    const familyname = `Persoon${at}`;
    services.set(familyname, life);
    const person = await server.make.person({ surname: '', familyname });
    for (const { army, rank } of life) {
      await server.make.event('military', { person_id: person.id, enlisted_army: army, enlisted_rank: rank });
    }
  }
});
afterAll(() => server.close());

const meets = (service: Service, item: Item) =>
  (item.army ?? service.army) === service.army && (item.rank ?? service.rank) === service.rank;

/** Whether every item can have a service of its own, found by trying them in turn and moving those that stand in the way. */
function canMatch(items: readonly Item[], life: readonly Service[]): boolean {
  const itemOfService = new Map<number, number>();
  const give = (item: number, tried: Set<number>): boolean =>
    life.some((service, at) => {
      if (tried.has(at) || !meets(service, items[item] as Item)) return false;
      tried.add(at);
      const holder = itemOfService.get(at);
      if (holder !== undefined && !give(holder, tried)) return false;
      itemOfService.set(at, item);
      return true;
    });
  return items.every((_, item) => give(item, new Set()));
}

const asCriterion = ({ army, rank }: Item) => ({
  type: 'enlisted' as const,
  inputs: {
    ...(army === undefined ? {} : { army: { value: army, mode: 'complete' as const } }),
    ...(rank === undefined ? {} : { rank: { value: rank, mode: 'complete' as const } }),
  },
});

test('each item needs an event of its own, as trying out every combination finds [ADVSEARCH-34]', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(itemOf, { minLength: 1, maxLength: 7 }), async (items) => {
      const query = personQuerySchema.safeParse({ events: items.map(asCriterion) });
      fc.pre(query.success);
      const expected = [...services].filter(([, life]) => canMatch(items, life)).map(([name]) => name);
      const persons = await idsOf(query.data);
      expect(persons.sort()).toEqual(expected.sort());
      found += expected.length;
    }),
    { numRuns: extent(150, 400) },
  );
  expect(found).toBeGreaterThan(1000);
});

async function idsOf(query: Parameters<typeof resolveQuery>[1]): Promise<string[]> {
  const db = server.dataSource.manager;
  const sql = new SqlParameters();
  const where = sqlConditions(await resolveQuery(db, query, null), sql).join(' AND ');
  const rows = await db.query<{ familyname: string }[]>(`SELECT familyname FROM person p WHERE ${where}`, sql.values);
  return rows.map(({ familyname }) => familyname);
}

test('items that filter nothing count events: twice the same asks for two of them [ADVSEARCH-34]', async () => {
  const two = [...services].filter(([, life]) => life.length >= 2).map(([name]) => name);
  const events = [{ type: 'enlisted' as const }, { type: 'enlisted' as const, inputs: { army: { value: ' ' } } }];
  const found = await search(server.guest, { events: events as never }, { limit: 200 });
  expect(found.sort()).toEqual(two.sort());
  expect(
    await search(server.guest, {
      events: [
        { type: 'died', inputs: {} },
        { type: 'died', inputs: {} },
      ],
    }),
  ).toEqual([]);
});

test('an items query reads the events twice at most, however many items it has', async () => {
  const scans = async (items: readonly Item[]) => {
    const db = server.dataSource.manager;
    const sql = new SqlParameters();
    const query = personQuerySchema.parse({ events: items.map(asCriterion) });
    const where = sqlConditions(await resolveQuery(db, query, null), sql).join(' AND ');
    const plan = JSON.stringify(await db.query(`EXPLAIN SELECT FROM person p WHERE ${where}`, sql.values));
    return plan.split('on person_event').length - 1;
  };
  const different = armies.flatMap((army) => ranks.map((rank) => ({ army, rank })));
  const one = await scans(different.slice(0, 1));
  expect(one).toBeGreaterThan(0);
  expect(await scans(different)).toBeLessThanOrEqual(2 * one);
  expect(await scans(Array.from({ length: 20 }, () => ({})))).toBeLessThanOrEqual(2 * one);
});

test('more than eight different items of one type are refused with the field that is at fault', async () => {
  const events = Array.from({ length: 9 }, (_, at) => asCriterion({ army: `Army ${at}` }));
  await expect(search(server.guest, { events })).rejects.toMatchObject({
    code: 1013,
    data: { events: ['events: TOO_MANY_VALUES'] },
  });
  expect(await search(server.guest, { events: events.slice(1) })).toEqual([]);
});
