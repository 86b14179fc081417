import { getKioskContent } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import {
  getKioskStories,
  getPublishedStoryFromMuseum,
  getPublishedStoryPair,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A published story of somebody who was at `place_id` for a time. */
async function storyOf(
  place_id: string,
  [start_month, end_month]: readonly [number, number],
  given: Parameters<TestServer['make']['story']>[0] = {},
) {
  const { id: person_id } = await server.make.person();
  const year = { start_year: 1914, end_year: 1914 };
  const event = await server.make.event('where', { person_id, place_id, ...year, start_month, end_month });
  const own = { person_id_ref: person_id, place_source_event_ref: event.id };
  return server.make.story({ ...own, targets: ['museum'], kiosks: [2], ...given });
}

test('what links two stories comes with every answer that shows them side by side [KIOSK-06, KIOSK-16, PUBLIC-26, STORY-20]', async () => {
  const names = { nl: { name: 'Diksmuide' }, fr: { name: 'Dixmude' } };
  const diksmuide = await server.make.place({ languages: names, type: 'locality' });
  const elsewhere = await server.make.place();
  const first = await storyOf(diksmuide.id, [1, 10], { coupling_tags: ['art'] });
  const given = { coupling_tags: ['art' as const], coupling_stories: [first.id] };
  const second = await storyOf(diksmuide.id, [10, 11], given);
  const stranger = await storyOf(elsewhere.id, [10, 11], { coupling_stories: [first.id] });
  const october = { from: '191410??', to: '191410??' };
  const place = { id: diksmuide.id, names: { nl: 'Diksmuide', fr: 'Dixmude' }, isSettlement: true };
  const facts = [
    { kind: 'place', place, span: october },
    { kind: 'theme', tag: 'art' },
  ];

  const pair = await server.guest.call(getPublishedStoryPair, { story1: first.id, story2: second.id });
  expect(pair.map(({ in_common }) => in_common)).toEqual([facts, facts]);

  const { linked_stories } = await server.guest.call(getPublishedStoryFromMuseum, { id: first.id });
  expect(new Map(linked_stories.map(({ id, in_common }) => [id, in_common]))).toEqual(
    new Map<string, unknown>([
      [second.id, facts],
      [stranger.id, []],
    ]),
  );

  const cards = await server.guest.call(getKioskStories, { kiosk: 2 });
  const encounters = cards.find(({ id }) => id === second.id)?.encounters;
  expect(encounters).toEqual([{ id: first.id, in_common: facts }]);
  const { stories } = await server.guest.call(getKioskContent, { kiosk: 2 });
  expect(stories.find(({ id }) => id === second.id)?.linked_stories).toMatchObject([
    { id: first.id, in_common: facts },
  ]);
});

test('an event that changed changes what links two stories at once', async () => {
  const place = await server.make.place({ type: 'locality' });
  const first = await storyOf(place.id, [1, 3]);
  const second = await storyOf(place.id, [5, 6], { coupling_stories: [first.id] });
  const factsNow = async () =>
    (await server.guest.call(getPublishedStoryPair, { story1: first.id, story2: second.id }))[0]?.in_common;
  expect(await factsNow()).toMatchObject([{ kind: 'place', span: null }]);
  await server.dataSource.query('UPDATE person_event SET end_month = 5 WHERE person_id = $1', [first.person_id_ref]);
  expect(await factsNow()).toMatchObject([{ kind: 'place', span: { from: '191405??', to: '191405??' } }]);
});
