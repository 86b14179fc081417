import { updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import {
  findMatchingPersonStories,
  findPersonStories,
  getPersonStory,
  removePersonStory,
  updatePersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import type { StoryTag } from '@salient/shared/areas/stories/storyTypes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledName, fillStories } from '../../harness/records/fillStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

/** A story of somebody who was at these points, each a place of its own. */
async function storyAt(
  points: readonly { lat: number; lon: number }[],
  given: { tags?: StoryTag[]; died?: number; useDied?: boolean; name?: string } = {},
) {
  const { make } = server;
  const died = given.died ? { died_day: given.died, died_month: 7, died_year: 1917 } : {};
  const person = await make.person(died);
  const events: string[] = [];
  for (const [index, point] of points.entries()) {
    const place = await make.place(point);
    events.push((await make.event('where', { person_id: person.id, place_id: place.id, start_year: 1900 + index })).id);
  }
  const story = await make.story({
    ...{ person_id_ref: person.id, coupling_use_events_with_places_refs: events },
    ...{ coupling_tags: given.tags ?? [], coupling_use_died_date: given.useDied ?? false },
    ...(given.name ? { first_name: given.name, family_name: '' } : {}),
  });
  return { id: story.id, events, person };
}
const linksOf = async (id: string) =>
  (await editor.call(getPersonStory, { id, extend: ['linked_stories'] })).linked_stories ?? [];

const north = { lat: 60, lon: 5 };
/** Some 3.3 and 11 kilometres further. */
const near = { lat: 60.03, lon: 5 };
const far = { lat: 60.1, lon: 5 };

describe('automatic links', () => {
  test('of a hand-made set are right: what is shared, how much, and in which order [STORY-16, STORY-19, STORY-20, STORY-36]', async () => {
    const a = await storyAt([north], { tags: ['gas', 'sport', 'art'], died: 31, useDied: true, name: 'A' });
    const b = await storyAt([near], { tags: ['gas', 'art'], died: 31, useDied: true, name: 'B' });
    const c = await storyAt([far], { tags: ['sport'], died: 31, name: 'C' });
    const d = await storyAt([far, north], { tags: ['religion'], died: 30, useDied: true, name: 'D' });
    const e = await storyAt([], { tags: ['politics'], died: 31, useDied: true, name: 'E' });
    await storyAt([], { tags: ['economy'], name: 'F' });
    const links = await linksOf(a.id);
    expect(links.map(({ first_name, score }) => [first_name, score])).toEqual([
      ['B', 4],
      ['C', 1],
      ['D', 1],
      ['E', 1],
    ]);
    expect(links[0]?.reasons).toEqual([
      { kind: 'died', date: '19170731' },
      {
        kind: 'place',
        names: { nl: expect.any(String) },
        other_names: { nl: expect.any(String) },
        km: expect.closeTo(3.3, 1),
      },
      { kind: 'tag', tag: 'gas' },
      { kind: 'tag', tag: 'art' },
    ]);
    expect(links.every(({ manual }) => manual === null)).toBe(true);
    const { coupling_story_refs, coupling_stories } = await editor.call(getPersonStory, { id: a.id });
    expect([coupling_story_refs, coupling_stories]).toEqual([[b.id, c.id, d.id, e.id], []]);
    // From the other side the same, with the places the other way round.
    const back = (await linksOf(d.id)).map(({ first_name, reasons }) => [first_name, reasons[0]]);
    expect(back).toMatchObject([
      ['A', { kind: 'place', km: 0 }],
      ['B', { kind: 'place', km: expect.closeTo(3.3, 1) }],
      ['C', { kind: 'place', km: 0 }],
    ]);
  });

  test('follow every save of either story, and its removal [STORY-19]', async () => {
    const [a, b] = [await storyAt([], { tags: ['science'] }), await storyAt([], { tags: [] })];
    expect(await linksOf(a.id)).toEqual([]);
    await editor.call(updatePersonStory, { story: { id: b.id, version: 1, coupling_tags: ['science'] } });
    expect(await linksOf(a.id)).toMatchObject([{ id: b.id, score: 1 }]);
    await editor.call(updatePersonStory, { story: { id: a.id, version: 1, coupling_tags: [] } });
    expect(await linksOf(b.id)).toEqual([]);
    await editor.call(updatePersonStory, { story: { id: a.id, version: 2, coupling_tags: ['science'] } });
    await editor.call(removePersonStory, { id: b.id, version: 2 });
    expect(await linksOf(a.id)).toEqual([]);
  });

  test('follow the events, places and days of death behind them, whoever changes those [STORY-19]', async () => {
    const spot = { lat: 10, lon: 10 };
    const [a, b] = [await storyAt([spot], { useDied: true }), await storyAt([spot], { died: 12, useDied: true })];
    const scores = async () => (await linksOf(a.id)).map(({ score }) => score);
    expect(await scores()).toEqual([1]);
    const [event = ''] = b.events;
    const elsewhere = await server.make.place({ lat: 20, lon: 20 });
    await editor.call(updatePersonEvent, { event: { id: event, version: 1, place_id: elsewhere.id } });
    await until('the event’s new place to count', async () => (await scores()).length === 0);
    await server.dataSource.query('UPDATE place SET lat = 10.01, lon = 10 WHERE id = $1', [elsewhere.id]);
    await until('the place to move near', async () => (await scores())[0] === 1);
    await editor.call(updatePerson, {
      person: { id: a.person.id, version: 1, died_day: 12, died_month: 7, died_year: 1917 },
    });
    await until('the day of death to count', async () => (await scores())[0] === 2);
    await server.dataSource.query('DELETE FROM person_event WHERE id = $1', [event]);
    await until('the event to be gone', async () => (await scores())[0] === 1);
  });

  test('hold when many stories are saved at once [STORY-19]', async () => {
    const stories = await Promise.all([1, 2, 3, 4, 5, 6].map(() => storyAt([])));
    await Promise.all(
      stories.map(({ id }) =>
        editor.call(updatePersonStory, { story: { id, version: 1, coupling_tags: ['desertion'] } }),
      ),
    );
    const counts = await Promise.all(stories.map(async ({ id }) => (await linksOf(id)).length));
    expect(counts).toEqual([5, 5, 5, 5, 5, 5]);
  });
});

describe('links by hand', () => {
  test('stand on one story and show on both; those by hand come first [STORY-16, STORY-17, STORY-21, KIOSK-13]', async () => {
    const tags: StoryTag[] = ['colonialism'];
    const [a, b, c] = [await storyAt([], { tags }), await storyAt([]), await storyAt([], { tags })];
    await editor.call(updatePersonStory, { story: { id: a.id, version: 1, coupling_stories: [b.id] } });
    expect(await linksOf(a.id)).toMatchObject([
      { id: b.id, manual: 'own', score: 0, reasons: [] },
      { id: c.id, manual: null, score: 1 },
    ]);
    expect(await linksOf(b.id)).toMatchObject([{ id: a.id, manual: 'other' }]);
    // The same two by hand from both sides are one link.
    await editor.call(updatePersonStory, { story: { id: b.id, version: 1, coupling_stories: [a.id] } });
    expect(await linksOf(b.id)).toMatchObject([{ id: a.id, manual: 'own' }]);
  });

  test('can be made to every other story that is not linked by hand [STORY-18]', async () => {
    const tags: StoryTag[] = ['reconstruction'];
    const [a, b, c] = [
      await storyAt([], { tags, name: 'Zoeker' }),
      await storyAt([], { tags, name: 'Wederopbouwer' }),
      await storyAt([], { name: 'Wederopstander' }),
    ];
    const candidates = async () =>
      (await editor.call(findMatchingPersonStories, { id: a.id, text: 'weder' })).data.map(({ id, score }) => [
        id,
        score,
      ]);
    expect(await candidates()).toEqual([
      [b.id, 1],
      [c.id, 0],
    ]);
    await editor.call(updatePersonStory, { story: { id: c.id, version: 1, coupling_stories: [a.id] } });
    expect(await candidates()).toEqual([[b.id, 1]]);
    const page = await editor.call(findMatchingPersonStories, { id: a.id, limit: 2, sort: [['community', 1]] });
    expect(page.data).toHaveLength(2);
    expect(page.total).toBeGreaterThan(2);
  });
});

test('among two thousand stories a save leaves the closest, ranked [STORY-19]', async () => {
  const { dataSource } = server;
  await fillStories((statement, values) => dataSource.query(statement, values), 2000);
  const { data, total } = await editor.call(findPersonStories, { text: '', limit: 1 });
  expect(total).toBeGreaterThan(2000);
  expect(data).toHaveLength(1);
  const [row] = await dataSource.query<{ id: string }[]>('SELECT id FROM person_story WHERE first_name = $1 LIMIT 1', [
    filledName,
  ]);
  const { person_id_ref } = await editor.call(getPersonStory, { id: row?.id ?? '' });
  const event = await server.make.event('where', {
    person_id: person_id_ref,
    place_id: (await server.make.place({ lat: 50.9, lon: 3 })).id,
  });
  const saved = await editor.call(updatePersonStory, {
    story: { id: row?.id ?? '', version: 1, coupling_tags: ['gas', 'sport', 'art'], place_source_event_ref: event.id },
  });
  expect(saved.coupling_story_refs).toHaveLength(100);
  const links = await linksOf(saved.id);
  expect(links.map(({ score }) => score)).toEqual(links.map(({ score }) => score).sort((a, b) => b - a));
});
