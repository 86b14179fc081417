import { armies } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import {
  findMilitaryEntities,
  getArmyList,
  getRegimentList,
  getUnitList,
  getUnitNumberList,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const soldiers = [
    ['B.E.F.', 'Royal Irish Rifles', 'Battalion', '7th'],
    ['B.E.F.', 'Royal Irish Rifles', 'Battalion', '8th'],
    ['B.E.F.', 'royal irish RIFLES', 'Depot', ''],
    ['B.E.F.', 'Royal Dublin Fusiliers', 'Battalion', '9th'],
    ['A.B.L.', '2e Linie', 'Bataljon', 'III'],
    ['k.u.k. Armee', 'IR 17', '', ''],
  ];
  for (const [enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr] of soldiers) {
    await server.make.event('military', { enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr });
  }
});
afterAll(() => server.close());

describe('suggestions while somebody types', () => {
  const army = (params: object) => server.guest.call(getArmyList, params);
  const regiment = (params: object) => server.guest.call(getRegimentList, params);
  const unit = (params: object) => server.guest.call(getUnitList, params);
  const number = (params: object) => server.guest.call(getUnitNumberList, params);

  test('of armies are the fixed ones and those that records hold, by any part of the name [MILITARY-13, MILITARY-14, MILITARY-31, ADVSEARCH-27]', async () => {
    expect(armies).toHaveLength(14);
    const all = await army({ limit: 100 });
    expect([...all].sort()).toEqual([...armies, 'k.u.k. Armee'].sort());
    expect(await army({ text: 'indian' })).toEqual(['Indian Army']);
    expect(await army({ text: 'ARMEE' })).toEqual(['k.u.k. Armee']);
    expect(await army({})).toHaveLength(10);
    expect([...(await army({})), ...(await army({ offset: 10 }))]).toEqual(all);
  });

  test('of regiments are narrowed by the army, each name once whatever its case [MILITARY-31, EVENT-39]', async () => {
    expect(await regiment({ text: 'royal' })).toHaveLength(2);
    expect(await regiment({ army: 'B.E.F.', text: 'rifles' })).toHaveLength(1);
    expect((await regiment({ army: 'b.e.f.' })).map((name) => name.toLowerCase())).toEqual([
      'royal dublin fusiliers',
      'royal irish rifles',
    ]);
    expect(await regiment({ army: 'A.B.L.' })).toEqual(['2e Linie']);
    expect(await regiment({ army: 'C.E.F.' })).toEqual([]);
    expect(await regiment({ text: 'irish', limit: 0 })).toEqual([]);
  });

  test('of regiments are spelled as the entity of that name is, whatever events hold [MILITARY-31]', async () => {
    await server.make.event('military', { enlisted_army: 'A.E.F.', enlisted_regt: 'HARLEM RATTLERS' });
    expect(await regiment({ army: 'A.E.F.' })).toEqual(['HARLEM RATTLERS']);
    await server.make.militaryEntity({ army: 'A.E.F.', regiment: 'Harlem Rattlers' });
    expect(await regiment({ army: 'A.E.F.' })).toEqual(['Harlem Rattlers']);
  });

  test('of units are narrowed by army and regiment, of numbers by the unit as well [MILITARY-31, EVENT-39]', async () => {
    expect(await unit({ army: 'B.E.F.', regiment: 'Royal Irish Rifles' })).toEqual(['Battalion', 'Depot']);
    expect(await unit({ regiment: 'royal dublin fusiliers' })).toEqual(['Battalion']);
    expect(await unit({ army: 'A.B.L.', regiment: 'Royal Irish Rifles' })).toEqual([]);
    expect(await number({ army: 'B.E.F.', regiment: 'Royal Irish Rifles', unit: 'battalion' })).toEqual(['7th', '8th']);
    expect(await number({ unit: 'Battalion' })).toEqual(['7th', '8th', '9th']);
    expect(await number({ unit: 'Battalion', text: '8' })).toEqual(['8th']);
    expect(await number({ unit: 'Depot' })).toEqual([]);
  });

  test('begin with those that start with the text', async () => {
    await server.make.event('military', { enlisted_army: 'X', enlisted_regt: 'Alfa Beta' });
    await server.make.event('military', { enlisted_army: 'X', enlisted_regt: 'Beta Alfa' });
    expect(await regiment({ army: 'X', text: 'beta' })).toEqual(['Beta Alfa', 'Alfa Beta']);
  });

  test('take what is special to LIKE for what it is', async () => {
    for (const text of ['%', '_', '\\']) expect(await regiment({ text }), text).toEqual([]);
  });
});

describe('findMilitaryEntities', () => {
  test('finds by any part of the names, of the types asked, ten unless more are asked, sorted as asked [MILITARY-27, M-073]', async () => {
    const regiment = await server.make.militaryEntity({ regiment: 'Connaught Rangers' });
    const unit = await server.make.militaryEntity({
      type: 'unit',
      regiment: 'Connaught Rangers',
      unit: 'Battalion',
      unit_nr: '6th',
    });
    const brigade = await server.make.militaryEntity({ type: 'brigade', army: 'A.I.F.', brigade: 'Connaught Brigade' });
    const find = (params: object) => server.guest.call(findMilitaryEntities, { text: 'connaught', ...params });
    expect((await find({})).total).toBe(3);
    expect((await find({ type: ['unit'] })).data).toEqual([
      {
        ...{
          id: unit.id,
          type: 'unit',
          army: 'B.E.F.',
          division: '',
          brigade: '',
          regiment: 'Connaught Rangers',
        },
        ...{ corps: '', unit: 'Battalion', unit_nr: '6th' },
      },
    ]);
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(await find({ type: ['brigade', 'regiment'], sort: ['army', 1] }))).toEqual([brigade.id, regiment.id]);
    expect(idsOf(await find({ type: ['brigade', 'regiment'], sort: ['army', -1] }))).toEqual([regiment.id, brigade.id]);
    expect(idsOf(await find({ text: 'CONNAUGHT RANGERS|battalion' }))).toEqual([unit.id]);
    for (let number = 0; number < 11; number++) await server.make.militaryEntity({ regiment: `Reeks ${number}` });
    const page = await find({ text: 'reeks' });
    expect([page.data.length, page.total]).toEqual([10, 11]);
    await expect(find({ sort: ['colour', 1] })).rejects.toMatchObject({ name: 'invalidData' });
  });
});
