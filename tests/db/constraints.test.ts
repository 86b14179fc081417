import { ageBetween, encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PersonEntity } from '../../core-server/src/areas/persons/PersonEntity.ts';
import { extent } from '../harness/extent.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the database by itself', () => {
  test('refuses overlapping periods of one kind, and lets them share a day or differ in kind [EVENT-35, EVENT-36]', async () => {
    const { id } = await server.make.person();
    const stay = (from: number, to: number, where_reason: 'homeaddress' | 'fugitive' = 'homeaddress') =>
      server.make.event('where', {
        person_id: id,
        where_reason,
        ...{ start_day: from, start_month: 5, start_year: 1915, end_day: to, end_month: 5, end_year: 1915 },
      });
    await stay(1, 10);
    await stay(10, 20);
    await stay(5, 15, 'fugitive');
    await expect(stay(9, 12)).rejects.toThrow('person_event_no_overlap');
  });

  test('refuses impossible days and contradicting flags [DATE-03, PERSON-45]', async () => {
    await expect(server.make.person({ born_day: 30, born_month: 2 })).rejects.toThrow('person_born_check');
    await expect(server.make.person({ died_month: 13 })).rejects.toThrow('person_died_check');
    await expect(server.make.person({ war_casualty: false, in_namelist: true })).rejects.toThrow(
      'person_namelist_holds_victims',
    );
    await expect(server.make.person({ irish_memorial_records: true })).rejects.toThrow(
      'person_irish_records_hold_soldiers',
    );
  });

  test('computes sort dates and ages as the shared functions do [DATE-02, DATE-13, PERSON-26]', async () => {
    const part = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
    const date = fc.record({ day: part(1, 28), month: part(1, 12), year: part(1850, 1919) });
    await fc.assert(
      fc.asyncProperty(date, date, fc.integer({ min: 0, max: 130 }), async (born, died, died_age) => {
        const { id } = await server.make.person({
          ...{ born_day: born.day, born_month: born.month, born_year: born.year },
          ...{ died_day: died.day, died_month: died.month, died_year: died.year },
          died_age,
        });
        const stored = await server.dataSource.manager.findOneByOrFail(PersonEntity, { id });
        expect(stored.sort_born_date).toBe(encodeDate(born));
        expect(stored.sort_died_date).toBe(encodeDate(died));
        expect(stored.age).toBe(ageBetween(born, died) ?? (died_age || null));
      }),
      { numRuns: extent(60, 150) },
    );
  });

  test('keeps exact totals of every dataset through inserts, updates and removals', async () => {
    const totals = async () => {
      const rows = await server.dataSource.query<{ dataset: string; n: string }[]>(
        'SELECT dataset, sum(n)::text AS n FROM person_count GROUP BY dataset',
      );
      return Object.fromEntries(rows.map(({ dataset, n }) => [dataset, Number(n)]));
    };
    const before = await totals();
    const soldier = await server.make.person({ victim_type: 'military' });
    await server.make.person({ war_casualty: false, in_namelist: false });
    await server.dataSource.manager.update(PersonEntity, { id: soldier.id }, { victim_type: 'civilian' });
    const after = await totals();
    const grown = Object.fromEntries(Object.keys(after).map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)]));
    expect(grown).toMatchObject({ any: 2, deaths: 1, survivors: 1, namelist: 1, military: 0 });
    await server.dataSource.manager.delete(PersonEntity, { id: soldier.id });
    expect((await totals()).any).toBe((before.any ?? 0) + 1);
  });

  test('queues a person for search whatever changes it, by plain SQL too; of a place, of which it has the id, only its country', async () => {
    const { dataSource, make } = server;
    const place = await make.place();
    const person = await make.person();
    await make.event('injured', { person_id: person.id, place_id: place.id });
    const queuedBy = async (statement: string, values: unknown[]) => {
      await dataSource.query('DELETE FROM search_queue');
      await dataSource.query(statement, values);
      const rows = await dataSource.query<{ entity_id: string }[]>('SELECT DISTINCT entity_id FROM search_queue');
      return rows.map(({ entity_id }) => entity_id);
    };
    const own = [person.id];
    expect(await queuedBy("UPDATE person SET nationality = 'Belg' WHERE id = $1", own)).toEqual(own);
    expect(await queuedBy("UPDATE person_event SET topo = 'x' WHERE person_id = $1", own)).toEqual(own);
    expect(await queuedBy("UPDATE place SET type = 'topo' WHERE id = $1", [place.id])).toEqual([]);
    expect(await queuedBy("UPDATE place SET country_code = 'FR' WHERE id = $1", [place.id])).toEqual(own);
    expect(await queuedBy('DELETE FROM person WHERE id = $1', own)).toEqual(own);
  });

  test('compares no changed row with every other one: a plan that is kept from one row would', async () => {
    const functions = await server.dataSource.query<{ name: string }[]>(
      `SELECT proname AS name FROM pg_proc WHERE proname LIKE 'salient%'
       AND prosrc ~* 'former\\s+JOIN\\s+changed|changed\\s+JOIN\\s+former'`,
    );
    expect(functions).toEqual([]);
    const { make, dataSource } = server;
    const [former, later] = [await make.person(), await make.person()];
    const { id } = await make.event('injured', { person_id: former.id });
    await dataSource.query('DELETE FROM search_queue');
    await dataSource.query('UPDATE person_event SET person_id = $2 WHERE id = $1', [id, later.id]);
    const rows = await dataSource.query<{ entity_id: string }[]>('SELECT entity_id FROM search_queue');
    expect(rows.map(({ entity_id }) => entity_id).sort()).toEqual([former.id, later.id].sort());
  });
});
