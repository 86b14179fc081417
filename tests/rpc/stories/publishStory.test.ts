import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { openShortAddress } from '@salient/shared/areas/short-addresses/shortAddressMethods.ts';
import {
  getPublishedStoryFromKey,
  getPublishedStoryFromMuseum,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import {
  getPersonStory,
  publishPersonStory,
  unpublishPersonStory,
  updatePersonStory,
  validatePersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import { storyReadiness } from '@salient/shared/areas/stories/storyReadiness.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let revisor: TestClient;
beforeAll(async () => {
  server = await startServer();
  [editor, revisor] = [await server.signIn('normal'), await server.signIn('revisor')];
});
afterAll(() => server.close());

const publish = (id: string, version: number, target: StoryTarget, confirmed = true) =>
  revisor.call(publishPersonStory, { id, version, target, confirmed });
const refusal = (data: Record<string, string[]>) => ({ name: 'invalidData', data });
const get = (id: string) =>
  editor.call(getPersonStory, { id, extend: ['linked_stories', 'key_location', 'contact_persons'] });

describe('publishing', () => {
  test('sets the date, adds a second target to the first, and gives each page its short address [STORY-34, STORY-46, STORY-48, beyond 6]', async () => {
    const key = await server.make.keyLocation();
    const { id } = await server.make.story({ key_location_id: key.id });
    const first = await publish(id, 1, 'museum');
    expect(first).toMatchObject({ version: 2, targets: ['museum'], published_date: expect.any(String) });
    const second = await publish(id, 2, 'key');
    expect(second).toMatchObject({ version: 3, targets: ['museum', 'key'], published_date: first.published_date });
    const { museum = '', key: keyCode = '' } = second.short_codes;
    expect(await server.guest.call(openShortAddress, { code: museum })).toMatchObject({ kind: 'person_story', id });
    expect(await server.guest.call(openShortAddress, { code: keyCode })).toMatchObject({ kind: 'remembrance_key', id });
    // Once more changes nothing.
    expect(await publish(id, 3, 'key')).toMatchObject({ version: 3 });
  });

  test('is taken back from all targets at once; the short address says so and comes to life again [STORY-47, STORY-48, PUBLIC-23, beyond 6]', async () => {
    const { id } = await server.make.story();
    const { short_codes } = await publish(id, 1, 'museum');
    const code = short_codes.museum ?? '';
    const back = await revisor.call(unpublishPersonStory, { id, version: 2 });
    expect(back).toMatchObject({ version: 3, targets: [], published_date: null, unpublished_date: expect.any(String) });
    await expect(server.guest.call(openShortAddress, { code })).rejects.toMatchObject({ name: 'gone' });
    await expect(server.guest.call(getPublishedStoryFromMuseum, { id })).rejects.toMatchObject({
      name: 'gone',
      data: { entity: 'person_story', id, at: back.unpublished_date },
    });
    expect((await publish(id, 3, 'museum')).short_codes.museum).toBe(code);
    expect(await server.guest.call(openShortAddress, { code })).toMatchObject({ id });
  });

  test('is checked as validate says, and nothing is written when something is missing [STORY-44, STORY-45, STORY-52, STORY-54, STORY-56, ERR-13]', async () => {
    const { id } = await server.make.story({ photo: false, community: '', story_text: texts({}) });
    const data = {
      community: ['community: DATA_REQUIRED'],
      'storyText.nl.storyPart1': ['storyText.nl.storyPart1: DATA_REQUIRED'],
      'storyText.nl.storyPart2': ['storyText.nl.storyPart2: DATA_REQUIRED'],
      'storyText.nl.storyStatus': ['storyText.nl.storyStatus: INVALID_PUBLISH_STATUS_OPTION'],
      profile_image: ['profile_image: REQUIRED'],
      key_position: ['key_position: REQUIRED'],
    };
    const validated = await editor.call(validatePersonStory, { story: { id }, mode: 'publish', target: 'key' });
    expect(validated).toEqual({ status: 'NOK', data });
    await expect(publish(id, 1, 'key')).rejects.toMatchObject(refusal(data));
    expect(await get(id)).toMatchObject({ version: 1, targets: [] });
    // What is typed and not saved yet is looked at too.
    const community = { ...data, community: undefined };
    const typed = await editor.call(validatePersonStory, {
      story: { id, community: 'Ieper' },
      mode: 'publish',
      target: 'key',
    });
    expect(typed).toEqual({ status: 'NOK', data: JSON.parse(JSON.stringify(community)) });
  });

  test('without a published linked story asks first, and goes on when confirmed [STORY-50, KIOSK-03]', async () => {
    const [a, b] = [await server.make.story(), await server.make.story()];
    await editor.call(updatePersonStory, { story: { id: a.id, version: 1, coupling_stories: [b.id] } });
    await expect(publish(a.id, 2, 'museum', false)).rejects.toMatchObject({
      name: 'storyNeedsLink',
      data: { linked: 1, published: 0 },
    });
    expect(await get(a.id)).toMatchObject({ version: 2, targets: [] });
    expect(await publish(a.id, 2, 'museum')).toMatchObject({ targets: ['museum'] });
    // The other one leads back to it: nothing to ask.
    expect(await publish(b.id, 1, 'museum', false)).toMatchObject({ targets: ['museum'] });
  });

  test('a child story leads to child stories only [STORY-51, ERR-23]', async () => {
    const childless = await server.make.story({ targets: ['museum'] });
    const { id } = await server.make.story({ story_child_option: true, coupling_stories: [childless.id] });
    await expect(publish(id, 1, 'museum')).rejects.toMatchObject(
      refusal({ coupling_stories: ['coupling_stories: LINKED_STORY_NEEDS_CHILD_STORY'] }),
    );
    const { linked_stories } = await get(id);
    expect(linked_stories).toMatchObject([{ id: childless.id, lacks_child_story: true }]);
    // One that is only linked by its themes stays away by itself.
    const tagged = await server.make.story({ coupling_tags: ['sport'], targets: ['museum'] });
    const other = await server.make.story({ coupling_tags: ['sport'], story_child_option: true });
    await publish(other.id, 1, 'museum');
    const { linked_stories: shown } = await server.guest.call(getPublishedStoryFromMuseum, { id: other.id });
    expect(shown.map(({ id: linked }) => linked)).not.toContain(tagged.id);
  });

  test('needs the rights of every photo for the target [beyond 17]', async () => {
    const { id } = await server.make.story({ photo: false });
    await server.make.storyPhoto(id, 'profile', { usable_for: ['kiosk'] });
    await server.make.storyPhoto(id, 'map', { permission_expires: '2020-01-01' });
    await expect(publish(id, 1, 'museum')).rejects.toMatchObject(
      refusal({
        profile_image: ['profile_image: LICENCE_NOT_FOR_TARGET'],
        map_image: ['map_image: LICENCE_EXPIRED'],
      }),
    );
  });

  test('over a version that is not the newest is refused [beyond 3]', async () => {
    const { id } = await server.make.story();
    await editor.call(updatePersonStory, { story: { id, version: 1, community: 'Gent' } });
    await expect(publish(id, 1, 'museum')).rejects.toMatchObject({ name: 'conflict' });
    await expect(revisor.call(unpublishPersonStory, { id, version: 1 })).rejects.toMatchObject({ name: 'conflict' });
    const nobody = '0198c3a0-0000-7000-8000-000000000001';
    await expect(publish(nobody, 1, 'museum')).rejects.toMatchObject({ name: 'notFound' });
  });
});

describe('the checklist', () => {
  const today = '2026-11-22';

  test('agrees with what publishing checks, and names what would be better [STORY-26, beyond 16]', async () => {
    const { make } = server;
    const long = `Een ${'heel '.repeat(26)}lange zin.`;
    const { id } = await make.story({
      story_text: texts({
        nl: { ...doneText(), story_part_1: long },
        fr: doneText('Français'),
        de: { ...doneText(), story_status: 'IN_REVIEW' },
      }),
    });
    const { items, mayPublish, kiosks } = storyReadiness(await get(id), 'museum', today);
    expect([mayPublish, kiosks]).toEqual([false, [1, 2, 3, 4]]);
    expect(items.filter(({ state }) => state !== 'ready')).toMatchObject([
      { item: 'text', language: 'nl', state: 'advice', reason: 'long_sentence', longSentence: { words: 29 } },
      { item: 'text', language: 'en', state: 'advice', reason: 'empty' },
      { item: 'text', language: 'de', state: 'missing', reason: 'not_done' },
      { item: 'alt', state: 'advice', count: 0, of: 1 },
      { item: 'links', state: 'advice', count: 0, of: 1 },
      { item: 'qr_code', state: 'advice' },
    ]);
    await expect(publish(id, 1, 'museum')).rejects.toMatchObject({
      data: { 'storyText.de.storyStatus': [expect.stringContaining('INVALID_PUBLISH_STATUS_OPTION')] },
    });
    const fine = await make.story({ targets: ['museum'] });
    await publish(fine.id, 1, 'museum').catch(() => undefined);
    expect(storyReadiness(await get(fine.id), 'museum', today).mayPublish).toBe(true);
  });

  test('of a key story asks for its place, and likes a date and contact persons [STORY-56, beyond 16]', async () => {
    const { id } = await server.make.story();
    const missing = storyReadiness(await get(id), 'key', today).items.filter(({ state }) => state === 'missing');
    expect(missing).toEqual([{ item: 'key_position', state: 'missing' }]);
    const key = await server.make.keyLocation();
    const contact = await server.make.contactPerson();
    const story = await server.make.story({
      ...{ key_location_id: key.id, key_day: 1, key_month: 7, key_year: 2018 },
      linked_contact_persons: [{ person: contact.id, title: 'neef' }],
    });
    const { items, mayPublish } = storyReadiness(await get(story.id), 'key', today);
    expect(mayPublish).toBe(true);
    expect(items.filter(({ item }) => ['key_position', 'key_date', 'contact_persons'].includes(item))).toMatchObject([
      { state: 'ready' },
      { state: 'ready' },
      { state: 'ready' },
    ]);
    await publish(story.id, 1, 'key');
    expect(await server.guest.call(getPublishedStoryFromKey, { id: story.id })).toMatchObject({ target: 'key' });
  });
});
