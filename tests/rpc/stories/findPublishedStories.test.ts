import {
  findPublishedStories,
  getPublishedStoryFromMuseum,
  type StoryFilter,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { inEachLanguage } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
const ids = { marie: '', jan: '', paul: '' };
beforeAll(async () => {
  server = await startServer();
  const make = async (family_name: string, given: Parameters<TestServer['make']['story']>[0]) =>
    (await server.make.story({ family_name, targets: ['museum'], ...given })).id;
  ids.marie = await make('Aerts', {
    targets: ['key'],
    community: 'Poperinge',
    coupling_tags: ['gas', 'religion'],
    story_child_option: true,
    story_text: texts({ nl: doneText('Nederlands'), fr: doneText('Français') }),
  });
  const { id: place_id } = await server.make.place({ languages: { nl: { name: 'Ieper' }, en: { name: 'Ypres' } } });
  const { id: place_source_event_ref, person_id: person_id_ref } = await server.make.event('where', { place_id });
  ids.jan = await make('Baert', {
    ...{ person_id_ref, place_source_event_ref, community: 'Ieper' },
    ...{ coupling_tags: ['gas'], photo: false },
  });
  ids.paul = await make('Claes', { community: '', coupling_tags: [], targets: ['museum', 'key'] });
  await server.make.story({ family_name: 'Draft', coupling_tags: ['gas'] });
});
afterAll(() => server?.close());

const find = (params: StoryFilter & { offset?: number; limit?: number } = {}) =>
  server.guest.call(findPublishedStories, params);
const idsOf = async (params: Parameters<typeof find>[0]) => (await find(params)).data.map(({ id }) => id);

/** One name in all languages. */
const everywhere = (name: string) => inEachLanguage(() => name);

describe('the list of published stories', () => {
  test('has every published story by name, at a key too, and no other [PUBLIC-23]', async () => {
    const all = await find();
    expect(all.total).toBe(3);
    expect(all.data.map(({ id }) => id)).toEqual([ids.marie, ids.jan, ids.paul]);
    expect(all.data[0]).toMatchObject({
      ...{ calculated_full_name: 'Jan Aerts', born_year: 1890, died_year: 1917, community: 'Poperinge' },
      ...{ languages: ['nl', 'fr'], story_child_option: true, tags: ['gas', 'religion'], targets: ['key'] },
    });
    expect(all.data[0]?.preview.fr).toEqual({ text: 'Français deel een.', language: 'fr' });
    expect(all.data[0]?.preview.de).toEqual({ text: 'Nederlands deel een.', language: 'nl' });
    expect(await idsOf({ offset: 1, limit: 1 })).toEqual([ids.jan]);
  });

  test('is narrowed by theme, place, language and for children, all at once', async () => {
    expect(await idsOf({ tag: 'gas' })).toEqual([ids.marie, ids.jan]);
    expect(await idsOf({ community: 'Ieper' })).toEqual([ids.jan]);
    expect(await idsOf({ language: 'fr' })).toEqual([ids.marie]);
    expect(await idsOf({ language: 'nl' })).toHaveLength(3);
    expect(await idsOf({ child: true })).toEqual([ids.marie]);
    expect(await find({ tag: 'gas', community: 'Ieper', child: true })).toMatchObject({ data: [], total: 0 });
  });

  test('says in the reader’s language where a story takes place, as far as the place is called otherwise in it [I18N-14]', async () => {
    const [jan] = (await find({ community: 'Ieper' })).data;
    expect(jan?.place_names.en).toEqual({ community: 'Ypres', area: 'West-Vlaanderen' });
    expect(jan?.place_names.fr).toEqual({ community: 'Ieper', area: 'West-Vlaanderen' });
  });

  test('counts what each choice would give beside those that are made', async () => {
    const { choices } = await find({ community: 'Poperinge' });
    expect(choices).toEqual({
      tags: [
        { value: 'gas', count: 1 },
        { value: 'religion', count: 1 },
      ],
      communities: [
        { value: 'Ieper', names: { ...everywhere('Ieper'), en: 'Ypres' }, count: 1 },
        { value: 'Poperinge', names: everywhere('Poperinge'), count: 1 },
      ],
      languages: [
        { value: 'nl', count: 1 },
        { value: 'fr', count: 1 },
      ],
      child: 1,
    });
  });

  test('shows a portrait only as long as its rights allow it [beyond 17]', async () => {
    const [marie, jan] = (await find({ tag: 'gas', limit: 2 })).data;
    expect(marie?.photo?.picture.src).toMatch(/^\/api\/photo\//);
    expect(jan?.photo).toBeNull();
    await server.dataSource.query(`UPDATE attachment SET permission_expires = '2020-01-01' WHERE collection_id = $1`, [
      ids.marie,
    ]);
    expect((await find({ tag: 'gas', limit: 3 })).data[0]?.photo).toBeNull();
  });

  test('lets go of a story soon after it was withdrawn', async () => {
    const { id, version } = await server.make.story({
      family_name: 'Zwart',
      community: 'Wijtschate',
      targets: ['museum'],
    });
    expect(await idsOf({ community: 'Wijtschate' })).toEqual([id]);
    const revisor = await server.signIn('revisor');
    await revisor.call(unpublishPersonStory, { id, version });
    await expect(server.guest.call(getPublishedStoryFromMuseum, { id })).rejects.toThrow();
    await expect.poll(() => idsOf({ community: 'Wijtschate' })).toEqual([]);
  });
});
