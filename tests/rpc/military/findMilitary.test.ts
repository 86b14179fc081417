import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import {
  findMilitaryEntities,
  getArmyList,
  getMilitaryEntitiesIn,
  getPublicUnit,
  getRegimentList,
  getUnitNumberList,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { plainOrdinals } from '@salient/shared/areas/military/names/plainOrdinals.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const regiments = [
    ['A.B.L.', '3e Linie'],
    ['A.B.L.', '13e Linie'],
    ['A.B.L.', '3e Jagers te voet'],
    ['A.F.', '3ème Régiment d’Infanterie'],
    ['B.E.F.', '3rd Dragoon Guards'],
    ['D.K.H.', '3. Garde-Regiment'],
    ['N.Z.E.F.', 'Canterbury Regiment'],
  ] as const;
  for (const [army, regiment] of regiments) await server.make.militaryEntity({ army, regiment });
});
afterAll(() => server.close());

const find = async (text: string, params: object = {}) =>
  (await server.guest.call(findMilitaryEntities, { text, ...params })).data.map(({ regiment }) => regiment);

describe('looking for an entity', () => {
  test.each(['3e linie', '3de linie', '3rd Linie', '3 linie', '3ème ligne', '3rd line', 'linie 3'])(
    '"%s" finds the third of the line first, and the thirteenth after it',
    async (text) => expect(await find(text)).toEqual(['3e Linie', '13e Linie']),
  );

  test('sorts by every column, corps among the regiments and the brigades by their own name [MILITARY-06, LIST-11]', async () => {
    const army = 'R.I.A.';
    await server.make.militaryEntity({ army, type: 'corps', corps: 'Mounted' });
    for (const regiment of ['Auckland', 'Wellington']) await server.make.militaryEntity({ army, regiment });
    for (const brigade of ['Kings', 'Queens']) await server.make.militaryEntity({ army, type: 'brigade', brigade });
    const sorted = async (column: 'regiment' | 'brigade', type: MilitaryEntityType) => {
      const wanted = { text: 'russian', type: [type, 'corps' as const] };
      const { data } = await server.guest.call(findMilitaryEntities, { ...wanted, sort: [[column, 1]] });
      return data.map((entity) => entity[column] || entity.corps);
    };
    expect(await sorted('regiment', 'regiment')).toEqual(['Auckland', 'Mounted', 'Wellington']);
    expect(await sorted('brigade', 'brigade')).toEqual(['Kings', 'Mounted', 'Queens']);
    const byName = async (sort?: ['name', 1 | -1]) =>
      (
        await server.guest.call(findMilitaryEntities, { type: ['regiment', 'brigade'], text: 'russian', sort })
      ).data.map(({ id }) => id);
    const names = await byName();
    expect(names).toHaveLength(4);
    expect(await byName(['name', 1])).toEqual(names);
    expect(await byName(['name', -1])).toEqual([...names].reverse());
    for (const column of ['army', 'regiment', 'unit', 'unit_nr', 'brigade', 'division', 'corps'] as const) {
      const { data } = await server.guest.call(findMilitaryEntities, { text: 'russian', sort: [[column, -1]] });
      expect(data, column).toHaveLength(5);
    }
  });

  test('puts numbers in the order of their size wherever units are listed, those of corps in Roman numerals too [MILITARY-06]', async () => {
    const { make, guest } = server;
    const army = 'C.E.P.';
    for (const unit_nr of ['10th', '2nd', '1/4', '1'])
      await make.militaryEntity({ army, type: 'unit', regiment: 'Minho', unit: 'Bn', unit_nr });
    for (const regiment of ['Minho Fusiliers', 'Minho', '15e Minho', '9. Minho'])
      await make.militaryEntity({ army, regiment });
    for (const corps of ['IX Corps', 'X. Corps', 'V Corps', 'Voorste Corps'])
      await make.militaryEntity({ army, type: 'corps', corps });
    const listed = async (sort?: ['name' | 'regiment' | 'unit_nr', 1 | -1][]) => {
      const { data } = await guest.call(findMilitaryEntities, { text: 'portuguese', limit: 100, sort });
      return data.map(({ regiment, unit_nr, corps }) => [unit_nr, regiment, corps].filter(Boolean).join(' '));
    };
    const units = ['1 Minho', '1/4 Minho', '2nd Minho', '10th Minho'];
    const byName = [
      'V Corps',
      'IX Corps',
      '9. Minho',
      'X. Corps',
      '15e Minho',
      'Minho',
      ...units,
      'Minho Fusiliers',
      'Voorste Corps',
    ];
    expect(await listed()).toEqual(byName);
    expect(await listed([['regiment', 1]])).toEqual(byName);
    expect(
      await listed([
        ['name', -1],
        ['regiment', 1],
      ]),
    ).toEqual([...byName].reverse());
    expect((await listed([['unit_nr', 1]])).slice(-units.length)).toEqual(units);
    const { id } = await make.militaryEntity({ army, regiment: 'Minho de Baixo' });
    const parts = ['11', '3', '100'].map((unit_nr) =>
      make.militaryEntity({ army, type: 'unit', regiment: 'Minho de Baixo', unit: 'Bn', unit_nr }),
    );
    await Promise.all(parts);
    const { data } = await (await server.signIn('readonly')).call(getMilitaryEntitiesIn, { id });
    expect(data.map(({ unit_nr }) => unit_nr)).toEqual(['3', '11', '100']);
    expect((await guest.call(getPublicUnit, { id })).parts.map(({ unit }) => unit.unit_nr)).toEqual(['3', '11', '100']);
    expect(await guest.call(getUnitNumberList, { army, regiment: 'Minho de Baixo' })).toEqual(['3', '11', '100']);
    await server.dataSource.query('DELETE FROM military_entity WHERE army = $1', [army]);
  });

  test('tells versions to staff, who may change an entity, and not to guests [ROLE-23]', async () => {
    const reader = await server.signIn('readonly');
    expect((await reader.call(findMilitaryEntities, { text: '13e linie' })).data).toMatchObject([{ version: 1 }]);
    const [entity] = (await server.guest.call(findMilitaryEntities, { text: '13e linie' })).data;
    expect(Object.keys(entity ?? {}).sort()).toEqual([
      'army',
      'brigade',
      'corps',
      'division',
      'id',
      'regiment',
      'type',
      'unit',
      'unit_nr',
    ]);
  });

  test('by a number alone puts that number before those that contain it', async () => {
    const found = await find('3e');
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toBe('13e Linie');
    expect(await find('3', { sort: ['regiment', 1] })).toContain('13e Linie');
  });

  test('by its very name comes before those that are called so and more', async () => {
    for (const division of ['1 Canadian Division', '1 Division', '1 Division Reserve']) {
      await server.make.militaryEntity({ type: 'division', army: 'B.E.F.', division });
    }
    for (const text of ['1st division', '1e divisie']) {
      const { data } = await server.guest.call(findMilitaryEntities, { text });
      expect(data.map(({ division }) => division)[0], text).toBe('1 Division');
    }
    await server.dataSource.query(`DELETE FROM military_entity WHERE type = 'division'`);
  });

  test.each([
    ['belg', ['3e Jagers te voet', '3e Linie', '13e Linie']],
    ['belgische 3', ['3e Jagers te voet', '3e Linie', '13e Linie']],
    ['french', ['3ème Régiment d’Infanterie']],
    ['frans', ['3ème Régiment d’Infanterie']],
    ['français', ['3ème Régiment d’Infanterie']],
    ['französ', ['3ème Régiment d’Infanterie']],
    ['brit', ['3rd Dragoon Guards']],
    ['deutsche', ['3. Garde-Regiment']],
    ['nieuw-zeelands', ['Canterbury Regiment']],
    ['new zealand', ['Canterbury Regiment']],
  ])('"%s" finds units by the full name of their army', async (text, expected) =>
    expect(await find(text)).toEqual(expected),
  );

  test('takes a pasted identifier, whatever its case [MILITARY-09]', async () => {
    const { id } = await server.make.militaryEntity({ regiment: 'Geplakt' });
    for (const text of [id, ` ${id.toUpperCase()} `]) expect(await find(text)).toEqual(['Geplakt']);
    expect(await find('0198c3a0-0000-7000-8000-000000000001')).toEqual([]);
  });

  test('takes what is special to LIKE for what it is', async () => {
    for (const text of ['%', '_', '\\']) expect(await find(text), text).toEqual([]);
  });
});

