import { callFunction, validateFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MilitaryEntityHistoryEntity } from '../../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { reported, runReport } from './runReport.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const born = (born_year: number, born_month: number | null = 1, born_day: number | null = 1) => ({
  born_year,
  born_month,
  born_day,
});
const died = (died_year: number, died_month: number | null = 1, died_day: number | null = 1) => ({
  died_year,
  died_month,
  died_day,
});
const person = async (given: Partial<PersonDraft>) => (await server.make.person(given)).id;

/** Exactly those of `expected` among all that were made for the test. */
async function expectReported(name: string, made: readonly string[], expected: readonly string[], args = {}) {
  const found = await reported(admin, name, args);
  expect(made.filter((id) => found.includes(id))).toEqual(expected);
}

describe('dates', () => {
  test('PersonsWithInvalidDates names what contradicts itself, and leaves out what fits as far as it is known [FUNC-15]', async () => {
    const before = await person({ ...born(1890), ...died(1880) });
    const otherAge = await person({ ...born(1890), ...died(1917), died_age: 40 });
    const late = await person({ ...died(1917, 7, 31) });
    await server.make.event('injured', { person_id: late, start_year: 1918, start_month: 1, start_day: 1 });
    const early = await person({ ...born(1890) });
    await server.make.event('school', { person_id: early, start_year: 1880, end_year: 1885 });
    const impossible = await person({ born_year: 1189 });
    const fits = await person({ ...born(1890, null, null), ...died(1917, null, null), died_age: 26 });
    await server.make.event('military', { person_id: fits, start_year: 1917 });
    await server.make.event('decorated', { person_id: fits, start_year: 1919 });
    const made = [before, otherAge, late, early, impossible, fits];
    await expectReported('PersonsWithInvalidDates', made, made.slice(0, -1));
    const { data, columns } = await runReport(admin, 'PersonsWithInvalidDates');
    expect(columns.map(({ key }) => key)).toEqual(['name', 'born', 'died', 'problem']);
    const problemOf = (id: string) => data.find((row) => row.id === id)?.problem;
    expect([before, otherAge, late, early, impossible].map(problemOf)).toEqual([
      ['died_before_born'],
      ['age_differs'],
      ['event_after_died'],
      ['event_before_born'],
      ['year_impossible'],
    ]);
    expect(data.find((row) => row.id === before)).toMatchObject({ born: '18900101', died: '18800101' });
  });

  test('PersonsWithImprobableAge looks at soldiers by the ages that are given, and at nobody else but the very old', async () => {
    const boy = await person({ ...born(1905), ...died(1917, 6), victim_type: 'military' });
    const man = await person({ ...born(1890), ...died(1917, 6), victim_type: 'military' });
    const child = await person({ ...born(1910), ...died(1917, 6), victim_type: 'civilian' });
    const ancient = await person({ ...born(1805), ...died(1917, 6), victim_type: 'civilian' });
    const made = [boy, man, child, ancient];
    await expectReported('PersonsWithImprobableAge', made, [boy, ancient]);
    await expectReported('PersonsWithImprobableAge', made, [boy, man, ancient], { soldier_age: { from: '30' } });
    await expectReported('PersonsWithImprobableAge', made, [ancient], { victim_type: 'CIVILIAN' });
  });

  test('PersonsWithImprobableAge looks at deaths in the war and at service: a veteran who grew old is none', async () => {
    const soldier = { ...born(1890), victim_type: 'military', war_casualty: false, in_namelist: false } as const;
    const veteran = await person({ ...soldier, ...died(1965) });
    const oldInService = await person({ ...soldier, ...born(1840), ...died(1921) });
    const boyInService = await person({ ...soldier, ...born(1904), ...died(1980) });
    const grownInService = await person({ ...soldier, ...died(1965) });
    const undated = { ...soldier, born_year: null, died_year: null, died_age: 83 };
    const undatedVeteran = await person(undated);
    const undatedVictim = await person({ ...undated, war_casualty: true });
    const diedLater = await person({ ...soldier, ...born(1895), died_year: null, died_age: 72, war_casualty: true });
    const boyByAge = await person({ ...soldier, ...born(1904), died_year: null, died_age: 12 });
    for (const person_id of [oldInService, boyInService, grownInService]) {
      await server.make.event('military', { person_id, start_year: 1915 });
    }
    await server.make.event('military', { person_id: grownInService, start_year: 1955 });
    const served = [veteran, oldInService, boyInService, grownInService];
    const made = [...served, undatedVeteran, undatedVictim, diedLater, boyByAge];
    const improbable = [oldInService, boyInService, undatedVictim, boyByAge];
    await expectReported('PersonsWithImprobableAge', made, improbable);
    const { data } = await runReport(admin, 'PersonsWithImprobableAge');
    expect(data.find(({ id }) => id === boyInService)).toMatchObject({ age: 76, age_in_service: 11 });
  });

  test('EventsOutsideWar takes what may lie within the war as within it', async () => {
    const made = [await person({}), await person({}), await person({})];
    const [early, within, late] = made as [string, string, string];
    await server.make.event('military', { person_id: early, start_year: 1901, end_year: 1902 });
    await server.make.event('military', { person_id: within, start_year: 1913, end_year: 1914 });
    await server.make.event('school', { person_id: within, start_year: 1900, end_year: 1901 });
    await server.make.event('jailed', { person_id: late, start_year: 1941, end_year: 1941 });
    await expectReported('EventsOutsideWar', made, [early, late]);
    await expectReported('EventsOutsideWar', made, [late], { event_type: 'jailed' });
    await expectReported('EventsOutsideWar', made, [early], { years: { from: 1910, to: 1945 } });
  });
});

