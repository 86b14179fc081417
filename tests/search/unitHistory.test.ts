import { trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { search, searchTable } from './searchCases.ts';

type Unit = 'regiment' | 'first' | 'second' | 'brigade' | 'division' | 'corps';

let server: TestServer;
let units: Record<Unit, string>;
let langemark: string;
beforeAll(async () => {
  server = await startServer();
  const { make } = server;
  const unit = async (given: Parameters<typeof make.militaryEntity>[0]) => (await make.militaryEntity(given)).id;
  const { historyEntry: entry } = make;
  const army = 'B.E.F.';
  const battalion = { type: 'unit', army, regiment: 'Hampshire Regiment', unit: 'Battalion' } as const;
  units = {
    regiment: await unit({ type: 'regiment', army, regiment: 'Hampshire Regiment' }),
    first: await unit({ ...battalion, unit_nr: '1' }),
    second: await unit({ ...battalion, unit_nr: '2' }),
    brigade: await unit({ type: 'brigade', army, brigade: '11th Brigade' }),
    division: await unit({ type: 'division', army, division: '4th Division' }),
    corps: await unit({ type: 'corps', army, corps: 'V' }),
  };
  langemark = (await make.place({ languages: { nl: { name: 'Langemark' } }, lat: 50.9136, lon: 2.9186 })).id;
  const poelkapelle = (await make.place({ languages: { nl: { name: 'Poelkapelle' } }, lat: 50.918, lon: 2.957 })).id;
  const rouen = (await make.place({ languages: { fr: { name: 'Rouen' } }, lat: 49.44, lon: 1.09 })).id;
  // Under fire with the division, but for four days of rest of the first battalion.
  await entry(units.brigade, {
    type: 'structure',
    entity_id: units.division,
    from_date: '1914????',
    to_date: '191506??',
  });
  await entry(units.first, { type: 'structure', entity_id: units.brigade, from_date: '19140822' });
  const track = { type: 'track' } as const;
  await entry(units.division, { ...track, ...day('20', '30'), place_id: langemark, track_type: 'frontier_service' });
  await entry(units.first, { ...track, ...day('24', '27'), place_id: rouen, track_type: 'rest', topo: 'Près du Café' });
  // Of the second it is known where it was, and of the regiment when it began to be near.
  await entry(units.second, { type: 'attached', entity_id: units.corps, from_date: '1915????' });
  await entry(units.corps, { ...track, from_date: '191505??', place_id: poelkapelle, track_type: 'support' });
  await entry(units.regiment, { ...track, from_date: '19160101', to_date: '1916????', place_id: langemark });

  const soldier = async (surname: string, service: object, person: object = {}) => {
    const { id } = await make.person({ surname, familyname: '', victim_type: 'military', ...person });
    await make.event('military', { person_id: id, enlisted_regt: 'Hampshire Regiment', ...service });
    return id;
  };
  const first = { military_entity_id: units.first, military_regiment_id: units.regiment };
  await soldier('Ever', first);
  await soldier('Early', { ...first, start_year: 1914 }, { died_year: 1915, died_month: 4, died_day: 21 });
  await soldier('Fallen', { ...first, start_year: 1914 }, { died_year: 1915, died_month: 4, died_day: 19 });
  await soldier('Late', { ...first, start_year: 1915, start_month: 5 });
  await soldier('Vague', { ...first, start_year: 1915 }, { died_year: 1915 });
  const moved = await soldier('Moved', { ...first, start_year: 1914, start_month: 9 });
  await make.event('military', {
    ...{ person_id: moved, enlisted_regt: 'Hampshire Regiment', enlisted_reason: 'transferred to' },
    ...{ military_entity_id: units.second, start_year: 1915, start_month: 2, start_day: 3 },
  });
  await soldier('Regimental', { military_regiment_id: units.regiment, start_year: 1916 });
  await soldier('Divisional', { military_entity_id: units.division, start_year: 1915 });
});
afterAll(() => server.close());

const day = (from: string, to: string) => ({ from_date: `191504${from}`, to_date: `191504${to}` });

type Inputs = NonNullable<PersonQueryInput['events']>[number]['inputs'];
const find = async (inputs: Inputs) => (await search(server.guest, { events: [{ type: 'event', inputs }] })).sort();
const unit = (name: Unit) => ({ mode: 'selected' as const, id: units[name] });
const at = (radius_km?: number) => ({ mode: 'selected' as const, id: langemark, radius_km });

describe('the history of a unit through the days of its soldiers', () => {
  test('under fire at a place in a week: in service then, alive then, and not elsewhere with a part of the unit [ADVSEARCH-10, ADVSEARCH-33, ADVSEARCH-35]', async () => {
    const week = { event_type: 'track', place: at(), from: '19150420', to: '19150423' };
    expect(await find(week)).toEqual(['Divisional', 'Early', 'Ever', 'Vague']);
    expect(await find({ ...week, from: '19150422' })).toEqual(['Divisional', 'Ever', 'Vague']);
    // The battalion rested elsewhere, its division did not.
    expect(await find({ ...week, from: '19150424', to: '19150427' })).toEqual(['Divisional']);
    expect(await find({ ...week, from: '19150427', to: '19150428' })).toEqual(['Divisional', 'Ever', 'Vague']);
    expect(await find({ ...week, from: '19150501', to: '19150531' })).toEqual([]);
  });

  test('a unit is picked or named, and means what was part of it or attached to it then', async () => {
    const week = { event_type: 'track', place: at(), from: '19150420', to: '19150423' };
    expect(await find({ ...week, served_with: unit('first') })).toEqual(['Early', 'Ever', 'Vague']);
    expect(await find({ ...week, served_with: unit('regiment') })).toEqual(['Early', 'Ever', 'Vague']);
    expect(await find({ ...week, served_with: { value: 'hampshire', mode: 'head' } })).toEqual([
      'Early',
      'Ever',
      'Vague',
    ]);
    expect(await find({ ...week, served_with: unit('division') })).toEqual(['Divisional', 'Early', 'Ever', 'Vague']);
    expect(await find({ ...week, served_with: unit('corps') })).toEqual([]);
    expect(await find({ served_with: unit('corps'), from: '1915????' })).toEqual(['Moved']);
    // The brigade left the division in June.
    expect(await find({ served_with: unit('division'), from: '19150701' })).toEqual(['Divisional']);
  });

  test('places around are met too, a track without an end lasts, and a regiment has those of whom no unit is known', async () => {
    const near = { event_type: 'track', from: '19160201', to: '19161231' };
    expect(await find({ ...near, place: at(5) })).toEqual(['Ever', 'Late', 'Moved', 'Regimental']);
    expect(await find({ ...near, place: at() })).toEqual(['Ever', 'Late', 'Regimental']);
    expect(await find({ ...near, place: { value: 'poelkap', mode: 'head' } })).toEqual(['Moved']);
  });

  test.each([
    ['frontier_service', ['Divisional', 'Early', 'Ever', 'Vague']],
    ['support', ['Moved']],
    ['half_rest', []],
    ['rest', ['Ever', 'Vague']],
  ] as const)('a track of type %s [ADVSEARCH-19]', async (track_type, expected) => {
    expect(trackTypes).toContain(track_type);
    expect(await find({ track_type })).toEqual(expected);
  });

  test('the unit that an entry names, its kind and its address', async () => {
    expect(await find({ event_type: 'structure', entity: unit('division') })).toEqual(
      await find({ event_type: 'structure' }),
    );
    expect(await find({ event_type: 'attachment', entity: { value: '', mode: 'selected', id: units.corps } })).toEqual([
      'Moved',
    ]);
    expect(await find({ event_type: 'attachment', entity: { mode: 'empty' } })).toEqual([]);
    expect(await find({ topo: { value: 'pres du cafe', mode: 'complete' } })).toEqual(['Ever', 'Vague']);
  });

  test('who was not there is asked as well', async () => {
    const all = await search(server.guest, {});
    const there = await find({ event_type: 'track', place: at(), from: '19150420', to: '19150423' });
    const others = await find({ not: true, event_type: 'track', place: at(), from: '19150420', to: '19150423' });
    expect([...there, ...others].sort()).toEqual(all.sort());
  });

  test('every page knows how many there are in all, also one behind the last, in each order', async () => {
    const page = async (offset: number, limit: number, sort: [string, 1 | -1][] = []) => {
      const args = { events: [{ type: 'event' as const, inputs: { track_type: 'frontier_service' } }] };
      const { total, data } = await searchTable(server.guest, args, { offset, limit, sort });
      return [total, data.map((row) => row.surname)];
    };
    expect(await page(0, 3)).toEqual([4, ['Divisional', 'Early', 'Ever']]);
    expect(await page(3, 3)).toEqual([4, ['Vague']]);
    expect(await page(2, 3, [['name', -1]])).toEqual([4, ['Early', 'Divisional']]);
    expect(await page(0, 2, [['died', 1]])).toEqual([4, ['Early', 'Vague']]);
    expect(await page(9, 3)).toEqual([4, []]);
  });

  test('an id that is none is refused at its field', async () => {
    const inputs = { served_with: { mode: 'selected' as const, id: 'first' } };
    await expect(find(inputs)).rejects.toMatchObject({
      code: 1013,
      data: { 'events.0.inputs.served_with.id': [expect.any(String)] },
    });
  });
});