describe('suggestions', () => {
  const regiments = (params: object) => server.guest.call(getRegimentList, params);

  test('of armies are found by their full names [MILITARY-31]', async () => {
    const armies = (text: string) => server.guest.call(getArmyList, { text });
    expect(await armies('belg')).toEqual(['A.B.L.']);
    expect(await armies('franç')).toEqual(['A.F.']);
    expect(await armies('allem')).toEqual(['D.K.H.']);
    expect(await armies('indian')).toEqual(['Indian Army']);
  });

  test('of regiments know those without soldiers, read ordinals alike and put exact numbers first [EVENT-39]', async () => {
    expect(await regiments({ army: 'A.B.L.', text: '3de' })).toEqual(['3e Jagers te voet', '3e Linie', '13e Linie']);
    expect(await regiments({ text: 'french 3rd' })).toEqual(['3ème Régiment d’Infanterie']);
  });

  test('of numbers read ordinals alike too [EVENT-39]', async () => {
    const unit = { enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Scots', enlisted_unit: 'Battalion' };
    for (const enlisted_nr of ['13th', '3rd', '30th']) await server.make.event('military', { ...unit, enlisted_nr });
    expect(await server.guest.call(getUnitNumberList, { regiment: 'Royal Scots', text: '3e' })).toEqual([
      '3rd',
      '30th',
      '13th',
    ]);
  });
});

test('the database reads ordinals as the program does', async () => {
  const texts = [
    '3e',
    '3de Linie',
    '1er R.I.',
    '21st|2nd/22nd',
    '3.',
    '2.5',
    '3rdbase',
    '3º',
    '3°',
    'a3e',
    '9te|2e 3e',
  ];
  const keys = texts.map(normalizeText);
  const rows = await server.dataSource.query<{ plain: string }[]>(
    'SELECT salient_plain_ordinals(key) AS plain FROM unnest($1::text[]) WITH ORDINALITY AS keys (key, at) ORDER BY at',
    [keys],
  );
  expect(rows.map(({ plain }) => plain)).toEqual(keys.map(plainOrdinals));
});
