import { publishPersonStory, unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
const listeners: Listener[] = [];
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
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
const events = ({ heard }: Listener) => heard.map(([name, hint]) => [name, 'story_id' in hint ? hint.story_id : null]);

test('the kiosks of a story hear that it came and went, the others do not [KIOSK-11, STORY-39]', async () => {
  const [one, two] = [await listenTo({ kiosk: 1 }), await listenTo({ kiosk: 2 })];
  const { id } = await server.make.story({ kiosks: [1, 3] });
  const other = await server.make.story({ kiosks: [2] });
  await revisor.call(publishPersonStory, { id, version: 1, target: 'museum', confirmed: true });
  await revisor.call(unpublishPersonStory, { id, version: 2 });
  await revisor.call(publishPersonStory, { id: other.id, version: 1, target: 'museum', confirmed: true });
  await two.until(({ heard }) => heard.length === 1);
  await one.until(({ heard }) => heard.length === 2);
  expect(events(one)).toEqual([
    ['story_published', id],
    ['story_unpublished', id],
  ]);
  expect(events(two)).toEqual([['story_published', other.id]]);
});

test('a key story is none of theirs, and what is not committed is not told [KIOSK-02]', async () => {
  const one = await listenTo({ kiosk: 1 });
  const { id: key_location_id } = await server.make.keyLocation();
  const key = await server.make.story({ key_location_id });
  await revisor.call(publishPersonStory, { id: key.id, version: 1, target: 'key' });
  const asked = await server.make.story();
  await expect(revisor.call(publishPersonStory, { id: asked.id, version: 1, target: 'museum' })).rejects.toMatchObject({
    name: 'storyNeedsLink',
  });
  await revisor.call(publishPersonStory, { id: asked.id, version: 1, target: 'museum', confirmed: true });
  await one.until(({ heard }) => heard.length > 0);
  expect(events(one)).toEqual([['story_published', asked.id]]);
});

test('a kiosk hears nothing else and may say nothing; a number that is none is refused [ROLE-12]', async () => {
  const one = await listenTo({ kiosk: 1 });
  const person = await server.make.person();
  await expect(one.edit({ type: 'person', id: person.id })).rejects.toThrow();
  expect(one.socket.connected).toBe(false);
  for (const auth of [{ kiosk: 5 }, { kiosk: 0 }, { kiosk: '1' }, { kiosk: 1, token: 'GUEST' }, {}]) {
    const listener = new Listener(server.origin, { auth });
    expect(await listener.outcome()).toBe(1000);
    listener.close();
  }
});
