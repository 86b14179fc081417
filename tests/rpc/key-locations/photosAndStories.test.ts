import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import { updateAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import {
  findKeyLocations,
  getKeyLocation,
  getPublicKeyLocation,
  removeKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { findPersonStories } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { imageBytes, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const add = async (id: string, client = editor) =>
  upload(server, client, await imageBytes('jpeg', 900, 600), { fields: { collection: 'key_locations', _id: id } });

const allow = (photo: Attachment, words: Partial<Attachment> = {}) =>
  editor.call(updateAttachment, {
    attachment: { id: photo.id, version: photo.version, licence: 'own', usable_for: ['web'], ...words },
  });

const published = (id: string) => server.guest.call(getPublicKeyLocation, { id });

describe('photos', () => {
  test('are two at most, of whoever may edit [KEYLOC-01, KEYLOC-11]', async () => {
    const { id } = await server.make.keyLocation();
    const reader = await server.signIn('readonly');
    expect((await add(id, reader)).code).toBe('NOT_PERMITTED');
    for (const _ of [1, 2]) expect((await add(id)).status).toBe('OK');
    expect((await add(id)).code).toBe('TOO_MANY_FILES');
    const stored = await reader.call(getKeyLocation, { id, extend: ['photos'] });
    expect(stored.photo_count).toBe(2);
    expect(stored.photos).toHaveLength(2);
  });

  test('sort the list by how many there are [KEYLOC-02, KEYLOC-25]', async () => {
    const { id } = await server.make.keyLocation({ name: 'Met foto' });
    await add(id);
    const { data } = await editor.call(findKeyLocations, { sort: [['photo_count', -1]], extend: ['photos'] });
    const counts = data.map(({ photo_count }) => photo_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(data[0]?.photos).toHaveLength(counts[0] ?? 0);
  });

  test('appear to visitors once their rights allow the web, and until they end', async () => {
    const { id } = await server.make.keyLocation();
    const photo = (await add(id)).data;
    expect((await published(id)).photos).toEqual([]);
    await allow(photo, {
      alt: { nl: 'De poort' },
      credit_line: { nl: 'Archief' },
      licence: 'permission',
      permission_scope: 'Website',
      permission_expires: '2026-11-21',
    });
    const [shown] = (await published(id)).photos;
    expect(shown).toMatchObject({
      width: 900,
      height: 600,
      alt: { nl: 'De poort', de: '' },
      credit: { nl: 'Archief', fr: '' },
    });
    expect(shown?.srcset).toMatch(/ 320w, .* 900w$/);
    expect((await fetch(server.origin + shown?.src)).status).toBe(200);
    const former = now;
    now = new Date('2026-11-22T12:00:00Z');
    expect((await published(id)).photos).toEqual([]);
    now = former;
  });

  test('go with their key location', async () => {
    const { id } = await server.make.keyLocation();
    const { data } = await add(id);
    await editor.call(removeKeyLocation, { id, version: 1 });
    expect((await fetch(server.origin + data.urls.preview)).status).toBe(404);
  });
});

describe('stories', () => {
  test('that name a key location keep it from being removed [KEYLOC-22, ERR-11]', async () => {
    const { id } = await server.make.keyLocation();
    await server.make.story({ key_location_id: id });
    expect((await editor.call(getKeyLocation, { id })).story_count).toBe(1);
    await expect(editor.call(removeKeyLocation, { id, version: 1 })).rejects.toMatchObject({
      name: 'invalidData',
      data: { none: ['none: KEY_LOCATION_LINKED_TO_STORIES'] },
    });
  });

  test('are found by their key location, ten at a time [KEYLOC-14]', async () => {
    const { id } = await server.make.keyLocation();
    const story = await server.make.story({ key_location_id: id });
    await server.make.story();
    const found = await editor.call(findPersonStories, { filter: { key_location_id: id }, limit: 10 });
    expect(found.data.map((each) => each.id)).toEqual([story.id]);
  });

  test('stand on the public page once published, each leading to the page it has [KEYLOC-24, PUBLIC-32, PUBLIC-33]', async () => {
    const { id } = await server.make.keyLocation();
    await server.make.story({ key_location_id: id });
    const museum = await server.make.story({ key_location_id: id, targets: ['museum'] });
    const key = await server.make.story({ key_location_id: id, targets: ['museum', 'key'] });
    const { stories } = await published(id);
    expect(Object.fromEntries(stories.map((story) => [story.id, story.target]))).toEqual({
      [museum.id]: 'museum',
      [key.id]: 'key',
    });
  });

  test('come by key date, unknown ones last, with the beginning of what is done [PUBLIC-30, PUBLIC-31, PUBLIC-34, PUBLIC-35]', async () => {
    const { id } = await server.make.keyLocation();
    const late = await server.make.story({ key_location_id: id, targets: ['key'] });
    const early = await server.make.story({ key_location_id: id, targets: ['key'] });
    const unknown = await server.make.story({ key_location_id: id, targets: ['key'] });
    const db = server.dataSource;
    await db.query('UPDATE person_story SET key_year = 1917, key_month = 7 WHERE id = $1', [late.id]);
    await db.query('UPDATE person_story SET key_year = 1914, key_month = 11, key_day = 22 WHERE id = $1', [early.id]);
    const long = `${'Hij trok langs de poort naar het front. '.repeat(8)}`.trim();
    await db.query(
      `UPDATE person_story_text SET story_part_1 = $2, story_status = CASE WHEN language = 'nl' THEN 'DONE' ELSE 'IN_REVIEW' END
       WHERE story_id = $1`,
      [early.id, long],
    );
    const { stories } = await published(id);
    expect(stories.map((story) => story.id)).toEqual([early.id, late.id, unknown.id]);
    const [first] = stories;
    expect(first?.key_date).toBe('19141122');
    expect(first?.preview.nl.length).toBeLessThanOrEqual(201);
    expect(first?.preview.nl).toMatch(/^Hij trok .*…$/);
    expect(first?.preview.en).toBe('');
    // The whole of it is read at the key too, and what is still worked on is not.
    expect(first?.text.nl.length).toBeGreaterThan(201);
    expect(first?.text.en).toBe('');
  });
});