describe('what is missing', () => {
  test('PersonsWithoutEvents leaves out of whom a place of birth is told', async () => {
    const bare = await person({ ...born(1890), ...died(1917) });
    const told = await person({ ...born(1890) });
    await server.make.event('military', { person_id: told, start_year: 1917 });
    const located = await person({ ...born(1890) });
    const { id } = await server.make.place();
    await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2`, [id, located]);
    await expectReported('PersonsWithoutEvents', [bare, told, located], [bare]);
  });

  test('CasualtiesWithoutCause is of those who died because of the war', async () => {
    const casualty = await person({ ...died(1917), war_casualty: true });
    const known = await person({ ...died(1917), war_casualty: true });
    await server.dataSource.query(`UPDATE person_event SET death_reason = 'gas' WHERE person_id = $1`, [known]);
    const survivor = await person({ ...died(1960), war_casualty: false, in_namelist: false });
    await expectReported('CasualtiesWithoutCause', [casualty, known, survivor], [casualty]);
  });

  test('PersonsNotIndexed names who has no letter in the name, whom the indexer could not take in and who waits too long', async () => {
    const nameless = await person({ surname: '', familyname: '???' });
    const dead = await person({});
    const late = await person({});
    const fresh = await person({});
    const named = await person({});
    await server.dataSource.query(
      `INSERT INTO search_dead_letter (entity, entity_id, error) VALUES ('person', $1, 'too long')`,
      [dead],
    );
    await server.dataSource.query(
      `UPDATE search_queue SET enqueued_at = now() - interval '1 hour' WHERE entity_id = $1`,
      [late],
    );
    await server.dataSource.query(`DELETE FROM search_queue WHERE entity_id = $1`, [named]);
    await expectReported('PersonsNotIndexed', [nameless, dead, late, fresh, named], [nameless, dead, late]);
    const { data } = await runReport(admin, 'PersonsNotIndexed');
    expect(data.find((row) => row.id === dead)).toMatchObject({ problem: 'not_indexed', message: 'too long' });
  });
});

test('NamesWithEncodingDamage knows the traces of a wrong encoding from letters with accents', async () => {
  const damaged = ['RenÃ©', 'Fran?ois', 'L\uFFFDon', 'D&eacute;sir\u00e9', 'Jos\u0082'];
  const sound = ['René', 'François', 'Ångström', 'Müller & Zonen', 'Łukasz', 'João', 'Who?'];
  const ids = new Map<string, string>();
  for (const surname of [...damaged, ...sound]) ids.set(surname, await person({ surname }));
  const alternative = await person({ alternative_surnames: ['AndrÃ©'] });
  const idsOf = (names: readonly string[]) => names.map((name) => ids.get(name) as string);
  await expectReported('NamesWithEncodingDamage', [...ids.values(), alternative], [...idsOf(damaged), alternative]);
});

test('LikelyDoubles are pairs of one name and day, but not who was told apart or is related', async () => {
  const twins = async (familyname: string) => {
    const given = { surname: 'Omer', familyname, ...born(1893, 4, 5) };
    return [await person(given), await person(given)] as const;
  };
  const [one, other] = await twins('Tweelinckx');
  const [apart, fromHim] = await twins('Apaerts');
  await server.dataSource.query(`INSERT INTO person_distinct (person_a, person_b, account) VALUES ($1, $2, 'x')`, [
    apart,
    fromHim,
  ]);
  await person({ surname: 'Omer', familyname: 'Tweelinckx', ...born(1893, 4, 6) });
  await person({ surname: 'Omer', familyname: 'Tweelinckx', born_year: 1893 });
  await expectReported('LikelyDoubles', [one, other, apart, fromHim], [one]);
  const { data } = await runReport(admin, 'LikelyDoubles', { familyname: 'tweel' });
  expect(data).toMatchObject([{ element_id: one, name: 'Tweelinckx, Omer', other_born: '18930405' }]);
});

describe('units', () => {
  const history = (given: Partial<MilitaryEntityHistoryEntity>) =>
    server.dataSource.manager.insert(MilitaryEntityHistoryEntity, { id: uuidv7(), type: 'track', ...given } as never);

  test('UnitsOutOfTime knows a unit by the beginning and the end of its history', async () => {
    const entity = await server.make.militaryEntity();
    const { id: military_entity_id } = entity;
    await history({ military_entity_id, type: 'structure', from_date: '19160101', to_date: '1918????' });
    const [early, within, unsure, late] = [await person({}), await person({}), await person({}), await person({})];
    const serve = (person_id: string, start_year: number, start_month: number | null = null) =>
      server.make.event('military', {
        person_id,
        military_entity_id,
        start_year,
        start_month,
        end_year: start_year,
        end_month: start_month,
      });
    await serve(early, 1915, 11);
    await serve(within, 1917);
    await serve(unsure, 1916);
    await serve(late, 1919);
    await expectReported('UnitsOutOfTime', [early, within, unsure, late], [early, late]);
    const { data } = await runReport(admin, 'UnitsOutOfTime');
    expect(data.find(({ element_id }) => element_id === early)).toMatchObject({
      unit: militaryName(entity),
      unit_from: '19160101',
      unit_to: '1918????',
      problem: 'unit_not_yet',
    });
    const endless = await server.make.militaryEntity();
    await history({ military_entity_id: endless.id, type: 'structure', from_date: '????????', to_date: '????????' });
    await server.make.event('military', { person_id: within, military_entity_id: endless.id, start_year: 1860 });
    await expectReported('UnitsOutOfTime', [within], []);
  });

  test('UnitsOutOfTime says nothing of a unit of which only places are known, and a place extends a history', async () => {
    const place = await server.make.place();
    const { id: military_entity_id } = await server.make.militaryEntity();
    const there = { military_entity_id, place_id: place.id, from_date: '19150601', to_date: '19150630' };
    await history(there);
    const [early, within] = [await person({}), await person({})];
    const served = { military_entity_id, end_year: 1915 };
    await server.make.event('military', { person_id: early, ...served, start_year: 1914, end_year: 1914 });
    await server.make.event('military', {
      person_id: within,
      ...served,
      start_year: 1915,
      start_month: 6,
      end_month: 6,
    });
    await expectReported('UnitsOutOfTime', [early, within], []);
    await history({ military_entity_id, type: 'structure', from_date: '1916????', to_date: '1918????' });
    await expectReported('UnitsOutOfTime', [early, within], [early]);
  });

  test('PlacesFarFromUnit compares with everywhere the unit was in those days', async () => {
    const { id: military_entity_id } = await server.make.militaryEntity();
    const ypres = await server.make.place({ lat: 50.85, lon: 2.89 });
    const poperinge = await server.make.place({ lat: 50.86, lon: 2.73 });
    const gallipoli = await server.make.place({ lat: 40.2, lon: 26.3 });
    await history({ military_entity_id, place_id: ypres.id, from_date: '191707??', to_date: '191707??' });
    await history({ military_entity_id, place_id: gallipoli.id, from_date: '1915????', to_date: '1915????' });
    const july = { start_year: 1917, start_month: 7, start_day: 20, end_year: 1917, end_month: 7, end_day: 25 };
    const [near, far, other] = [await person({}), await person({}), await person({})];
    await server.make.event('military', { person_id: near, military_entity_id, place_id: poperinge.id, ...july });
    await server.make.event('military', { person_id: far, military_entity_id, place_id: gallipoli.id, ...july });
    await server.make.event('military', {
      person_id: other,
      military_entity_id,
      place_id: gallipoli.id,
      start_year: 1915,
      end_year: 1915,
    });
    await expectReported('PlacesFarFromUnit', [near, far, other], [far]);
    await expectReported('PlacesFarFromUnit', [near, far, other], [near, far], { distance: 5 });
    const { data } = await runReport(admin, 'PlacesFarFromUnit');
    expect(data.find((row) => row.element_id === far)?.distance).toBeGreaterThan(2000);
  });
});

test('rows come page by page in the order asked for, with the number of all [FUNC-03, FUNC-14, M-172]', async () => {
  for (const familyname of ['Zzpage A', 'Zzpage B', 'Zzpage C']) await person({ familyname, surname: '' });
  const args = { familyname: 'zzpage' };
  const name = 'PersonsWithoutEvents';
  const page = async (offset: number, direction: 1 | -1) => {
    const answer = await admin.call(callFunction, { name, args, offset, limit: 2, sort: ['name', direction] });
    if (typeof answer === 'string') throw new Error('no table');
    return [answer.total, ...answer.data.map((row) => row.name)];
  };
  expect(await page(0, 1)).toEqual([3, 'Zzpage A', 'Zzpage B']);
  expect(await page(2, 1)).toEqual([3, 'Zzpage C']);
  expect(await page(0, -1)).toEqual([3, 'Zzpage C', 'Zzpage B']);
  await expect(admin.call(callFunction, { name, sort: ['id; DROP', 1] })).rejects.toMatchObject({
    data: { sort: ['sort: INVALID_OPTION'] },
  });
});

test('arguments of a wrong type are refused, each at its field [FUNC-10, M-171]', async () => {
  const refused = async (name: string, args: Record<string, unknown>) => {
    const answer = await admin.call(validateFunction, { name, args });
    return answer.status === 'OK' ? 'OK' : Object.keys(answer.data);
  };
  const wrong: readonly unknown[] = [1, true, {}, [], [1], 'x'.repeat(10_000)];
  for (const value of wrong) {
    expect(await refused('PersonsWithoutEvents', { familyname: value })).toEqual(['familyname']);
    expect(await refused('PersonsWithoutEvents', { victim_type: value })).toEqual(['victim_type']);
  }
  for (const value of [-1, 1.5, 10_000, 'ten', {}, [], true]) {
    expect(await refused('PlacesFarFromUnit', { distance: value })).toEqual(['distance']);
  }
  for (const value of ['1914', 5, [], true])
    expect(await refused('EventsOutsideWar', { years: value })).toEqual(['years']);
  expect(await refused('EventsOutsideWar', { years: { from: 'a', to: -1, by: 3 } })).toEqual([
    'years.by',
    'years.from',
    'years.to',
  ]);
  expect(await refused('EventsOutsideWar', { years: { from: 1920, to: 1910 } })).toEqual(['years.to']);
  for (const value of ['yes', 1, {}, []]) {
    expect(await refused('StoriesPerKiosk', { published_only: value })).toEqual(['published_only']);
  }
  expect(await refused('UnusedPlaces', { hat: 'bowler', __proto__: {} })).toEqual(['hat']);
  expect(await refused('PersonsWithoutEvents', { familyname: null, victim_type: 'all' })).toBe('OK');
});
