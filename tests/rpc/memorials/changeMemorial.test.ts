import { findChanges, restoreFields, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import {
  createMemorial,
  findMemorials,
  getMemorial,
  getMemorials,
  removeMemorial,
  updateMemorial,
  validateMemorial,
} from '@salient/shared/areas/memorials/memorialMethods.ts';
import { findPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { updatePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

const irish = uuidv7();
let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer({ irishMemorialId: irish });
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const cemetery = {
  name: 'Velden Cemetery',
  alternative_names: 'Velden, Fields',
  type: 'cemetery',
  type_cemetery_details: { kind: 'military', exists: true, nationality: 'Brits' },
  description: 'Bij de molen',
  start_month: '8',
  start_year: 1917,
  british_trench_coordinates: '28 i 12 C 3.5',
};
const spot = { lat: 53.3498, lon: -6.2603 };

const create = (more: object = {}) => editor.call(createMemorial, { memorial: { ...cemetery, ...more } });
const update = (memorial: { id: string; version: number } & Record<string, unknown>) =>
  editor.call(updateMemorial, { memorial });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) => (name === 'invalidData' ? data : name),
  );

test('an editor creates a memorial, changes it and removes it [MEMORIAL-08, MEMORIAL-15, MEMORIAL-29, M-063, M-065, M-066, M-068]', async () => {
  const place = await server.make.place({ lat: 50.9, lon: 3 });
  const made = await create({ place_id: place.id });
  expect(made).toMatchObject({
    ...{ name: 'Velden Cemetery', alternative_names: ['Velden', 'Fields'], type: 'cemetery', version: 1 },
    type_cemetery_details: { kind: 'military', exists: true, nationality: 'Brits' },
    ...{ start_day: '?', start_month: 8, start_year: 1917, start_date: '191708??' },
    british_trench_coordinates: '28.I12.c.3.5',
    ...{ place_id: place.id, calc_place_loc: { lat: 50.9, lon: 3 }, loc: null, address_positioned: false },
  });
  expect(await editor.call(getMemorial, { id: made.id })).toEqual(made);
  const changed = await update({ id: made.id, version: 1, name: 'Fields Cemetery', place_id: null, start_month: null });
  expect(changed).toMatchObject({ name: 'Fields Cemetery', place_id: null, start_date: '1917????', version: 2 });
  const found = (await editor.call(findMemorials, { text: 'fields c' })) as { data: Memorial[] };
  expect(found.data.map(({ id }) => id)).toEqual([made.id]);
  expect(await editor.call(removeMemorial, { id: made.id, version: 2 })).toEqual({ status: 'OK' });
  expect(await refusalOf(editor.call(getMemorial, { id: made.id }))).toBe('gone');
  for (const call of [() => update({ id: made.id, version: 2 }), () => editor.call(removeMemorial, { id: made.id })]) {
    expect(await refusalOf(call())).toBe('gone');
  }
});

test('answers many by their ids in their order, and leaves out what is not there [M-064]', async () => {
  const [one, other] = [await server.make.memorial(), await server.make.memorial()];
  const answered = await editor.call(getMemorials, { ids: [other.id, noId, one.id], extend: ['nbr_of_persons'] });
  expect(answered.map(({ id, extend_nbr_of_persons: persons }) => [id, persons])).toEqual([
    [other.id, 0],
    [one.id, 0],
  ]);
});

test('the fields may stand side by side [RPC-15]', async () => {
  const call = (method: string, params: object) =>
    editor.post({ jsonrpc: '2.0', id: 1, method, params: { token: editor.token, ...params } });
  const made = (await call('createMemorial', { name: 'Plaat', type: 'plate' })) as { result: Memorial };
  const { id, version } = made.result;
  expect(await call('updateMemorial', { _id: id, version, name: 'Plaket' })).toMatchObject({
    result: { id, name: 'Plaket' },
  });
  const validate = (params: object) => call('validateMemorial', params);
  expect(await validate({ name: '', type: 'plate' })).toMatchObject({
    result: { data: { name: ['name: DATA_REQUIRED'] } },
  });
  expect(await validate({ mode: 'update', id, name: 'Plaket' })).toMatchObject({ result: { status: 'OK' } });
  expect(await validate({ mode: 'update', name: 'Plaket' })).toMatchObject({
    result: { data: { id: ['id: DOES_NOT_EXIST'] } },
  });
});

test('tells everything that is wrong beside its field, whoever calls, and writes nothing [MEMORIAL-19, MEMORIAL-21, M-067]', async () => {
  const wrong = {
    ...{ name: ' ', alternative_names: ['x'.repeat(201)], address: 'x'.repeat(501), description: 'x'.repeat(10_001) },
    ...{ type: 'cemetery', type_cemetery_details: { kind: 'royal', exists: null, nationality: null } },
    ...{ place_id: noId, british_trench_coordinates: 'somewhere', start_day: 31, start_month: 2, start_year: 1917 },
    loc: { lat: 50, lon: null },
  };
  const data = {
    name: ['name: DATA_REQUIRED'],
    alternative_names: ['alternative_names: INVALID_LENGTH'],
    address: ['address: INVALID_LENGTH'],
    description: ['description: INVALID_LENGTH'],
    cemetery_kind: ['cemetery_kind: INVALID_OPTION'],
    place_id: ['place_id: DOES_NOT_EXIST'],
    british_trench_coordinates: ['british_trench_coordinates: INVALID_BRITISH_TRENCH_COORDINATES'],
    start_date: ['start_date: INVALID_FORMAT'],
    loc: ['loc: INVALID_FORMAT'],
  };
  expect(await editor.call(validateMemorial, { memorial: wrong })).toEqual({ status: 'NOK', data });
  for (const client of [editor, await server.signIn('api-write')]) {
    expect(await refusalOf(client.call(createMemorial, { memorial: wrong }))).toEqual(data);
  }
  const others = { name: 'Plaatje', type: 'plate', type_plate_details: 'royal' };
  expect(await refusalOf(editor.call(createMemorial, { memorial: others }))).toEqual({
    type_plate_details: ['type_plate_details: INVALID_OPTION'],
  });
  expect(await refusalOf(editor.call(createMemorial, { memorial: { name: 'Plaatje', type: 'statue' } }))).toEqual({
    type: ['type: INVALID_OPTION'],
  });
  expect(await editor.call(findMemorials, { text: 'plaatje' })).toMatchObject({ total: 0 });
});

test('validate answers for an update as for the stored record, and knows what is not there', async () => {
  const { id } = await server.make.memorial();
  const check = (memorial: object) => editor.call(validateMemorial, { memorial, mode: 'update' });
  expect(await check({ id, description: 'Anders' })).toEqual({ status: 'OK' });
  expect(await check({ id: noId, name: 'Anders' })).toEqual({ status: 'NOK', data: { id: ['id: DOES_NOT_EXIST'] } });
});

test('a plate has details of a plate, a cemetery those of a cemetery, and another type none [MEMORIAL-10, MEMORIAL-11]', async () => {
  const { id } = await create();
  const plate = await update({ id, version: 1, type: 'plate', type_plate_details: 'community' });
  expect(plate).toMatchObject({ type_plate_details: 'community', type_cemetery_details: null });
  const back = await update({ id, version: 2, type: 'cemetery' });
  expect(back).toMatchObject({
    type_plate_details: null,
    type_cemetery_details: { kind: null, exists: null, nationality: null },
  });
  const known = await update({ id, version: 3, type_cemetery_details: { exists: false } });
  expect(known).toMatchObject({ type_cemetery_details: { kind: null, exists: false, nationality: null } });
  const grave = await update({ id, version: 4, type: 'fieldgrave', type_plate_details: 'private' });
  expect(grave).toMatchObject({ type_plate_details: null, type_cemetery_details: null });
});

test('what a list wrote as trench coordinates stays until somebody types them anew [MEMORIAL-22]', async () => {
  const { id } = await server.make.memorial({ british_trench_coordinates: 'near Hooge' });
  const whole = await editor.call(getMemorial, { id });
  expect(await update({ ...whole, description: 'Bij Hooge' })).toMatchObject({ version: 2 });
  expect(await refusalOf(update({ id, version: 2, british_trench_coordinates: 'at Hooge' }))).toHaveProperty(
    'british_trench_coordinates',
  );
});

describe('the position of an address', () => {
  const found = { lat: 50.87, lon: 2.9 };

  test('comes with the address that was looked up, and goes with it [MEMORIAL-12, MEMORIAL-13]', async () => {
    const { id } = await create({ address: 'Molenstraat 1', address_loc: found });
    const read = await editor.call(getMemorial, { id });
    expect(read).toMatchObject({ address: 'Molenstraat 1', address_loc: found, address_positioned: true });
    const elsewhere = await update({ ...read, address: 'Molenstraat 2' });
    expect(elsewhere).toMatchObject({ address_loc: null, address_positioned: false });
    const again = await update({ id, version: 2, address: 'Molenstraat 3', address_loc: { lat: 50.88, lon: 2.9 } });
    expect(again).toMatchObject({ address_loc: { lat: 50.88, lon: 2.9 }, address_positioned: true });
    const cleared = await update({ id, version: 3, address: null });
    expect(cleared).toMatchObject({ address: '', address_loc: null, address_positioned: false });
  });

  test('is not kept without an address', async () => {
    expect(await create({ address_loc: found })).toMatchObject({ address: '', address_loc: null });
  });
});

describe('a locked position', () => {
  test('stays where it is until somebody unlocks it [MEMORIAL-06]', async () => {
    const { id } = await create({ loc: spot, position_locked: true });
    const locked = { loc: ['loc: POSITION_LOCKED'] };
    expect(await refusalOf(update({ id, version: 1, loc: { lat: 1, lon: 1 } }))).toEqual(locked);
    expect(await refusalOf(update({ id, version: 1, loc: null }))).toEqual(locked);
    expect(await update({ id, version: 1, loc: spot, address: 'Elders 1' })).toMatchObject({ loc: spot, version: 2 });
    const moved = await update({ id, version: 2, loc: { lat: 1, lon: 1 }, position_locked: false });
    expect(moved).toMatchObject({ loc: { lat: 1, lon: 1 }, position_locked: false });
  });

  test('that was its place’s stays where it was shown when the place moves [MEMORIAL-06]', async () => {
    const place = await server.make.place({ lat: spot.lat, lon: spot.lon });
    const { id } = await create({ place_id: place.id });
    expect(await update({ id, version: 1, position_locked: true })).toMatchObject({ loc: spot });
    await editor.call(updatePlace, { place: { id: place.id, version: 1, loc: { lat: 1, lon: 1 } } });
    const moved = await editor.call(getMemorial, { id });
    expect(moved).toMatchObject({ loc: spot, calc_place_loc: { lat: 1, lon: 1 } });
    expect(await update({ id, version: 2, description: 'Verplaatst' })).toMatchObject({ loc: spot, version: 3 });
  });

  test('cannot be one that is not there [MEMORIAL-06]', async () => {
    const nowhere = await server.make.place({ lat: null, lon: null });
    const refusal = { loc: ['loc: POSITION_NOT_SET'] };
    expect(await refusalOf(create({ place_id: nowhere.id, position_locked: true }))).toEqual(refusal);
    const { id } = await create({});
    expect(await refusalOf(update({ id, version: 1, position_locked: true }))).toEqual(refusal);
  });

  test('that an address gave holds the address too [MEMORIAL-06]', async () => {
    const { id } = await create({ address: 'Weg 1', address_loc: spot, position_locked: true });
    expect(await refusalOf(update({ id, version: 1, address: 'Weg 2' }))).toEqual({
      address: ['address: POSITION_LOCKED'],
    });
  });
});

describe('a memorial that is in use', () => {
  test('stays as long as an event names it [ERR-09, ERR-26]', async () => {
    const event = await server.make.event('memorated');
    const removing = editor.call(removeMemorial, { id: event.memorial_id ?? '' });
    expect(await refusalOf(removing)).toEqual({ none: ['none: REFERENCED_BY_PERSON_EVENT'] });
  });

  test('takes its images with it', async () => {
    const { memorial, pictures } = await memorialWithPictures(server);
    await editor.call(removeMemorial, { id: memorial.id });
    expect(await server.dataSource.query('SELECT FROM attachment WHERE id = $1', [pictures[0]?.id])).toEqual([]);
  });

  test('is found with its persons by its new name', async () => {
    const memorial = await server.make.memorial({ name: 'Oude Zerk' });
    const { person_id } = await server.make.event('memorated', { memorial_id: memorial.id });
    await server.dataSource.query('DELETE FROM search_queue');
    await update({ id: memorial.id, version: 1, name: 'Nieuwe Zerk' });
    const [queued] = await server.dataSource.query('SELECT entity_id AS id FROM search_queue WHERE entity_id = $1', [
      person_id,
    ]);
    expect(queued).toEqual({ id: person_id });
    const { data } = await editor.call(findPerson, {
      filter: { familyname: 'peeters' },
      extend: ['memorials'],
      limit: 100,
    });
    expect(data.find(({ id }) => id === person_id)?.memorials).toEqual([
      { id: memorial.id, name: 'Nieuwe Zerk', kind: 'current' },
    ]);
  });
});

test('the second of two saves is told who was first and what they changed', async () => {
  const { id } = await create();
  await update({ id, version: 1, loc: spot });
  for (const save of [
    () => update({ id, version: 1, name: 'Anders' }),
    () => editor.call(removeMemorial, { id, version: 1 }),
  ]) {
    await expect(save()).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 2, changedFields: ['loc'], current: { loc: spot } },
    });
  }
});

