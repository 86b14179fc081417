import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { createMaker } from '../harness/records/make.ts';

interface Service {
  readonly id: string;
  readonly person: number;
  readonly unit: string | null;
  readonly regiment: string | null;
  readonly name: string;
  readonly start: readonly [number | null, number | null];
  readonly end: readonly [number | null, number | null];
}

let database: TestDatabase;
let db: DataSource;
let persons: string[];
let units: string[];
beforeAll(async () => {
  database = await createDatabase();
  db = await createDataSource({ url: database.url, poolSize: 4 }).initialize();
  const make = createMaker(db);
  persons = [(await make.person({})).id, (await make.person({})).id];
  units = await Promise.all(
    ['1', '2'].map(async (unit_nr) => (await make.militaryEntity({ type: 'unit', unit: 'Battalion', unit_nr })).id),
  );
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db.query('DELETE FROM person_event'));

const first = ([year, month]: Service['start']) => (year === null ? null : year * 10_000 + (month ?? 1) * 100 + 1);
const last = ([year, month]: Service['start']) => (year === null ? null : year * 10_000 + (month ?? 12) * 100 + 31);

/** What the days of services are to be, told once more. */
function daysOf(services: readonly Service[], died: readonly (number | null)[]) {
  return services
    .filter(({ unit, regiment }) => unit !== null || regiment !== null)
    .map((service) => {
      const begins = first(service.start);
      const others = services.filter(
        ({ person, unit, regiment, name, start }) =>
          person === service.person &&
          (unit !== null || regiment !== null || name !== '') &&
          begins !== null &&
          (first(start) ?? 0) > begins,
      );
      const ends = last(service.end) ?? Math.min(99_999_999, ...others.map(({ start }) => last(start) as number));
      const death = died[service.person];
      const days = [begins ?? 0, Math.min(ends, death ? death * 10_000 + 1231 : 99_999_999)];
      return [service.id, service.unit, service.regiment, ...days].join(' ');
    })
    .sort();
}

async function kept(): Promise<string[]> {
  const rows = await db.query<{ row: string }[]>(
    `SELECT concat_ws(' ', event_id, coalesce(unit_id::text, ''), coalesce(regiment_id::text, ''), first_day, last_day) AS row
     FROM service_days`,
  );
  return rows.map(({ row }) => row).sort();
}

const write = ({ id, person, unit, regiment, name, start, end }: Service) =>
  db.query(
    `INSERT INTO person_event (id, person_id, type, military_entity_id, military_regiment_id, regt_key, start_year, start_month,
       end_year, end_month) VALUES ($1, $2, 'military', $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (id) DO UPDATE SET (person_id, military_entity_id, military_regiment_id, regt_key, start_year, start_month,
       end_year, end_month) = (excluded.person_id, excluded.military_entity_id, excluded.military_regiment_id,
       excluded.regt_key, excluded.start_year, excluded.start_month, excluded.end_year, excluded.end_month)`,
    [id, persons[person], unit, regiment, name, ...start, ...end],
  );

const setDeath = (person: number, year: number | null) =>
  db.query('UPDATE person SET died_year = $2 WHERE id = $1', [persons[person], year]);

test('the days of services are those of what is written, whatever is written, changed, moved or removed', async () => {
  const month = fc.option(fc.integer({ min: 1, max: 12 }));
  const start = fc.tuple(fc.constantFrom(null, 1914, 1915, 1916), month);
  const end = fc.tuple(fc.constantFrom(null, null, 1917, 1918), month);
  const known = ([year, each]: readonly [number | null, number | null]) => [year, year === null ? null : each] as const;
  const aService = fc.record({
    id: fc.constantFrom(...'123456'.split('').map((digit) => `00000000-0000-7000-8000-00000000000${digit}`)),
    person: fc.constantFrom(0, 1),
    unit: fc.constantFrom(null, ...units),
    regiment: fc.constantFrom(null, ...units),
    name: fc.constantFrom('', 'guards'),
    start: start.map(known),
    end: end.map(known),
  });
  const step = fc.oneof(
    { weight: 5, arbitrary: aService.map((service) => ({ service })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(1, 2, 3, 4, 5, 6)
        .map((gone) => ({ gone: `00000000-0000-7000-8000-00000000000${gone}` })),
    },
    { weight: 1, arbitrary: fc.record({ died: fc.constantFrom(0, 1), year: fc.constantFrom(null, 1915, 1917) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await db.query('DELETE FROM person_event');
      await Promise.all([setDeath(0, null), setDeath(1, null)]);
      const services = new Map<string, Service>();
      const died: (number | null)[] = [null, null];
      for (const each of steps) {
        if ('service' in each) {
          await write(each.service);
          services.set(each.service.id, each.service);
        } else if ('gone' in each) {
          await db.query('DELETE FROM person_event WHERE id = $1', [each.gone]);
          services.delete(each.gone);
        } else {
          await setDeath(each.died, each.year);
          died[each.died] = each.year;
        }
      }
      const wanted = daysOf([...services.values()], died).map((row) => row.replaceAll('null', ''));
      expect(await kept()).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

test('two who write services of one person at the same time leave the days of both', async () => {
  const person = persons[0] as string;
  const [one, two] = [db.createQueryRunner(), db.createQueryRunner()];
  const insert = (runner: typeof one, year: number) =>
    runner.query(
      `INSERT INTO person_event (id, person_id, type, military_entity_id, start_year)
       VALUES (gen_random_uuid(), $1, 'military', $2, $3)`,
      [person, units[0], year],
    );
  try {
    await setDeath(0, null);
    await Promise.all([one.startTransaction(), two.startTransaction()]);
    await insert(one, 1914);
    const waiting = insert(two, 1916);
    await one.commitTransaction();
    await waiting;
    await two.commitTransaction();
    const rows = await db.query('SELECT first_day, last_day FROM service_days ORDER BY first_day');
    expect(rows).toEqual([
      { first_day: 19140101, last_day: 19161231 },
      { first_day: 19160101, last_day: 99999999 },
    ]);
  } finally {
    await Promise.all([one.release(), two.release()]);
  }
});
