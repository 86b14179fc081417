import { getPublicKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { mergePersons, previewMerge, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { findPerson } from '@salient/shared/areas/persons/personMethods.ts';
import {
  getKioskStories,
  getPublishedStoryFromKey,
  getPublishedStoryFromMuseum,
  getPublishedStoryPair,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import {
  findPersonStories,
  findPersonStoriesByName,
  getPersonStory,
  unpublishPersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveShortAddress } from '../../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import { PersonStoryPhotoEntity } from '../../../core-server/src/areas/stories/PersonStoryPhotoEntity.ts';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const museum = (id: string) => server.guest.call(getPublishedStoryFromMuseum, { id });
const key = (id: string) => server.guest.call(getPublishedStoryFromKey, { id });

describe('a published story', () => {
  test('answers every language at once, Dutch where one has no text, and says so [STORY-45, STORY-49, STORY-69, PUBLIC-21, PUBLIC-22, PUBLIC-24]', async () => {
    const french = { ...doneText('Français'), story_child_part_1: '', story_child_part_2: '' };
    const { id, person_id_ref } = await server.make.story({
      story_child_option: true,
      story_text: texts({
        nl: { ...doneText('Nederlands'), story_child_question: 'Waar is het brood?' },
        // Asked beside a text that is not there yet.
        fr: { ...french, story_child_question: 'Où est le pain ?' },
        en: doneText('English'),
      }),
      targets: ['museum'],
      coupling_tags: ['gas'],
    });
    const story = await museum(id);
    expect(story).toMatchObject({
      ...{ id, target: 'museum', person_id: person_id_ref, languages: ['nl', 'en', 'fr'], story_child_option: true },
      ...{ born_year: 1890, died_year: 1917, community: 'Ieper', tags: ['gas'], key: null, linked_stories: [] },
      short_code: expect.stringMatching(/^[2-9A-Z]{6}$/),
    });
    expect(story.story_text.fr).toMatchObject({
      language: 'fr',
      story_part_1: 'Français deel een.',
      story_part_2: 'Français deel twee.',
      story_child_language: 'nl',
      story_child_part_1: 'Nederlands voor kinderen, deel een.',
      story_child_question: 'Waar is het brood?',
    });
    expect(story.story_text.en).toMatchObject({ story_child_language: 'en', story_child_question: '' });
    expect(story.story_text.de).toMatchObject({ language: 'nl', story_part_1: 'Nederlands deel een.' });
    const plain = await server.make.story({ targets: ['museum'] });
    expect((await museum(plain.id)).story_text.nl).toMatchObject({
      story_child_language: null,
      story_child_part_1: '',
    });
  });

  test('shows captions and alternative texts in each language, credits, and the person’s name where nothing describes a picture [PUBLIC-42, beyond 17]', async () => {
    const { id } = await server.make.story({ first_name: 'An', family_name: 'Bo', targets: ['museum'] });
    const map = await server.make.storyPhoto(id, 'map');
    const { manager } = server.dataSource;
    await manager.update(
      PersonStoryPhotoEntity,
      { id: map.id },
      { legend: { nl: 'Kaart', en: '', fr: 'Carte', de: '' }, decorative: true },
    );
    const { profile_image, profile_image_url, map_image, extra_images } = await museum(id);
    expect(profile_image_url).toBe(profile_image?.picture.src);
    expect(profile_image).toMatchObject({
      credit: { fr: { text: 'Stad Ieper', language: 'nl' } },
      dimension: 'profile',
      template: 1,
      alt: { fr: { text: 'An Bo' } },
      legend: { fr: { text: '' } },
    });
    expect(map_image).toMatchObject({
      alt: { nl: { text: '' } },
      legend: { fr: { text: 'Carte', language: 'fr' }, de: { text: 'Kaart', language: 'nl' } },
    });
    expect(extra_images).toEqual([]);
  });

  test('at a key tells place, day, organisation and titles, no names of contact persons [STORY-37, PUBLIC-25]', async () => {
    const location = await server.make.keyLocation({ name: 'Menenpoort' });
    const contact = await server.make.contactPerson({ firstName: 'Geheim' });
    const { id } = await server.make.story({
      ...{
        key_location_id: location.id,
        key_day: 11,
        key_month: 11,
        key_year: 2018,
        key_organisation_title: 'Gidsenbond',
      },
      linked_contact_persons: [
        { person: contact.id, title: 'kleindochter' },
        { person: (await server.make.contactPerson()).id, title: '' },
      ],
      targets: ['key'],
    });
    const story = await key(id);
    expect(story.key).toEqual({
      location: {
        id: location.id,
        name: 'Menenpoort',
        names: location.names,
        number: location.number,
        position: { lat: location.lat, lon: location.lon },
      },
      date: '20181111',
      organisation_title: 'Gidsenbond',
      contact_titles: ['kleindochter'],
    });
    expect(JSON.stringify(story)).not.toContain('Geheim');
    await expect(museum(id)).rejects.toMatchObject({ name: 'notFound' });
  });

  test('that never was one is not found, whatever else is known of it [PUBLIC-23, ROLE-23]', async () => {
    const draft = await server.make.story();
    for (const id of [draft.id, uuidv7()]) {
      await expect(museum(id)).rejects.toMatchObject({ name: 'notFound', data: { entity: 'person_story', id } });
      await expect(key(id)).rejects.toMatchObject({ name: 'notFound' });
    }
    await server.dataSource.query('DELETE FROM person_story WHERE id = $1', [draft.id]);
    await expect(museum(draft.id)).rejects.toMatchObject({ name: 'notFound' });
  });
});

describe('cards', () => {
  test('of a pair come in the order asked; one that is not published is left out [PUBLIC-26, PUBLIC-28, KIOSK-06]', async () => {
    const { make } = server;
    const [a, b, draft] = [
      await make.story({ targets: ['museum'] }),
      await make.story({ targets: ['museum'] }),
      await make.story(),
    ];
    const pair = async (story1: string, story2: string) =>
      (await server.guest.call(getPublishedStoryPair, { story1, story2 })).map(({ id }) => id);
    expect(await pair(b.id, a.id)).toEqual([b.id, a.id]);
    expect(await pair(a.id, draft.id)).toEqual([a.id]);
    await expect(pair(draft.id, uuidv7())).rejects.toMatchObject({ name: 'notFound' });
    await giveShortAddress(server.dataSource.manager, { kind: 'person_story', id: a.id });
    await (await server.signIn('revisor')).call(unpublishPersonStory, { id: a.id });
    await expect(pair(draft.id, a.id)).rejects.toMatchObject({ name: 'gone', data: { entity: 'story_pair' } });
  });

  test('of a kiosk are its published museum stories with a published partner there [STORY-38, STORY-39, KIOSK-01, KIOSK-02, KIOSK-03, KIOSK-14, KIOSK-16]', async () => {
    const { make } = server;
    const location = await make.keyLocation();
    const alone = await make.story({ targets: ['museum'], kiosks: [4] });
    const partner = await make.story({
      targets: ['museum'],
      kiosks: [3, 4],
      first_name: 'Piet',
      story_child_option: true,
      story_text: texts({ nl: { ...doneText(), story_part_1: 'woord '.repeat(60).trim() } }),
    });
    const elsewhere = await make.story({ targets: ['museum'], kiosks: [2] });
    const atKey = await make.story({ targets: ['key'], key_location_id: location.id });
    const draft = await make.story();
    const main = await make.story({
      targets: ['museum'],
      kiosks: [4],
      // Children have nothing of their own here.
      story_child_option: true,
      story_text: texts({ nl: { ...doneText(), story_child_part_1: '', story_child_part_2: '' } }),
      coupling_stories: [partner.id, elsewhere.id, atKey.id, draft.id],
    });
    const onKiosk = async (kiosk: number) => server.guest.call(getKioskStories, { kiosk });
    const four = await onKiosk(4);
    expect(four.map(({ id, linked_ids }) => [id, linked_ids]).sort()).toEqual(
      [
        [main.id, [partner.id]],
        [partner.id, [main.id]],
      ].sort(),
    );
    expect(four.map(({ id }) => id)).not.toContain(alone.id);
    const card = four.find(({ id }) => id === partner.id);
    expect(card).toMatchObject({
      first_name: 'Piet',
      community: 'Ieper',
      languages: ['nl'],
      photo: { dimension: 'profile' },
    });
    expect(card?.preview.de.language).toBe('nl');
    expect(card?.preview.de.text).toMatch(/^(woord ){32}woord…$/);
    expect(card?.child_preview?.de).toEqual({ text: 'Tekst voor kinderen, deel een.', language: 'nl' });
    expect(four.find(({ id }) => id === main.id)?.child_preview).toBeNull();
    expect(await onKiosk(3)).toEqual([]);
  });

  test('stand on the timeline of their key location by the day remembered [KEYLOC-13, KEYLOC-14, KEYLOC-24, PUBLIC-30, PUBLIC-31, PUBLIC-32, PUBLIC-33, PUBLIC-35]', async () => {
    const { make } = server;
    const { id: key_location_id } = await make.keyLocation();
    const late = await make.story({ key_location_id, targets: ['key'], key_day: 1, key_month: 1, key_year: 2020 });
    const unknown = await make.story({ key_location_id, targets: ['museum'] });
    const early = await make.story({ key_location_id, targets: ['key', 'museum'], key_year: 2019 });
    await make.story({ key_location_id });
    const { stories } = await server.guest.call(getPublicKeyLocation, { id: key_location_id });
    expect(stories.map(({ id, target }) => [id, target])).toEqual([
      [early.id, 'key'],
      [late.id, 'key'],
      [unknown.id, 'museum'],
    ]);
    expect(stories[0]).toMatchObject({
      first_name: 'Jan',
      portrait: { picture: { src: expect.stringMatching(/^\/api\/photo\//) } },
      key_date: '2019????',
      preview: { nl: 'Tekst deel een.', fr: '' },
    });
    const list = await editor.call(findPersonStories, { filter: { key_location_id } });
    expect(list.total).toBe(4);
  });
});

describe('the list', () => {
  test('filters by status, target, kiosk and text, and sorts by a column and then by name [STORY-02, STORY-03, STORY-05, STORY-41, STORY-67, STORY-68, STORY-70, STORY-71]', async () => {
    const { make } = server;
    const named = (first_name: string, given: object) => make.story({ first_name, family_name: 'Zoeklijst', ...given });
    const review = { ...doneText(), story_status: 'IN_REVIEW' as const };
    const a = await named('Cor', {
      story_text: texts({ nl: doneText(), fr: doneText() }),
      coupling_tags: ['accident'],
    });
    const b = await named('Bé', {
      story_text: texts({ nl: doneText(), fr: review }),
      targets: ['museum'],
      kiosks: [1],
    });
    const c = await named('An', {
      story_text: texts({ nl: review }),
      story_child_option: true,
      coupling_tags: ['accident'],
      kiosks: [1, 2],
    });
    const find = async (given: object) =>
      (await editor.call(findPersonStories, { text: 'zoeklijst', ...given })).data.map(({ id }) => id);
    expect(await find({})).toEqual([c.id, b.id, a.id]);
    expect(await find({ sort: [['fr', -1]] })).toEqual([a.id, b.id, c.id]);
    expect(await find({ sort: [['linked_count', -1]] })).toEqual([c.id, a.id, b.id]);
    expect(await find({ sort: ['calculated_full_name', -1], limit: 2 })).toEqual([a.id, b.id]);
    expect(await find({ filter: { fr: 'IN_REVIEW' } })).toEqual([b.id]);
    expect(await find({ filter: { nl: 'DONE', published: false } })).toEqual([a.id]);
    expect(await find({ filter: { target: 'museum' } })).toEqual([b.id]);
    expect(await find({ filter: { kiosk: 2, child: true } })).toEqual([c.id]);
    expect(await find({ text: 'zoeklijst be' })).toEqual([b.id]);
    expect(await find({ text: '', filter: 'cor zoek' })).toEqual([a.id]);
    const [row] = (await editor.call(findPersonStories, { text: 'an zoeklijst', extend: ['linked_stories'] })).data;
    expect(row).toMatchObject({
      calculated_full_name: 'An Zoeklijst',
      story_status: 'IN_REVIEW',
      linked_count: 1,
      published_linked_count: 0,
      linked_stories: [{ id: a.id }],
      story_text: {
        nl: { story_status: 'IN_REVIEW', has_text: true },
        de: { story_status: 'IN_PROGRESS', has_text: false },
      },
    });
    const names = await editor.call(findPersonStoriesByName, { text: 'zoeklijst', limit: 2 });
    expect(names.map(({ calculated_full_name }) => calculated_full_name)).toEqual(['An Zoeklijst', 'Bé Zoeklijst']);
    const reader = await server.signIn('read-be-soldiers');
    await server.dataSource.query(`DELETE FROM person_event WHERE person_id = $1`, [a.person_id_ref]);
    expect((await reader.call(findPersonStories, { text: 'zoeklijst' })).total).toBe(2);
  });
});

describe('the names list', () => {
  test('has those with a published story, and for each kiosk those whom it tells of [STORY-38, STORY-39, ADVSEARCH-32]', async () => {
    const { make } = server;
    const familyname = 'Verhalenland';
    const [a, b, c] = [
      await make.person({ familyname }),
      await make.person({ familyname }),
      await make.person({ familyname }),
    ];
    await make.story({ person_id_ref: a.id, targets: ['museum'], kiosks: [2, 3] });
    const { id: key_location_id } = await make.keyLocation();
    await make.story({ person_id_ref: b.id, targets: ['key'], key_location_id, kiosks: [2] });
    await make.story({ person_id_ref: c.id, kiosks: [2] });
    const find = async (dataset: 'stories' | 'stories_1' | 'stories_2') => {
      const { data } = await editor.call(findPerson, { dataset, filter: { familyname }, limit: 100 });
      return data.map(({ id }) => id).sort();
    };
    expect(await find('stories')).toEqual([a.id, b.id].sort());
    expect([await find('stories_2'), await find('stories_1')]).toEqual([[a.id], []]);
  });
});

describe('a merge of two persons', () => {
  test('takes the story along with the events that it speaks of, and its undo gives it back [STORY-73, beyond 24]', async () => {
    const { make } = server;
    const place = await make.place({ lat: 51, lon: 3 });
    const [kept, merged] = [await make.person({ familyname: 'Houden' }), await make.person({ familyname: 'Houden' })];
    const same = { place_id: place.id, start_year: 1915, work_profession: 'bakker' };
    const [into, folded, own] = [
      await make.event('work', { person_id: kept.id, ...same }),
      await make.event('work', { person_id: merged.id, ...same }),
      await make.event('school', { person_id: merged.id, place_id: place.id }),
    ];
    const { id } = await make.story({
      ...{ person_id_ref: merged.id, place_source_event_ref: folded.id },
      coupling_use_events_with_places_refs: [own.id, folded.id],
      targets: ['museum'],
    });
    const { merge_id } = await editor.call(mergePersons, { idA: kept.id, idB: merged.id, versionA: 1, versionB: 1 });
    const moved = await editor.call(getPersonStory, { id });
    expect(moved).toMatchObject({
      version: 2,
      person_id_ref: kept.id,
      place_source_event_ref: into.id,
      targets: ['museum'],
    });
    expect(moved.coupling_use_events_with_places_refs).toEqual([own.id, into.id]);
    await editor.call(undoMerge, { id: merge_id });
    const back = await editor.call(getPersonStory, { id });
    expect(back).toMatchObject({ version: 3, person_id_ref: merged.id, place_source_event_ref: folded.id });
    expect(back.coupling_use_events_with_places_refs).toEqual([own.id, folded.id]);
  });

  test('who both have a story is refused: which text stays is for people to decide [STORY-30, STORY-73]', async () => {
    const [a, b] = [await server.make.story(), await server.make.story()];
    const pair = { idA: a.person_id_ref, idB: b.person_id_ref };
    const data = { none: ['none: BOTH_PERSONS_HAVE_STORY'] };
    expect((await editor.call(previewMerge, pair)).errors).toMatchObject(data);
    await expect(editor.call(mergePersons, { ...pair, versionA: 1, versionB: 1 })).rejects.toMatchObject({
      name: 'invalidData',
      data,
    });
  });
});