test('history tells of every field in words, and an administrator goes back', async () => {
  const { id } = await create({ loc: spot });
  const details = { kind: 'civilian', exists: false, nationality: '' };
  await update({ id, version: 1, loc: null, type_cemetery_details: details, start_year: 1920 });
  const { data } = await admin.call(findChanges, { type: 'memorial', id });
  expect(data[0]?.fields.map(({ field }) => field)).toEqual([
    ...['cemetery_kind', 'cemetery_exists', 'cemetery_nationality', 'start_date', 'loc'],
  ]);
  expect(data[0]?.fields.at(-1)).toMatchObject({ before: { text: '53.3498, -6.2603' }, after: { kind: 'empty' } });
  const fields = ['cemetery_kind', 'cemetery_nationality', 'loc', 'start_date'];
  await admin.call(restoreFields, { change: data[0]?.id ?? '', side: 'before', fields, version: 2 });
  expect(await admin.call(getMemorial, { id })).toMatchObject({
    type_cemetery_details: { kind: 'military', exists: false, nationality: 'Brits' },
    ...{ loc: spot, start_date: '191708??', version: 3 },
  });
  await admin.call(removeMemorial, { id });
  const [removal] = (await admin.call(findChanges, { type: 'memorial', id })).data;
  await admin.call(restoreRemoved, { change: removal?.id ?? '' });
  expect(await admin.call(getMemorial, { id })).toMatchObject({ name: 'Velden Cemetery', loc: spot, version: 5 });
});

