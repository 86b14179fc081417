import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import {
  getMilitaryEntitiesIn,
  getPublicUnit,
  removeMilitaryEntity,
  updateMilitaryEntity,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { getPublicPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { findPublicPersonsInUnit, getUnitLosses } from '@salient/shared/areas/persons/soldierMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const unitNames = { army: 'B.E.F.', division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' };
/** A battalion with a name of its own in each test. */
const battalion = (regiment: string) =>
  server.make.militaryEntity({ type: 'unit', unit: 'Bn.', unit_nr: '2nd', regiment });

test('a visitor reads where a unit stood, its parts and where it was, and no word that staff wrote beside it', async () => {
  const editor = await server.signIn('normal');
  const { id } = await battalion('Royal Scots');
  const brigade = await server.make.militaryEntity({ type: 'brigade', brigade: '8th Brigade' });
  const regiment = await server.make.militaryEntity({ regiment: 'Royal Scots' });
  const place = await server.make.place({
    languages: { nl: { name: 'Hooge' } },
    country_code: 'BE',
    lat: 50.8,
    lon: 2.9,
  });
  const history = [
    { type: 'structure', from_date: '191408??', to_date: '1918????', entity_id: brigade.id, description: 'ask Jan' },
    { type: 'track', from_date: '19150616', track_type: 'frontier_service', place_id: place.id, topo: 'Bellewaarde' },
  ];
  await editor.call(updateMilitaryEntity, { entity: { id, version: 1, history } });
  const names = { ...unitNames, type: 'unit', unit: 'Bn.', unit_nr: '2nd', regiment: 'Royal Scots' };
  expect(await server.guest.call(getPublicUnit, { id })).toEqual({
    ...{ id, ...names, parts: [], updated_at: expect.any(String) },
    parents: [
      {
        ...{ kind: 'structure', from_date: '191408??', to_date: '1918????', army: '' },
        unit: { ...unitNames, id: brigade.id, type: 'brigade', brigade: '8th Brigade' },
      },
    ],
    track: [
      {
        ...{ id: expect.any(String), from_date: '19150616', to_date: '????????' },
        ...{ track_type: 'frontier_service', topo: 'Bellewaarde' },
        place: {
          names: { nl: 'Hooge' },
          type: 'locality',
          country_code: 'BE',
          country_guessed: false,
          loc: { lat: 50.8, lon: 2.9 },
        },
      },
    ],
  });
  const { parts } = await server.guest.call(getPublicUnit, { id: brigade.id });
  expect(parts).toEqual([{ unit: { id, ...names }, periods: [{ from_date: '191408??', to_date: '1918????' }] }]);
  // A battalion bears the name of its regiment, which is no parent of it.
  expect((await server.guest.call(getPublicUnit, { id: regiment.id })).parts).toEqual([
    { unit: { id, ...names }, periods: [] },
  ]);
  // Staff read the same parts.
  const seen = await editor.call(getMilitaryEntitiesIn, { id: regiment.id });
  expect(seen).toMatchObject({ data: [{ id, periods: [] }], total: 1 });
});

test('a unit that was never there is not found, one that was removed is gone, one that was merged leads on', async () => {
  const editor = await server.signIn('normal');
  const [kept, merged, removed] = [await battalion('Kept'), await battalion('Merged'), await battalion('Removed')];
  await editor.call(mergeMilitaryEntities, { idA: kept.id, idB: merged.id });
  await editor.call(removeMilitaryEntity, { id: removed.id });
  const read = (id: string) => server.guest.call(getPublicUnit, { id });
  await expect(read(merged.id)).rejects.toMatchObject({ name: 'merged', data: { to: kept.id } });
  await expect(read(removed.id)).rejects.toMatchObject({ name: 'gone' });
  await expect(read(noId)).rejects.toMatchObject({ name: 'notFound' });
  for (const method of [findPublicPersonsInUnit, getUnitLosses]) {
    await expect(server.guest.call(method, { unitId: noId })).rejects.toMatchObject({ name: 'notFound' });
  }
});

/** A soldier whose event is linked to the unit, or names it in words. */
async function soldier(familyname: string, event: object, person: object = {}) {
  const { id } = await server.make.person({ surname: 'Jan', familyname, description: 'private', ...person });
  await server.make.event('military', { person_id: id, enlisted_army: 'B.E.F.', ...event });
  return id;
}

test('a visitor pages and searches who served there, by the words of an event or by its link, each once [PUBLIC-40]', async () => {
  const unit = await battalion('Border Regiment');
  const inWords = { enlisted_regt: 'border regiment', enlisted_unit: 'BN.', enlisted_nr: '2nd' };
  const aerts = await soldier('Aerts', {
    ...inWords,
    military_entity_id: unit.id,
    enlisted_rank: 'Private',
    start_year: 1915,
  });
  await server.make.event('military', {
    ...{ person_id: aerts, military_entity_id: unit.id, enlisted_rank: 'Sergeant', start_year: 1917 },
  });
  await soldier('Claes', inWords);
  await soldier('Baert', { military_entity_id: unit.id });
  await soldier('Elsewhere', { ...inWords, enlisted_nr: '3rd' });
  const find = (params: object = {}) => server.guest.call(findPublicPersonsInUnit, { unitId: unit.id, ...params });
  const first = await find({ limit: 1 });
  expect(first).toEqual({
    data: [
      {
        ...{ id: aerts, firstName: 'Jan', lastName: 'Aerts', bornDate: '????????', diedDate: '????????' },
        rank: 'Sergeant',
        rankInLanguages: { nl: 'Sergeant', en: 'Sergeant', fr: 'sergent', de: 'Unteroffizier' },
      },
    ],
    total: 3,
  });
  expect((await find({ offset: 1 })).data.map(({ lastName }) => lastName)).toEqual(['Baert', 'Claes']);
  expect((await find({ text: 'jan cla' })).data.map(({ lastName }) => lastName)).toEqual(['Claes']);
  // Once the database knows how many persons there are, a page of many is a walk by name.
  await server.dataSource.query('ANALYZE person');
  expect(await find({ limit: 1 })).toEqual(first);
  expect((await find({ limit: 1, offset: 1 })).data.map(({ lastName }) => lastName)).toEqual(['Baert']);
  const { events } = await server.guest.call(getPublicPerson, { id: aerts });
  expect(events.flatMap((event) => event.unit?.id ?? [])).toEqual([unit.id, unit.id]);
});

test('a regiment has all who served in any of its units, a brigade nobody of its own', async () => {
  const regiment = await server.make.militaryEntity({ regiment: 'Essex Regiment' });
  const brigade = await server.make.militaryEntity({ type: 'brigade', brigade: '1st Brigade' });
  await soldier('Peeters', { enlisted_regt: 'Essex Regiment', enlisted_unit: 'Bn.', enlisted_nr: '9th' });
  await soldier('Maes', { military_regiment_id: regiment.id });
  const find = (unitId: string) => server.guest.call(findPublicPersonsInUnit, { unitId });
  expect((await find(regiment.id)).data.map(({ lastName }) => lastName)).toEqual(['Maes', 'Peeters']);
  expect(await find(brigade.id)).toEqual({ data: [], total: 0 });
});

test('the losses of a unit are counted by month: war casualties only, unknown months apart', async () => {
  const unit = await battalion('Welsh Regiment');
  const dead = (died: object) => soldier('Dead', { military_entity_id: unit.id }, { war_casualty: true, ...died });
  await dead({ died_year: 1917, died_month: 7, died_day: 31 });
  await dead({ died_year: 1917, died_month: 7 });
  await dead({ died_year: 1915, died_month: 4, died_day: 2 });
  await dead({ died_year: 1916 });
  await dead({});
  await soldier(
    'Survivor',
    { military_entity_id: unit.id },
    { war_casualty: false, in_namelist: false, died_year: 1917 },
  );
  expect(await server.guest.call(getUnitLosses, { unitId: unit.id })).toEqual({
    ...{ total: 5, undated: 2 },
    months: [
      { month: '1915-04', count: 1 },
      { month: '1917-07', count: 2 },
    ],
  });
});
