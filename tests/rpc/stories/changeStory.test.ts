import { removeAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import {
  findChanges,
  restoreFields,
  restoreRemoved,
  restoreVersion,
} from '@salient/shared/areas/changes/changeMethods.ts';
import { findContactPersonByName } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { removeEvents, removePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { removeKeyLocation } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import type { PersonStory, PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import {
  createPersonStory,
  getPersonStory,
  getPersonStory2,
  getStoriesForPerson,
  publishPersonStory,
  removePersonStory,
  removeStoriesForPerson,
  unpublishPersonStory,
  updatePersonStory,
  validatePersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import { deletePersonStoryPhoto, updatePersonStoryPhoto } from '@salient/shared/areas/stories/storyPhotoMethods.ts';
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

const refusal = (data: Record<string, string[]>) => ({ name: 'invalidData', data });

/** A person with an event at a place in Ieper. */
async function somebody(given: Parameters<TestServer['make']['person']>[0] = {}) {
  const { make } = server;
  const person = await make.person({
    surname: 'Maria',
    familyname: 'Declerck',
    born_year: 1890,
    died_year: 1917,
    ...given,
  });
  const place = await make.place({
    languages: { nl: { name: 'Sint-Jan', locality: 'Ieper', administrative_area_level_2: 'West-Vlaanderen' } },
    country_code: 'BE',
  });
  const event = await make.event('where', { person_id: person.id, place_id: place.id });
  return { person, event };
}
const update = (story: PersonStoryInput & { id: string; version: number }) => editor.call(updatePersonStory, { story });
const get = (id: string) => editor.call(getPersonStory, { id });

describe('a new story', () => {
  test('takes names and years from the person, the place from the event, and starts with empty texts [STORY-01, STORY-09, STORY-28, STORY-31, STORY-32, STORY-33, STORY-35, STORY-40, STORY-41, STORY-64]', async () => {
    const { person, event } = await somebody();
    const story = await editor.call(createPersonStory, {
      story: { person_id_ref: person.id, place_source_event_ref: event.id },
    });
    expect(story).toMatchObject({
      version: 1,
      person_id_ref: person.id,
      first_name: 'Maria',
      family_name: 'Declerck',
      calculated_full_name: 'Maria Declerck',
      born_year: 1890,
      died_year: 1917,
      community: 'Ieper',
      area: 'West-Vlaanderen',
      country_code: 'BE',
      place_source_event_ref: event.id,
      story_status: 'IN_PROGRESS',
      story_child_option: false,
      kiosks: [1, 2, 3, 4],
      targets: [],
      published_date: null,
      profile_image: null,
      extra_images: [],
      map_image: null,
    });
    expect(Object.keys(story.story_text)).toEqual(['nl', 'en', 'fr', 'de']);
    expect(await get(story.id)).toEqual(story);
    expect(await editor.call(getPersonStory2, { id: story.id })).toEqual({
      first_name: 'Maria',
      family_name: 'Declerck',
    });
    expect(await editor.call(getStoriesForPerson, { id: person.id })).toMatchObject([
      { id: story.id, linked_count: 0 },
    ]);
  });

  test('of a person who has one already is refused, also when two ask at once [STORY-30, ERR-12, VALID-37]', async () => {
    const { person, event } = await somebody();
    const story = { person_id_ref: person.id, place_source_event_ref: event.id };
    const second = refusal({ none: ['none: PERSON_ALREADY_HAS_STORY'] });
    const both = await Promise.allSettled([1, 2].map(() => editor.call(createPersonStory, { story })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: second });
    await expect(editor.call(createPersonStory, { story })).rejects.toMatchObject(second);
    expect(await editor.call(validatePersonStory, { story })).toEqual({ status: 'NOK', data: second.data });
  });

  test('needs its person and an event of that person; references must exist [STORY-08, STORY-52, STORY-54, VALID-03, VALID-40]', async () => {
    const { person, event } = await somebody();
    const other = await somebody();
    const nobody = '0198c3a0-0000-7000-8000-000000000001';
    const errors = async (story: PersonStoryInput) => {
      const answer = await editor.call(validatePersonStory, { story });
      const data = answer.status === 'NOK' ? answer.data : {};
      await expect(editor.call(createPersonStory, { story })).rejects.toMatchObject({ name: 'invalidData', data });
      return data;
    };
    expect(await errors({})).toEqual({
      person_id_ref: ['person_id_ref: REQUIRED'],
      place_source_event_ref: ['place_source_event_ref: REQUIRED'],
    });
    expect(
      await errors({
        person_id_ref: person.id,
        place_source_event_ref: other.event.id,
        coupling_use_events_with_places_refs: [event.id, nobody],
        coupling_stories: [nobody],
        key_location_id: nobody,
        linked_contact_persons: [{ person: nobody }],
        country_code: 'XX',
      }),
    ).toEqual({
      place_source_event_ref: ['place_source_event_ref: INVALID_REFERENCE'],
      coupling_use_events_with_places_refs: ['coupling_use_events_with_places_refs: DOES_NOT_EXIST'],
      coupling_stories: ['coupling_stories: DOES_NOT_EXIST'],
      key_position: ['key_position: DOES_NOT_EXIST'],
      linked_contact_person: ['linked_contact_person: DOES_NOT_EXIST'],
      countryCode: ['countryCode: INVALID_OPTION'],
    });
    expect(await errors({ person_id_ref: nobody })).toMatchObject({ person_id_ref: ['person_id_ref: DOES_NOT_EXIST'] });
  });
});

describe('a change', () => {
  test('keeps what it does not speak of, cleans the texts and makes a new version [STORY-28, STORY-59, STORY-65]', async () => {
    const { id } = await server.make.story({ community: 'Ieper', coupling_tags: ['gas'] });
    const saved = await update({
      id,
      version: 1,
      area: 'Westhoek',
      story_text: { nl: { story_part_1: '<p>Hij  kwam.</p>\r\n' } },
    });
    expect(saved).toMatchObject({ version: 2, community: 'Ieper', area: 'Westhoek', coupling_tags: ['gas'] });
    expect(saved.story_text.nl).toMatchObject({ story_part_1: 'Hij kwam.', story_part_2: 'Tekst deel twee.' });
  });

  test('over another one’s is refused with what the other one changed, word for word [beyond 3]', async () => {
    const { id } = await server.make.story();
    await update({ id, version: 1, story_text: { nl: { story_part_1: 'De eerste.' } }, born_year: 1891 });
    const late = update({ id, version: 1, community: 'Gent' });
    await expect(late).rejects.toMatchObject({
      name: 'conflict',
      data: {
        version: 2,
        changedFields: ['born_year', 'nl.story_part_1'],
        changes: [
          { field: 'born_year', before: { text: '1890' }, after: { text: '1891' } },
          { field: 'nl.story_part_1', after: { text: 'De eerste.' } },
        ],
      },
    });
    await expect(update({ id, version: 2, person_id_ref: (await server.make.person()).id })).rejects.toMatchObject(
      refusal({ person_id_ref: ['person_id_ref: INVALID_REFERENCE'] }),
    );
  });

  test('of the Dutch text marks translations since then, until somebody says that they are right [beyond 16]', async () => {
    const { id } = await server.make.story({
      story_text: texts({ nl: doneText('Nederlands'), fr: doneText('Français') }),
    });
    const translated = await update({ id, version: 1, story_text: { fr: { still_right: ['main', 'child'] } } });
    expect(translated.story_text.fr.outdated_since).toBeNull();
    const changed = await update({ id, version: 2, story_text: { nl: { story_part_1: 'Anders.' } } });
    expect(changed.story_text.fr).toMatchObject({
      outdated_since: expect.any(String),
      child_outdated_since: null,
      translated_from: { story_part_1: 'Nederlands deel een.', story_part_2: null },
    });
    expect(changed.story_text.en).toMatchObject({ outdated_since: null });
    const again = await update({ id, version: 3, story_text: { nl: { story_part_1: 'Nog anders.' } } });
    expect(again.story_text.fr.outdated_since).toBe(changed.story_text.fr.outdated_since);
    const right = await update({ id, version: 4, story_text: { fr: { still_right: ['main'] } } });
    expect(right.story_text.fr).toMatchObject({ outdated_since: null, translated_from: { story_part_1: null } });
  });

  test('of a published story is refused, until it is taken back [STORY-29, STORY-47, STORY-72]', async () => {
    const { id } = await server.make.story({ targets: ['museum'] });
    const published = refusal({ none: ['none: STORY_PUBLISHED'] });
    await expect(update({ id, version: 1, community: 'Gent' })).rejects.toMatchObject(published);
    expect(await editor.call(validatePersonStory, { story: { id, version: 1 }, mode: 'update' })).toMatchObject({
      data: published.data,
    });
    await revisor.call(unpublishPersonStory, { id, version: 1 });
    expect(await update({ id, version: 2, community: 'Gent' })).toMatchObject({ community: 'Gent' });
  });
});

test('contact persons of a key story have a moment each for as long as they are linked; they are found by the beginning of their names [STORY-22, STORY-23, CONTACT-12, CONTACT-13, CONST-04, MOMENT-31]', async () => {
  const { make, dataSource } = server;
  const [a, b] = [
    await make.contactPerson({ firstName: 'Élise', lastName: 'Zoekmaes' }),
    await make.contactPerson({ firstName: 'Jan', lastName: 'Zoekmaes' }),
  ];
  const { id } = await make.story();
  const moments = async () =>
    dataSource.query<object[]>(
      'SELECT contact_person_id AS person, type, contact_method AS method, start_at FROM contact_person_event WHERE story_id = $1 ORDER BY 1',
      [id],
    );
  const moment = { type: 'key_story', method: 'visit', start_at: null };
  const persons = (...linked: string[]) => linked.map((person) => ({ person, title: 'neef' }));
  await update({ id, version: 1, linked_contact_persons: persons(b.id, a.id) });
  expect(await moments()).toEqual([
    { person: a.id, ...moment },
    { person: b.id, ...moment },
  ]);
  await update({ id, version: 2, linked_contact_persons: persons(b.id) });
  expect(await moments()).toEqual([{ person: b.id, ...moment }]);
  await editor.call(removePersonStory, { id, version: 3 });
  expect(await moments()).toEqual([]);

  const find = async (client: TestClient, firstName: string, lastName: string) =>
    client.call(findContactPersonByName, { firstName, lastName });
  expect(await find(editor, 'eli', 'zoek')).toEqual([{ id: a.id, firstName: 'Élise', lastName: 'Zoekmaes' }]);
  expect(await find(revisor, '', 'ZOEKM')).toMatchObject([{ id: a.id, email: 'griet@example.org' }, { id: b.id }]);
  expect(await find(revisor, ' ', '')).toEqual([]);
  await expect(find(server.guest, '', 'zoek')).rejects.toMatchObject({ name: 'noSession' });
});

describe('rights', () => {
  test('a normal-civilian account writes about civilians only; readers of one army see its soldiers’ stories only [ROLE-13, ROLE-15]', async () => {
    const civilian = await server.signIn('normal-civilian');
    const { person, event } = await somebody({ victim_type: 'military' });
    const story = { person_id_ref: person.id, place_source_event_ref: event.id };
    await expect(civilian.call(createPersonStory, { story })).rejects.toMatchObject({ name: 'notPermitted' });
    const { id } = await editor.call(createPersonStory, { story });
    await expect(civilian.call(updatePersonStory, { story: { id, version: 1 } })).rejects.toMatchObject({
      name: 'notPermitted',
    });
    await expect(civilian.call(removePersonStory, { id, version: 1 })).rejects.toMatchObject({ name: 'notPermitted' });
    const reader = await server.signIn('read-be-soldiers');
    await expect(reader.call(getPersonStory, { id })).rejects.toMatchObject({ name: 'notFound' });
    await expect(reader.call(getPersonStory2, { id })).rejects.toMatchObject({ name: 'notFound' });
    expect(await reader.call(getStoriesForPerson, { id: person.id })).toEqual([]);
  });

  test('revisors read all of a linked contact person, other accounts the names [STORY-63, CONTACT-18, ROLE-18]', async () => {
    const { make } = server;
    const contact = await make.contactPerson({ firstName: 'Griet' });
    const { id } = await make.story({ linked_contact_persons: [{ person: contact.id, title: 'kleindochter' }] });
    const read = async (client: TestClient) =>
      (await client.call(getPersonStory, { id, extend: ['contact_persons'] })).linked_contact_persons;
    const names = { id: contact.id, firstName: 'Griet', lastName: contact.lastName };
    expect(await read(editor)).toEqual([{ person: contact.id, title: 'kleindochter', contact_person: names }]);
    expect(await read(revisor)).toMatchObject([{ contact_person: { ...names, email: 'griet@example.org' } }]);
  });
});

describe('a removal', () => {
  test('is refused while the story is published or another one names it [STORY-62, ERR-09, ERR-11, ERR-26]', async () => {
    const { make } = server;
    const named = await make.story({ targets: ['key'], key_location_id: (await make.keyLocation()).id });
    await make.story({ coupling_stories: [named.id] });
    const codes = refusal({ none: ['none: STORY_PUBLISHED', 'none: STORY_REFERENCED_BY_STORY'] });
    await expect(editor.call(removePersonStory, { id: named.id, version: 1 })).rejects.toMatchObject(codes);
    await expect(editor.call(removeStoriesForPerson, { id: named.person_id_ref })).rejects.toMatchObject(codes);
  });

  test('takes the story and says how many there were [STORY-65, STORY-66]', async () => {
    const { id, person_id_ref } = await server.make.story();
    await expect(editor.call(removePersonStory, { id, version: 9 })).rejects.toMatchObject({ name: 'conflict' });
    expect(await editor.call(removeStoriesForPerson, { id: person_id_ref })).toEqual({ status: 'OK', count: 1 });
    expect(await editor.call(removeStoriesForPerson, { id: person_id_ref })).toEqual({ status: 'OK', count: 0 });
    await expect(get(id)).rejects.toMatchObject({ name: 'notFound' });
  });

  test('of the person, the event or the key location that a story stands on is refused [ERR-09, ERR-11, KEYLOC-22]', async () => {
    const key = await server.make.keyLocation();
    const story = await server.make.story({ key_location_id: key.id });
    const { person_id_ref: person_id, place_source_event_ref: eventId } = story;
    const used = { none: ['none: REFERENCED_BY_PERSON_STORY'] };
    await expect(editor.call(removePerson, { id: person_id, version: 1 })).rejects.toMatchObject({
      data: { none: expect.arrayContaining(used.none) },
    });
    await expect(editor.call(removePersonEvent, { id: eventId ?? '', version: 1 })).rejects.toMatchObject(
      refusal(used),
    );
    await expect(editor.call(removeEvents, { person_id })).rejects.toMatchObject(refusal(used));
    await expect(editor.call(removeKeyLocation, { id: key.id, version: 1 })).rejects.toMatchObject(
      refusal({ none: ['none: KEY_LOCATION_LINKED_TO_STORIES'] }),
    );
  });
});

describe('history', () => {
  const changesOf = async (id: string) => (await editor.call(findChanges, { type: 'person_story', id })).data;

  test('tells every field by its words, and goes back to any version [beyond 23]', async () => {
    const admin = await server.signIn('admin');
    const other = await server.make.story({ first_name: 'Piet', family_name: 'Maes' });
    const { id } = await server.make.story();
    const before = await get(id);
    await update({
      id,
      version: 1,
      coupling_tags: ['gas', 'sport'],
      coupling_stories: [other.id],
      key_day: 1,
      key_month: 2,
    });
    await update({ id, version: 2, story_text: { nl: { story_part_1: 'Anders.' } }, kiosks: [2] });
    const [last, first] = await changesOf(id);
    expect(last?.fields).toEqual([
      {
        field: 'nl.story_part_1',
        before: { kind: 'text', text: 'Tekst deel een.' },
        after: { kind: 'text', text: 'Anders.' },
      },
      { field: 'kiosks', before: { kind: 'list', items: ['1', '2', '3', '4'] }, after: { kind: 'list', items: ['2'] } },
    ]);
    expect(first?.fields).toMatchObject([
      { field: 'coupling_tags', after: { kind: 'list', items: ['gas', 'sport'] } },
      {
        field: 'coupling_stories',
        after: { kind: 'links', links: [{ record: { type: 'person_story', name: 'Piet Maes' } }] },
      },
      { field: 'key_date', after: { kind: 'date', date: '????0201' } },
    ]);
    const change = first?.id ?? '';
    await admin.call(restoreFields, { change, side: 'before', fields: ['coupling_tags'], version: 3 });
    expect(await get(id)).toMatchObject({ version: 4, coupling_tags: [], kiosks: [2], coupling_stories: [other.id] });
    await admin.call(restoreVersion, { change, side: 'before', version: 4 });
    const { version: _v, updated_at: _u, ...fields } = await get(id);
    const same = ({ picture: _p, original: _o, ...photo }: NonNullable<PersonStory['profile_image']>) => photo;
    expect(same(fields.profile_image as never)).toEqual(same(before.profile_image as never));
    const { version: _bv, updated_at: _bu, profile_image: _bp, ...former } = before;
    expect(fields).toMatchObject(former);
  });

  test('gives a story the photos of an old version again: their order, cut and words, and one that was taken out [PHOTO-04, beyond 23]', async () => {
    const admin = await server.signIn('admin');
    const { id } = await server.make.story();
    for (const [index, name] of ['weg.jpg', 'toren.jpg'].entries()) {
      await server.make.storyPhoto(id, 'extra', { index, name });
    }
    const photosOf = ({ profile_image, extra_images }: PersonStory) =>
      [profile_image, ...extra_images].map(
        (photo) => photo && { ...photo, picture: null, original: photo.original.name },
      );
    const before = photosOf(await get(id));
    await editor.call(updatePersonStoryPhoto, { ...{ id, version: 1 }, kind: 1, settings: { index: 0 } });
    const settings = { x: 0, y: 0, width: 1080, height: 1280, grayscale: true, legend: { fr: 'Forgeron' } };
    await editor.call(updatePersonStoryPhoto, { ...{ id, version: 2 }, kind: 'profile', settings });
    await editor.call(deletePersonStoryPhoto, { ...{ id, version: 3 }, kind: 1 });
    await update({ id, version: 4, community: 'Gent' });
    const changes = await changesOf(id);
    const moved = changes[3]?.id ?? '';

    // The order alone is a difference.
    const onlyOrder = await server.make.story();
    for (const index of [0, 1]) await server.make.storyPhoto(onlyOrder.id, 'extra', { index });
    const inOrder = photosOf(await get(onlyOrder.id));
    await editor.call(updatePersonStoryPhoto, { id: onlyOrder.id, version: 1, kind: 1, settings: { index: 0 } });
    const [turned] = await changesOf(onlyOrder.id);
    await admin.call(restoreVersion, { change: turned?.id ?? '', side: 'before', version: 2 });
    expect(photosOf(await get(onlyOrder.id))).toEqual(inOrder);

    await admin.call(restoreFields, { change: moved, side: 'before', fields: ['extra_images'], version: 5 });
    const first = await get(id);
    expect(photosOf(first).slice(1)).toEqual(before.slice(1));
    expect(first.profile_image).toMatchObject({ grayscale: true, width: 1080 });
    await admin.call(restoreVersion, { change: moved, side: 'before', version: 6 });
    const back = await get(id);
    expect([back.version, back.community, photosOf(back)]).toEqual([7, 'Ieper', before]);
    expect((await changesOf(id))[0]).toMatchObject({
      source: 'restore',
      fields: [
        { field: 'community' },
        {
          field: 'profile_image',
          before: { photos: [{ name: 'foto.jpg', grayscale: true, legend: { fr: 'Forgeron' }, crop: { x: 0 } }] },
          after: { photos: [{ name: 'foto.jpg', grayscale: false, legend: {} }] },
        },
      ],
    });
  });

  test('whose photo is removed for good is not restored with it, and says so; its other fields are [beyond 23]', async () => {
    const admin = await server.signIn('admin');
    const { id } = await server.make.story();
    const { attachment_id } = await server.make.storyPhoto(id, 'map');
    await update({ id, version: 1, community: 'Gent' });
    await editor.call(deletePersonStoryPhoto, { id, version: 2, kind: 'map' });
    await editor.call(removeAttachment, { id: attachment_id });
    const change =
      (await changesOf(id)).find(({ fields }) => fields.some(({ field }) => field === 'community'))?.id ?? '';
    const restoring = admin.call(restoreVersion, { change, side: 'before', version: 3 });
    await expect(restoring).rejects.toMatchObject(refusal({ map_image: ['map_image: PICTURE_GONE'] }));
    await admin.call(restoreFields, { change, side: 'before', fields: ['community'], version: 3 });
    expect(await get(id)).toMatchObject({ version: 4, community: 'Ieper', map_image: null });
  });

  test('brings a removed story back with its texts, links and photos, unpublished [beyond 23]', async () => {
    const admin = await server.signIn('admin');
    const other = await server.make.story();
    const { id } = await server.make.story({
      story_text: texts({ nl: { ...doneText(), story_status: 'IN_REVIEW' }, fr: doneText('Français') }),
      coupling_stories: [other.id],
      coupling_tags: ['art'],
    });
    await server.make.storyPhoto(id, 'extra', { index: 0 });
    const before = await get(id);
    await editor.call(removePersonStory, { id, version: 1 });
    const [removal] = await changesOf(id);
    await admin.call(restoreRemoved, { change: removal?.id ?? '' });
    const back = await get(id);
    expect(back.version).toBe(3);
    expect(back.story_text.fr.story_part_1).toBe('Français deel een.');
    expect(back).toMatchObject({
      coupling_stories: [other.id],
      coupling_tags: ['art'],
      published_date: null,
      profile_image: { id: before.profile_image?.id },
      extra_images: [{ id: before.extra_images[0]?.id }],
    });
  });

  test('is refused for a published story, as any change is [STORY-72, beyond 23]', async () => {
    const admin = await server.signIn('admin');
    const { id } = await server.make.story();
    await update({ id, version: 1, community: 'Gent' });
    await revisor.call(publishPersonStory, { id, version: 2, target: 'museum', confirmed: true });
    const [, change] = await changesOf(id);
    const restoring = admin.call(restoreVersion, { change: change?.id ?? '', side: 'before', version: 3 });
    await expect(restoring).rejects.toMatchObject(refusal({ none: ['none: STORY_PUBLISHED'] }));
  });
});