test('the memorial that the museum names is marked, and no other [MEMORIAL-17, MEMORIAL-18]', async () => {
  await server.make.memorial({ id: irish, name: 'Ierse Toren' });
  const other = await server.make.memorial({ name: 'Ierse Steen' });
  const { data } = (await editor.call(findMemorials, { text: 'ierse' })) as { data: Memorial[] };
  expect(data.map(({ id, is_irish_memorial }) => [id, is_irish_memorial])).toEqual([
    [other.id, false],
    [irish, true],
  ]);
  expect(await editor.call(getMemorial, { id: irish })).toMatchObject({ is_irish_memorial: true });
});

test('those who may not edit change nothing', async () => {
  const reader = await server.signIn('readonly');
  const { id } = await server.make.memorial();
  for (const call of [
    () => reader.call(createMemorial, { memorial: cemetery }),
    () => reader.call(updateMemorial, { memorial: { id, version: 1, name: 'Anders' } }),
    () => reader.call(removeMemorial, { id }),
    () => reader.call(validateMemorial, { memorial: cemetery }),
  ]) {
    expect(await refusalOf(call())).toBe('notPermitted');
  }
  expect(await refusalOf(server.guest.call(getMemorial, { id }))).toBe('noSession');
  expect(await refusalOf(server.guest.call(getMemorials, { ids: [id] }))).toBe('noSession');
});
