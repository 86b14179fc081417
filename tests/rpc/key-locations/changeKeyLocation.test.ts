import { findChanges, restoreFields, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createKeyLocation,
  findKeyLocations,
  getKeyLocation,
  removeKeyLocation,
  updateKeyLocation,
  validateKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const position = { lat: 50.8521, lon: 2.8916 };
const complete = {
  name: 'Menenpoort',
  names: { en: 'Menin Gate', fr: 'Porte de Menin', de: '' },
  number: '12',
  year: '2018',
  position,
  notes: { nl: 'Aan de poort', en: 'At the gate', fr: 'À la porte', de: 'Am Tor' },
};

test('an editor creates a key location, changes it and removes it [KEYLOC-16, KEYLOC-26, KEYLOC-27]', async () => {
  const editor = await server.signIn('normal');
  const made = await editor.call(createKeyLocation, { keyLocation: complete });
  expect(made).toMatchObject({ ...complete, number: 12, year: 2018, positionLocked: false, version: 1 });
  expect(await editor.call(getKeyLocation, { id: made.id })).toEqual(made);

  const change = { id: made.id, version: 1, number: null, names: { fr: null }, notes: { de: 'Am Menentor' } };
  const changed = await editor.call(updateKeyLocation, { keyLocation: change });
  expect(changed).toMatchObject({ number: null, version: 2, notes: { ...complete.notes, de: 'Am Menentor' } });
  expect(changed.names).toEqual({ en: 'Menin Gate', fr: '', de: '' });

  expect(await editor.call(removeKeyLocation, { id: made.id, version: 2 })).toEqual({ status: 'OK' });
  await expect(editor.call(getKeyLocation, { id: made.id })).rejects.toMatchObject({ name: 'notFound' });
});

test('the fields may stand side by side, as the documents give them [KEYLOC-26, M-164, M-165]', async () => {
  const editor = await server.signIn('normal');
  const call = (method: string, params: object) =>
    editor.post({ jsonrpc: '2.0', id: 1, method, params: { token: editor.token, ...params } });
  const { notes, ...flat } = complete;
  const made = (await call('createKeyLocation', { ...flat, notes, positionLocked: true })) as {
    result: { id: string; version: number };
  };
  expect(made).toMatchObject({ result: { ...flat, number: 12, year: 2018, notes, positionLocked: true } });
  const { id, version } = made.result;
  expect(
    await call('updateKeyLocation', { _id: id, version, name: 'Rijselpoort', positionLocked: false }),
  ).toMatchObject({
    result: { id, name: 'Rijselpoort', number: 12, positionLocked: false },
  });
  expect(await call('updateKeyLocation', { _id: id, name: 'Rijselpoort' })).toMatchObject({
    error: { code: 1013, data: { version: ['version: VERSION_REQUIRED'] } },
  });
  expect(await call('suggestKeyLocations', { text: 'rijselp' })).toMatchObject({ result: [{ id }] });
});

test('what validation refuses is never written, whoever calls [KEYLOC-21]', async () => {
  const editor = await server.signIn('normal');
  const wrong = { name: '', year: '1918', position: { lat: 50.85, lon: 4.35 } };
  const data = {
    name: ['name: DATA_REQUIRED'],
    year: ['year: INVALID_YEAR_2000'],
    position: ['position: POSITION_INVALID'],
  };
  expect(await editor.call(validateKeyLocation, { keyLocation: wrong })).toEqual({ status: 'NOK', data });
  const writer = await server.signIn('api-write');
  for (const client of [editor, writer]) {
    await expect(client.call(createKeyLocation, { keyLocation: wrong })).rejects.toMatchObject({
      name: 'invalidData',
      data,
    });
  }
  expect((await editor.call(findKeyLocations, { text: '1918' })).total).toBe(0);
});

test('validate answers for an update as for the stored record, and knows what is not there', async () => {
  const editor = await server.signIn('normal');
  const { id } = await server.make.keyLocation();
  const valid = await editor.call(validateKeyLocation, { keyLocation: { id, name: 'Anders' }, mode: 'update' });
  expect(valid).toEqual({ status: 'OK' });
  const gone = { id: '00000000-0000-4000-8000-000000000000', name: 'Anders' };
  expect(await editor.call(validateKeyLocation, { keyLocation: gone, mode: 'update' })).toEqual({
    status: 'NOK',
    data: { id: ['id: DOES_NOT_EXIST'] },
  });
});

test('a number stands once, also when two give it at the same moment [KEYLOC-35]', async () => {
  const editor = await server.signIn('normal');
  const keyLocation = { ...complete, number: 77 };
  const both = await Promise.allSettled([1, 2].map(() => editor.call(createKeyLocation, { keyLocation })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'invalidData', data: { number: ['number: DATA_ALREADY_EXISTS'] } },
  });
  for (const number of [null, null]) await editor.call(createKeyLocation, { keyLocation: { ...complete, number } });
});

test('the second of two saves is told who was first and what they changed', async () => {
  const [first, second] = [await server.signIn('normal'), await server.signIn('normal')];
  const { id } = await server.make.keyLocation();
  await first.call(updateKeyLocation, { keyLocation: { id, version: 1, name: 'Lakenhalle' } });
  for (const save of [
    () => second.call(updateKeyLocation, { keyLocation: { id, version: 1, year: 2020 } }),
    () => second.call(removeKeyLocation, { id, version: 1 }),
  ]) {
    await expect(save()).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 2, changedFields: ['name'], current: { name: 'Lakenhalle' } },
    });
  }
});

test('history shows position and notes in words, and an admin goes back', async () => {
  const admin = await server.signIn('admin');
  const { id } = await server.make.keyLocation({ name: 'Sint-Jacobskerk', position });
  const moved = { lat: 50.8508, lon: 2.8921 };
  await admin.call(updateKeyLocation, {
    keyLocation: { id, version: 1, position: moved, notes: { nl: 'Bij de kerk' } },
  });
  const { data } = await admin.call(findChanges, { type: 'key_location', id });
  expect(data[0]?.record.name).toBe('Sint-Jacobskerk');
  expect(data[0]?.fields).toEqual([
    {
      field: 'position',
      before: { kind: 'text', text: '50.8521, 2.8916' },
      after: { kind: 'text', text: '50.8508, 2.8921' },
    },
    { field: 'notes', before: { kind: 'empty' }, after: { kind: 'list', items: ['nl: Bij de kerk'] } },
  ]);
  await admin.call(restoreFields, { change: data[0]?.id ?? '', side: 'before', fields: ['position'], version: 2 });
  expect(await admin.call(getKeyLocation, { id })).toMatchObject({
    position,
    notes: { nl: 'Bij de kerk' },
    version: 3,
  });

  await admin.call(removeKeyLocation, { id, version: 3 });
  const [removal] = (await admin.call(findChanges, { type: 'key_location', id })).data;
  await admin.call(restoreRemoved, { change: removal?.id ?? '' });
  expect(await admin.call(getKeyLocation, { id })).toMatchObject({ name: 'Sint-Jacobskerk', position, version: 5 });
});
