import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createMilitaryEntity,
  getMilitaryEntity,
  hasMilitaryEntity,
  removeMilitaryEntity,
  updateMilitaryEntity,
  validateMilitaryEntity,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

type Input = Parameters<typeof create>[0];
const create = (entity: Parameters<typeof editor.call<typeof createMilitaryEntity>>[1]['entity']) =>
  editor.call(createMilitaryEntity, { entity });
const refused = (data: object) => expect.objectContaining({ name: 'invalidData', code: 1013, data });

const names = { division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' };

describe('creating an entity', () => {
  test.each([
    [{ type: 'regiment', regiment: '12e Linie' }, { regiment: '12e Linie' }],
    [
      { type: 'unit', regiment: '12e Linie', unit: 'Bataljon', unit_nr: 'II' },
      { unit: 'Bataljon', unit_nr: 'II' },
    ],
    [{ type: 'brigade', brigade: '7e Brigade' }, { brigade: '7e Brigade' }],
    [{ type: 'division', division: '3e Divisie' }, { division: '3e Divisie' }],
    [{ type: 'corps', corps: 'II Korps' }, { corps: 'II Korps' }],
  ])('takes the names of its type %o [MILITARY-11, MILITARY-15, MILITARY-16, M-075]', async (input, expected) => {
    const saved = await create({ army: 'A.B.L.', ...input } as Input);
    expect(saved).toMatchObject({ version: 1, army: 'A.B.L.', type: input.type, ...expected, history: [] });
    expect(await editor.call(getMilitaryEntity, { id: saved.id })).toEqual(saved);
  });

  test('is refused without army or name, with another army, another type or names of another type [MILITARY-12, MILITARY-14, MILITARY-15, MILITARY-21, VALID-38, VALID-40, M-075]', async () => {
    const wrong = (entity: object) => create(entity as Input);
    await expect(wrong({ type: 'regiment' })).rejects.toEqual(
      refused({ army: ['army: REQUIRED'], regiment: ['regiment: DATA_REQUIRED'] }),
    );
    await expect(wrong({ type: 'others', army: 'A.F.', unit: 'X' })).rejects.toEqual(
      refused({ type: ['type: INVALID_OPTION'] }),
    );
    await expect(wrong({ army: 'A.F.', regiment: 'X' })).rejects.toEqual(refused({ type: ['type: REQUIRED'] }));
    await expect(wrong({ type: 'brigade', army: 'k.u.k. Armee', brigade: 'X', regiment: 'Y' })).rejects.toEqual(
      refused({ army: ['army: INVALID_OPTION'], regiment: ['regiment: SHOULD_BE_EMPTY'] }),
    );
    await expect(wrong({ type: 'unit', army: 'A.F.', regiment: 'X' })).rejects.toEqual(
      refused({ unit: ['unit: AT_LEAST_ONE_FIELD_NEEDED'] }),
    );
    await expect(wrong({ type: 'division', army: 'A.F.', division: 'd'.repeat(201) })).rejects.toEqual(
      refused({ division: ['division: INVALID_LENGTH'] }),
    );
  });

  test('is refused under the names of another one, whatever their case, but not in another army [MILITARY-23, MILITARY-24]', async () => {
    const rifles = { type: 'regiment', army: 'B.E.F.', regiment: 'Royal Irish Rifles' };
    await create(rifles);
    await expect(create({ ...rifles, regiment: ' royal irish  RIFLES' })).rejects.toEqual(
      refused({ regiment: ['regiment: MILITARY_ENTITY_ALREADY_EXISTS'] }),
    );
    expect((await create({ ...rifles, army: 'A.I.F.' })).army).toBe('A.I.F.');
    const unit = { type: 'unit', army: 'B.E.F.', regiment: rifles.regiment, unit: 'Battalion', unit_nr: '7th' };
    await create(unit);
    await expect(create(unit)).rejects.toEqual(refused({ unit: ['unit: MILITARY_ENTITY_ALREADY_EXISTS'] }));
    expect((await create({ ...unit, unit_nr: '8th' })).unit_nr).toBe('8th');
  });

  test('links the events that name it already, and not those of others [EVENT-40]', async () => {
    const enlisted = { enlisted_army: 'A.F.', enlisted_regt: '1er Zouaves' };
    const ofRegiment = await server.make.event('military', enlisted);
    const ofUnit = await server.make.event('military', { ...enlisted, enlisted_unit: 'Bataillon', enlisted_nr: '4e' });
    const { id } = await create({ type: 'regiment', army: 'A.F.', regiment: '1ER zouaves' });
    const unit = await create({
      ...{ type: 'unit', army: 'A.F.', regiment: '1er Zouaves', unit: 'bataillon', unit_nr: '4e' },
    });
    const linksOf = async (event: string) =>
      (
        await server.dataSource.query(
          'SELECT military_regiment_id, military_entity_id FROM person_event WHERE id = $1',
          [event],
        )
      )[0];
    expect(await linksOf(ofRegiment.id)).toEqual({ military_regiment_id: id, military_entity_id: null });
    expect(await linksOf(ofUnit.id)).toEqual({ military_regiment_id: id, military_entity_id: unit.id });
  });

  test('is for accounts that may touch what is military [ROLE-14, M-075]', async () => {
    const civilian = await server.signIn('normal-civilian');
    await expect(
      civilian.call(createMilitaryEntity, { entity: { type: 'corps', army: 'A.F.', corps: 'X' } }),
    ).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('validating an entity', () => {
  test('tells what create or update would refuse, and writes nothing [MILITARY-29, M-077]', async () => {
    const { id } = await server.make.militaryEntity({ regiment: 'Te toetsen' });
    const entity = { type: 'regiment', army: 'B.E.F.', regiment: 'TE TOETSEN' };
    expect(await editor.call(validateMilitaryEntity, { entity })).toEqual({
      status: 'NOK',
      data: { regiment: ['regiment: MILITARY_ENTITY_ALREADY_EXISTS'] },
    });
    expect(await editor.call(validateMilitaryEntity, { entity: { ...entity, id }, mode: 'update' })).toEqual({
      status: 'OK',
    });
    const away = { ...entity, id: '0198c3a0-0000-7000-8000-000000000001' };
    expect(await editor.call(validateMilitaryEntity, { entity: away, mode: 'update' })).toEqual({
      status: 'NOK',
      data: { id: ['id: DOES_NOT_EXIST'] },
    });
  });

  test('is for editors [M-077]', async () => {
    const reader = await server.signIn('readonly');
    await expect(reader.call(validateMilitaryEntity, { entity: {} })).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('changing an entity', () => {
  test('keeps what is not sent, keeps the type, and takes the army that a list brought as it is [MILITARY-14, M-076]', async () => {
    const stored = await server.make.militaryEntity({
      army: 'k.u.k. Armee',
      regiment: 'IR 17',
      division: '5. Division',
    });
    const update = (entity: object) =>
      editor.call(updateMilitaryEntity, { entity: { id: stored.id, version: 1, ...entity } });
    const renamed = await update({ type: 'regiment', army: 'k.u.k. Armee', regiment: 'Infanterieregiment 17' });
    expect(renamed).toMatchObject({ version: 2, regiment: 'Infanterieregiment 17', division: '5. Division' });
    await expect(update({ version: 2, type: 'brigade' })).rejects.toEqual(refused({ type: ['type: INVALID_OPTION'] }));
    await expect(update({ version: 2, army: 'Andere' })).rejects.toEqual(refused({ army: ['army: INVALID_OPTION'] }));
    await expect(update({ version: 2, regiment: null })).rejects.toEqual(
      refused({ regiment: ['regiment: DATA_REQUIRED'] }),
    );
    await expect(update({ regiment: 'Te laat' })).rejects.toMatchObject({ name: 'conflict', code: 1020 });
    const away = { id: '0198c3a0-0000-7000-8000-000000000001', version: 1 };
    await expect(editor.call(updateMilitaryEntity, { entity: away })).rejects.toMatchObject({ name: 'notFound' });
  });

  test('by a new name queues everybody whose events are linked to it for search, and by anything else nobody [STACK-17]', async () => {
    const { id } = await server.make.militaryEntity({ regiment: 'Oude naam' });
    const { person_id } = await server.make.event('military', { military_regiment_id: id });
    await server.make.event('military', {});
    const queued = async () =>
      (await server.dataSource.query<{ entity_id: string }[]>('SELECT entity_id FROM search_queue ORDER BY id')).map(
        ({ entity_id }) => entity_id,
      );
    await server.dataSource.query('DELETE FROM search_queue');
    await editor.call(updateMilitaryEntity, {
      entity: { id, version: 1, history: [{ type: 'attached', army: 'A.F.' }] },
    });
    expect(await queued()).toEqual([]);
    await editor.call(updateMilitaryEntity, { entity: { id, version: 2, regiment: 'Nieuwe naam' } });
    expect(await queued()).toEqual([person_id]);
  });

  test('needs an account that may touch what is military [ROLE-14, M-076]', async () => {
    const { id } = await server.make.militaryEntity();
    const civilian = await server.signIn('normal-civilian');
    await expect(
      civilian.call(updateMilitaryEntity, { entity: { id, version: 1, regiment: 'X' } }),
    ).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('removing an entity', () => {
  test('takes its own history along, leaves an address that says so, and can be undone by an admin [M-079]', async () => {
    const division = await server.make.militaryEntity({ type: 'division', division: 'Blijvende' });
    const saved = await create({
      ...{ type: 'regiment', army: 'A.B.L.', regiment: 'Vluchtig' },
      history: [{ type: 'structure', entity_id: division.id, from_date: '1914????', to_date: null }],
    });
    const { id } = saved;
    expect(await editor.call(removeMilitaryEntity, { id, version: 1 })).toEqual({ status: 'OK' });
    await expect(editor.call(getMilitaryEntity, { id })).rejects.toMatchObject({ name: 'gone', code: 1015 });
    const admin = await server.signIn('admin');
    const [change] = (await admin.call(findChanges, { type: 'military_entity', id, limit: 1 })).data;
    await admin.call(restoreRemoved, { change: change?.id ?? '' });
    const restored = await editor.call(getMilitaryEntity, { id });
    expect(restored).toMatchObject({ version: 3, regiment: 'Vluchtig' });
    expect(restored.history).toMatchObject([{ type: 'structure', entity_id: division.id, from_date: '1914????' }]);
  });

  test('is refused as long as an event of a person or the history of another entity refers to it [M-079]', async () => {
    const { id } = await server.make.militaryEntity({ type: 'division', division: 'In gebruik' });
    await create({
      ...{ type: 'regiment', army: 'A.B.L.', regiment: 'Onderdeel' },
      history: [{ type: 'attached', entity_id: id }],
    });
    await expect(editor.call(removeMilitaryEntity, { id })).rejects.toEqual(
      refused({ none: ['none: REFERENCED_BY_MILITARY_ENTITY'] }),
    );
    await server.make.event('military', { military_entity_id: id });
    await expect(editor.call(removeMilitaryEntity, { id })).rejects.toEqual(
      refused({ none: ['none: REFERENCED_BY_MILITARY_ENTITY', 'none: REFERENCED_BY_PERSON_EVENT'] }),
    );
  });

  test('is refused for an old version, an id that is none, and accounts that only read [M-079]', async () => {
    const { id } = await server.make.militaryEntity();
    await editor.call(updateMilitaryEntity, { entity: { id, version: 1, regiment: 'Intussen gewijzigd' } });
    await expect(editor.call(removeMilitaryEntity, { id, version: 1 })).rejects.toMatchObject({ name: 'conflict' });
    await expect(editor.call(removeMilitaryEntity, { id: 'niets' })).rejects.toMatchObject({ name: 'notFound' });
    for (const type of ['readonly', 'api-write', 'normal-civilian'] as const) {
      const client = await server.signIn(type);
      await expect(client.call(removeMilitaryEntity, { id }), type).rejects.toMatchObject({ name: 'notPermitted' });
    }
  });
});

test('whether there is an entity is told with its id, whatever the case of the names [MILITARY-32, MILITARY-33, M-082]', async () => {
  const { id } = await server.make.militaryEntity({ regiment: 'Te vinden', army: 'C.E.F.' });
  const reader = await server.signIn('readonly');
  const asked = { ...names, type: 'regiment', army: 'c.e.f.', regiment: 'TE VINDEN' } as const;
  expect(await reader.call(hasMilitaryEntity, asked)).toEqual({ exists: true, id });
  expect(await reader.call(hasMilitaryEntity, { ...asked, army: 'A.F.' })).toEqual({ exists: false, id: null });
  expect(await reader.call(hasMilitaryEntity, { ...asked, type: 'unit' })).toEqual({ exists: false, id: null });
  await expect(server.guest.call(hasMilitaryEntity, asked)).rejects.toMatchObject({ name: 'noSession' });
});
