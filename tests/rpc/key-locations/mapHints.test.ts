import {
  createKeyLocation,
  removeKeyLocation,
  updateKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
const listeners: Listener[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(() => server.close());

async function listenTo(auth: Record<string, unknown>): Promise<Listener> {
  const listener = new Listener(server.origin, { auth });
  listeners.push(listener);
  expect(await listener.outcome()).toBe('connected');
  return listener;
}
const keysTold = ({ heard }: Listener) =>
  heard.flatMap(([name, hint]) => (name === 'key_location_changed' ? [hint.key_location_id] : []));

test('an open map hears that a key came, changed and went, without an account, and so does a kiosk [MAP-10, KIOSK-11]', async () => {
  const editor = await server.signIn('normal');
  const [map, kiosk] = [await listenTo({ map: true }), await listenTo({ kiosk: 1 })];
  const given = { name: 'Sint-Maartenskathedraal', year: 2024, position: { lat: 50.8517, lon: 2.8853 } };
  const { id, version } = await editor.call(createKeyLocation, { keyLocation: given });
  await map.until((each) => keysTold(each).length === 1);
  await editor.call(updateKeyLocation, { keyLocation: { id, version, name: 'Kathedraal' } });
  await map.until((each) => keysTold(each).length === 2);
  await editor.call(removeKeyLocation, { id, version: version + 1 });
  await map.until((each) => keysTold(each).length === 3);
  expect(keysTold(map)).toEqual([id, id, id]);
  await kiosk.until((each) => keysTold(each).length === 3);
});

test('a map has nothing to say, and what only looks like one gets nothing [MAP-10]', async () => {
  const map = await listenTo({ map: true });
  map.socket.emit('edit', { type: 'key_location', id: '00000000-0000-7000-8000-000000000000' });
  await map.until(({ socket }) => !socket.connected);
  for (const auth of [{ map: false }, { map: true, kiosk: 1 }, { map: 'true' }]) {
    const listener = new Listener(server.origin, { auth });
    listeners.push(listener);
    expect(await listener.outcome()).toBe(1000);
  }
});
