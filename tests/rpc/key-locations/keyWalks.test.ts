import { findChanges, restoreFields, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import { removeKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import {
  createKeyWalk,
  findKeyWalks,
  removeKeyWalk,
  updateKeyWalk,
} from '@salient/shared/areas/key-locations/keyWalkMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keysOfTown = async () => [
  (await server.make.keyLocation()).id,
  (await server.make.keyLocation()).id,
  (await server.make.keyLocation()).id,
];

test('an editor makes a walk, changes its order and removes it; visitors follow [beyond 19]', async () => {
  const editor = await server.signIn('normal');
  const keys = await keysOfTown();
  const keyWalk = { titles: { nl: 'Gas', fr: 'Les gaz' }, keys, length_km: '2,4', minutes: '40', for_children: true };
  const made = await editor.call(createKeyWalk, { keyWalk });
  expect(made).toMatchObject({
    version: 1,
    titles: { nl: 'Gas', fr: 'Les gaz', en: '', de: '' },
    length_km: 2.4,
    keys,
  });
  const back = [...keys].reverse();
  const changed = await editor.call(updateKeyWalk, { keyWalk: { id: made.id, version: 1, keys: back } });
  expect(changed).toEqual({ ...made, version: 2, keys: back });
  const own = async () => (await server.guest.call(findKeyWalks, {})).data.find(({ id }) => id === made.id);
  expect(await own()).toEqual(changed);
  await editor.call(removeKeyWalk, { id: made.id, version: 2 });
  expect(await own()).toBeUndefined();
});

test('what is wrong is refused and never written [beyond 19]', async () => {
  const editor = await server.signIn('normal');
  const { id } = await server.make.keyWalk();
  const nowhere = '0195f000-0000-7000-8000-000000000000';
  const before = await server.guest.call(findKeyWalks, {});
  const wrong = { titles: { nl: '' }, keys: [nowhere], minutes: '0' };
  const refusal = {
    name: 'invalidData',
    data: {
      'titles.nl': ['titles.nl: DATA_REQUIRED'],
      minutes: ['minutes: INVALID_DATA'],
      keys: ['keys: DATA_REQUIRED', 'keys: DOES_NOT_EXIST'],
    },
  };
  await expect(editor.call(createKeyWalk, { keyWalk: { ...wrong, length_km: 1 } })).rejects.toMatchObject(refusal);
  await expect(editor.call(updateKeyWalk, { keyWalk: { ...wrong, id, version: 1 } })).rejects.toMatchObject(refusal);
  await expect(editor.call(updateKeyWalk, { keyWalk: { id: nowhere, version: 1, minutes: 5 } })).rejects.toMatchObject({
    name: 'notFound',
  });
  await expect(editor.call(removeKeyWalk, { id: nowhere, version: 1 })).rejects.toMatchObject({ name: 'notFound' });
  await expect(editor.call(removeKeyWalk, { id, version: 7 })).rejects.toMatchObject({ name: 'conflict' });
  expect(await server.guest.call(findKeyWalks, {})).toEqual(before);
});

test('of two who save at once the second hears of the first [beyond 3]', async () => {
  const editor = await server.signIn('normal');
  const { id } = await server.make.keyWalk();
  await editor.call(updateKeyWalk, { keyWalk: { id, version: 1, minutes: 50 } });
  await expect(editor.call(updateKeyWalk, { keyWalk: { id, version: 1, minutes: 60 } })).rejects.toMatchObject({
    name: 'conflict',
    data: { changedFields: ['minutes'] },
  });
});

test('a key stays as long as a walk passes it [ERR-11]', async () => {
  const editor = await server.signIn('normal');
  const walk = await server.make.keyWalk();
  const key = { id: walk.keys[0] ?? '', version: 1 };
  await expect(editor.call(removeKeyLocation, key)).rejects.toMatchObject({
    name: 'invalidData',
    data: { none: ['none: KEY_LOCATION_ON_WALK'] },
  });
  await editor.call(removeKeyWalk, { id: walk.id, version: 1 });
  expect(await editor.call(removeKeyLocation, key)).toEqual({ status: 'OK' });
});

test('its history names the keys, a field goes back, and a removed walk comes back whole [beyond 23]', async () => {
  const admin = await server.signIn('admin');
  const keys = await keysOfTown();
  const keyWalk = { titles: { nl: 'Ieper herbouwd' }, keys, length_km: 3, minutes: 60 };
  const { id } = await admin.call(createKeyWalk, { keyWalk });
  await admin.call(updateKeyWalk, { keyWalk: { id, version: 1, keys: keys.slice(1), minutes: 45 } });
  const { data } = await admin.call(findChanges, { type: 'key_walk', id });
  const shown = data[0]?.fields.find(({ field }) => field === 'keys');
  expect(JSON.stringify(shown)).toContain('Sleutel');
  await admin.call(restoreFields, { change: data[0]?.id ?? '', side: 'before', fields: ['keys'], version: 2 });
  const own = async () => (await server.guest.call(findKeyWalks, {})).data.find((walk) => walk.id === id);
  const restored = await own();
  expect(restored).toMatchObject({ keys, minutes: 45 });
  await admin.call(removeKeyWalk, { id, version: restored?.version ?? 0 });
  const [removal] = (await admin.call(findChanges, { type: 'key_walk', id })).data;
  await admin.call(restoreRemoved, { change: removal?.id ?? '' });
  expect(await own()).toMatchObject({ titles: keyWalk.titles, keys, minutes: 45, length_km: 3 });
});
