import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  findContactPersonDoubles,
  findContactPersonMerges,
  keepContactPersonsApart,
  mergeContactPersons,
  previewContactPersonMerge,
  undoContactPersonMerge,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import {
  findContactPersons,
  getContactPerson,
  removeContactPerson,
  updateContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import {
  getContactMomentDraft,
  saveContactMomentDraft,
} from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import {
  createContactPersonEvent,
  getContactPersonEvent,
  getContactPersonEventsForPerson,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { getCollectionDocument, updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { findContactAccess } from '@salient/shared/areas/privacy/access/contactAccessMethods.ts';
import { getPersonStory, updatePersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
});
afterAll(() => server.close());
beforeEach(() =>
  server.dataSource.query('TRUNCATE contact_person, person_story, record_merge, record_apart, contact_access CASCADE'),
);

const nobody = '00000000-0000-7000-8000-000000000000';

/** Who came twice: at the desk, and by mail. */
async function twice() {
  const { make } = server;
  const ieper = await make.place({ languages: { nl: { name: 'Ieper' } } });
  const a = await make.contactPerson({
    ...{ firstName: 'Griet', lastName: 'Maes', email: 'griet@example.org', phone: '' },
    notes: 'Kleindochter van Camiel.',
  });
  const b = await make.contactPerson({
    ...{ firstName: 'Griet', lastName: 'Maes-Dewulf', email: 'maes.griet@example.be', phone: '+32 57 12 34 56' },
    ...{ street: 'Kiekenmarkt', streetNumber: '3', placeId: ieper.id, notes: 'Belt liever niet.' },
  });
  return { a, b, ieper };
}

/** A key story that names contact persons; drafts of texts do for that. */
const storyNaming = (...persons: readonly (readonly [string, string])[]) =>
  server.make.story({ linked_contact_persons: persons.map(([person, title]) => ({ person, title })) });

const linksOf = async (id: string) => {
  const story = await revisor.call(getPersonStory, { id });
  return story.linked_contact_persons.map(({ person, title }) => [person, title]);
};
const momentsOf = async (contactPersonId: string) =>
  (await revisor.call(getContactPersonEventsForPerson, { contactPersonId })).map(({ id }) => id).sort();

describe('merging two contact persons', () => {
  test('fills in what the first one lacks, unites their notes and keeps what was not chosen there [CONTACT-07]', async () => {
    const { a, b, ieper } = await twice();
    const preview = await revisor.call(previewContactPersonMerge, { idA: a.id, idB: b.id });
    expect(preview).toMatchObject({
      contactPersonA: { id: a.id, email: 'griet@example.org' },
      contactPersonB: { id: b.id, place: { id: ieper.id } },
      references: [],
    });
    const merged = await revisor.call(mergeContactPersons, {
      ...{ idA: a.id, idB: b.id, versionA: 1, versionB: 1, reason: 'zelfde vrouw' },
    });
    const expected = {
      ...{ id: a.id, firstName: 'Griet', lastName: 'Maes', email: 'griet@example.org', phone: '+32 57 12 34 56' },
      ...{ street: 'Kiekenmarkt', streetNumber: '3', placeId: ieper.id },
      notes: 'Kleindochter van Camiel.\n\nBelt liever niet.\n\nGriet Maes-Dewulf\nmaes.griet@example.be',
    };
    expect(preview.merged).toMatchObject(expected);
    expect(merged).toMatchObject({ ...expected, version: 2 });
    await expect(revisor.call(getContactPerson, { id: b.id })).rejects.toMatchObject({
      ...{ name: 'merged', data: { entity: 'contact_person', id: b.id, to: a.id } },
    });
    expect((await revisor.call(findContactPersons, { text: 'maes' })).data.map(({ id }) => id)).toEqual([a.id]);
    expect(await revisor.call(findContactPersonMerges, { contact_person_id: a.id })).toMatchObject([
      { kept_name: 'Griet Maes', merged_name: 'Griet Maes-Dewulf', reason: 'zelfde vrouw', moved: 0, undone_at: null },
    ]);
  });

  test('takes the other’s value where it was chosen, and keeps an address whole', async () => {
    const { a, b, ieper } = await twice();
    await revisor.call(updateContactPerson, { contactPerson: { id: a.id, version: 1, street: 'Grote Markt' } });
    const two = { idA: a.id, idB: b.id };
    expect((await revisor.call(previewContactPersonMerge, two)).merged).toMatchObject({
      ...{ street: 'Grote Markt', streetNumber: '', placeId: null },
      notes: expect.stringContaining('\nKiekenmarkt 3, Ieper'),
    });
    const choices = { name: 'b', email: 'b', phone: 'a', address: 'b' } as const;
    expect(await revisor.call(mergeContactPersons, { ...two, choices })).toMatchObject({
      ...{ lastName: 'Maes-Dewulf', email: 'maes.griet@example.be', phone: '' },
      ...{ street: 'Kiekenmarkt', streetNumber: '3', placeId: ieper.id },
      notes:
        'Kleindochter van Camiel.\n\nBelt liever niet.\n\nGriet Maes\ngriet@example.org\n+32 57 12 34 56\nGrote Markt',
    });
  });

  test('brings moments, stories and documents along, and a story that named both names one', async () => {
    const { a, b } = await twice();
    const moment = await server.make.contactMoment({ contactPersonId: b.id });
    const both = await storyNaming([b.id, 'dochter'], [a.id, '']);
    const one = await storyNaming([b.id, 'buurvrouw']);
    const document = await server.make.document({ category: 'DIBORN', title: 'Brieven' });
    const { version } = await revisor.call(getCollectionDocument, { id: document.id });
    const references = [{ type: 'contact-person' as const, id: b.id, relation: 'none' as const }];
    await revisor.call(updateCollectionDocument, { document: { id: document.id, version, references } } as never);
    const [ownMoments, otherMoments] = [await momentsOf(a.id), await momentsOf(b.id)];
    expect([ownMoments.length, otherMoments.length]).toEqual([1, 3]);

    const { references: told } = await revisor.call(previewContactPersonMerge, { idA: a.id, idB: b.id });
    expect(Object.fromEntries(told.map(({ code, count }) => [code, count]))).toEqual({
      ...{ REFERENCED_BY_CONTACT: 1, REFERENCED_BY_PERSON_STORY: 2, REFERENCED_BY_DOCUMENT: 1 },
    });
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    expect(await revisor.call(getContactPersonEvent, { id: moment.id })).toMatchObject({
      contactPersonId: a.id,
      version: 2,
    });
    expect(await linksOf(both.id)).toEqual([[a.id, 'dochter']]);
    expect(await linksOf(one.id)).toEqual([[a.id, 'buurvrouw']]);
    expect(await momentsOf(a.id)).toHaveLength(3);
    expect((await revisor.call(getCollectionDocument, { id: document.id })).references).toMatchObject([{ id: a.id }]);
    const history = await revisor.call(findChanges, { type: 'person_story', id: one.id });
    expect(history.data[0]).toMatchObject({ source: 'merge', record: { id: one.id } });

    const { left } = await revisor.call(undoContactPersonMerge, { id: merge_id });
    expect(left).toEqual({ fields: [], records: 0 });
    expect(await linksOf(both.id)).toEqual([
      [b.id, 'dochter'],
      [a.id, ''],
    ]);
    expect(await linksOf(one.id)).toEqual([[b.id, 'buurvrouw']]);
    expect(await momentsOf(a.id)).toEqual(ownMoments);
    expect(await momentsOf(b.id)).toHaveLength(3);
    expect(await momentsOf(b.id)).toEqual(expect.arrayContaining([moment.id]));
    expect((await revisor.call(getCollectionDocument, { id: document.id })).references).toMatchObject([{ id: b.id }]);
  });

  test('a moment that is being recorded follows, and who ends it with what was read before ends it for the one that stays', async () => {
    const { a, b } = await twice();
    const recorder = await server.signIn('normal');
    const moment = {
      ...{ id: crypto.randomUUID(), person: { id: b.id, firstName: b.firstName, lastName: b.lastName } },
      ...{ type: 'visit' as const, startsAt: '2026-11-26 14:05', contributions: [], transcript: 'Zij bracht foto’s.' },
    };
    const draft = await recorder.call(saveContactMomentDraft, { moment, version: null });
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    const followed = { moment: { id: moment.id, person: { id: a.id, firstName: 'Griet', lastName: 'Maes' } } };
    expect(await recorder.call(getContactMomentDraft, {})).toMatchObject({ version: 1, ...followed });
    await revisor.call(undoContactPersonMerge, { id: merge_id });
    expect(await recorder.call(getContactMomentDraft, {})).toEqual(draft);

    await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    expect(await recorder.call(saveContactMomentDraft, { moment, version: 1 })).toMatchObject(followed);
    const ended = await recorder.call(createContactPersonEvent, {
      event: {
        ...{ draftId: moment.id, type: 'contact_moment', contactPersonId: b.id, contactMethod: 'visit' },
        ...{ start: '2026-11-26 14:05', end: '2026-11-26 15:00', transcript: moment.transcript },
      },
    });
    expect(ended).toMatchObject({ contactPersonId: a.id });
    expect(await recorder.call(getContactMomentDraft, {})).toBeNull();
  });

  test('who names the merged one in a story or a document means the one that stays', async () => {
    const { a, b } = await twice();
    const story = await storyNaming([a.id, 'zus']);
    const document = await server.make.document({ category: 'DIBORN', title: 'Brieven' });
    await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    const { version } = await revisor.call(getPersonStory, { id: story.id });
    const linked_contact_persons = [b.id, a.id].map((person) => ({ person, title: 'nicht' }));
    await revisor.call(updatePersonStory, { story: { id: story.id, version, linked_contact_persons } });
    expect(await linksOf(story.id)).toEqual([[a.id, 'nicht']]);
    const references = [{ type: 'contact-person' as const, id: b.id, relation: 'none' as const }];
    const read = await revisor.call(getCollectionDocument, { id: document.id });
    await revisor.call(updateCollectionDocument, {
      document: { id: document.id, version: read.version, references },
    } as never);
    expect((await revisor.call(getCollectionDocument, { id: document.id })).references).toMatchObject([{ id: a.id }]);
  });

  test('stands in the history of the one that stays, from where it is not restored but undone', async () => {
    const { a, b } = await twice();
    await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    const { data } = await revisor.call(findChanges, { type: 'contact_person', id: a.id });
    expect(data[0]).toMatchObject({
      source: 'merge',
      fields: expect.arrayContaining([expect.objectContaining({ field: 'merged_from' })]),
    });
    const { data: former } = await revisor.call(findChanges, { type: 'contact_person', id: b.id });
    expect(former[0]).toMatchObject({ kind: 'removed', restorable: false });
  });

  test('is refused for one person, for who is not there, for a stale version and for notes that are too long together', async () => {
    const { a, b } = await twice();
    for (const method of [mergeContactPersons, previewContactPersonMerge]) {
      await expect(revisor.call(method, { idA: a.id, idB: a.id })).rejects.toMatchObject({
        name: 'recordMergedWithItself',
      });
      await expect(revisor.call(method, { idA: a.id, idB: nobody })).rejects.toMatchObject({ name: 'notFound' });
    }
    await revisor.call(updateContactPerson, { contactPerson: { id: b.id, version: 1, notes: 'x'.repeat(10_000) } });
    const two = { idA: a.id, idB: b.id };
    await expect(revisor.call(mergeContactPersons, { ...two, versionB: 1 })).rejects.toMatchObject({
      name: 'conflict',
    });
    for (const method of [mergeContactPersons, previewContactPersonMerge]) {
      await expect(revisor.call(method, two)).rejects.toMatchObject({
        ...{ name: 'invalidData', data: { notes: ['notes: INVALID_LENGTH'] } },
      });
    }
  });

  test('is for those who may read contact data alone, whoever they are', async () => {
    const { a, b } = await twice();
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    for (const type of ['normal', 'normal-civilian', 'readonly', 'api-write'] as const) {
      const other = await server.signIn(type);
      const calls = [
        other.call(previewContactPersonMerge, { idA: a.id, idB: b.id }),
        other.call(mergeContactPersons, { idA: a.id, idB: b.id }),
        other.call(undoContactPersonMerge, { id: merge_id }),
        other.call(findContactPersonMerges, { contact_person_id: a.id }),
        other.call(findContactPersonDoubles, {}),
        other.call(keepContactPersonsApart, { idA: a.id, idB: b.id }),
      ];
      await Promise.all(calls.map((call) => expect(call, type).rejects.toMatchObject({ name: 'notPermitted' })));
    }
  });

  test('and who was removed leaves an address that says so, until they come back', async () => {
    const { a } = await twice();
    await revisor.call(removeContactPerson, { id: a.id });
    await expect(revisor.call(getContactPerson, { id: a.id })).rejects.toMatchObject({ name: 'gone' });
  });
});

describe('undoing a merge', () => {
  test('both are as they were', async () => {
    const { a, b } = await twice();
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id, choices: { name: 'b' } });
    const { kept, restored, left } = await revisor.call(undoContactPersonMerge, { id: merge_id });
    const fields = (person: typeof a) => {
      const { id, firstName, lastName, email, phone, street, streetNumber, placeId, notes } = person;
      return { id, firstName, lastName, email, phone, street, streetNumber, placeId, notes };
    };
    expect(kept).toEqual({ ...fields(a), version: 3 });
    expect(restored).toEqual({ ...fields(b), version: 3 });
    expect(left).toEqual({ fields: [], records: 0 });
    await expect(revisor.call(undoContactPersonMerge, { id: merge_id })).rejects.toMatchObject({
      name: 'recordMergeUndone',
    });
  });

  test('what was changed since stays and is told; half an address never goes', async () => {
    const { a, b } = await twice();
    const moment = await server.make.contactMoment({ contactPersonId: b.id });
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    await revisor.call(updateContactPerson, {
      contactPerson: { id: a.id, version: 2, streetNumber: '5', notes: 'Nieuw.' },
    });
    await server.dataSource.query('DELETE FROM contact_person_event WHERE id = $1', [moment.id]);
    const { kept, restored, left } = await revisor.call(undoContactPersonMerge, { id: merge_id });
    expect(left.records).toBe(1);
    expect([...left.fields].sort()).toEqual(['notes', 'placeId', 'street', 'streetNumber']);
    expect(kept).toMatchObject({ street: 'Kiekenmarkt', streetNumber: '5', phone: '', notes: 'Nieuw.' });
    expect(restored).toMatchObject({ street: 'Kiekenmarkt', streetNumber: '3', notes: 'Belt liever niet.' });
  });

  test('a place that has gone since is left out, and a link that was taken away since stays away', async () => {
    const { a, b, ieper } = await twice();
    const story = await storyNaming([b.id, 'dochter'], [a.id, 'zus']);
    const { merge_id } = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    await revisor.call(updateContactPerson, { contactPerson: { id: a.id, version: 2, placeId: null } });
    await server.dataSource.query('DELETE FROM place WHERE id = $1', [ieper.id]);
    const { version } = await revisor.call(getPersonStory, { id: story.id });
    await revisor.call(updatePersonStory, { story: { id: story.id, version, linked_contact_persons: [] } });
    const { restored, left } = await revisor.call(undoContactPersonMerge, { id: merge_id });
    expect(restored).toMatchObject({ street: 'Kiekenmarkt', placeId: null });
    expect(left.records).toBe(1);
    expect(await linksOf(story.id)).toEqual([]);
  });

  test('two merges in a row are undone the last one first', async () => {
    const { a, b } = await twice();
    const c = await server.make.contactPerson({ firstName: 'G.', lastName: 'Maes' });
    const first = await revisor.call(mergeContactPersons, { idA: b.id, idB: c.id });
    const second = await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    await expect(revisor.call(getContactPerson, { id: c.id })).rejects.toMatchObject({ data: { to: a.id } });
    await expect(revisor.call(undoContactPersonMerge, { id: first.merge_id })).rejects.toMatchObject({
      ...{ name: 'laterRecordMergeStands', data: { id: second.merge_id } },
    });
    await revisor.call(undoContactPersonMerge, { id: second.merge_id });
    await expect(revisor.call(getContactPerson, { id: c.id })).rejects.toMatchObject({ data: { to: b.id } });
    expect(await revisor.call(undoContactPersonMerge, { id: first.merge_id })).toMatchObject({
      restored: { id: c.id, firstName: 'G.' },
    });
  });
});

describe('doubles', () => {
  const somebody = (firstName: string, lastName: string, more: Parameters<typeof server.make.contactPerson>[0] = {}) =>
    server.make.contactPerson({ firstName, lastName, email: '', phone: '', notes: '', ...more });
  const found = async (params = {}) => {
    const { data } = await revisor.call(findContactPersonDoubles, { limit: 100, ...params });
    return data.map(({ first, second, reasons }) => [first.lastName, second.lastName, ...reasons]);
  };

  test('the surest come first, with the reasons; a number alone is a household’s', async () => {
    const place = await server.make.place();
    const there = { placeId: place.id };
    await somebody('Roza', 'Dehaene', { phone: '057 33 44 55' });
    await somebody('Odiel', 'Lootens', { phone: '+32 57 33 44 55' });
    await somebody('Jan', 'Bare', there);
    await somebody('Jan', 'Bare');
    await somebody('Piet', 'Claus', there);
    await somebody('Claus', 'Piet', { ...there, email: 'piet@example.org' });
    await somebody('Mia', 'Post', { email: 'Thuis@example.org' });
    await somebody('Leo', 'Brief', { email: 'thuis@example.org ' });
    await somebody('Griet', 'Maes', { phone: '0032 57/12.34.56' });
    await somebody('Griet', 'Maas', { phone: '057 12 34 56' });
    await somebody('An', 'Wouters', { email: 'an@example.org', ...there });
    await somebody('Wouters', 'Àn', { email: 'AN@example.org' });
    expect(await found()).toEqual([
      ['Wouters', 'Àn', 'name', 'email'],
      ['Maes', 'Maas', 'similarName', 'phone'],
      ['Post', 'Brief', 'email'],
      ['Claus', 'Piet', 'name', 'place'],
      ['Bare', 'Bare', 'name', 'nothingElse'],
    ]);
    expect(await found({ text: 'maas' })).toEqual([['Maes', 'Maas', 'similarName', 'phone']]);
    expect(await found({ offset: 4 })).toHaveLength(1);
  });

  test('namesakes of whom more is known are no pair, nor are two of alike names at one number', async () => {
    await somebody('Jan', 'Peeters', { email: 'jan@example.org' });
    await somebody('Jan', 'Peeters', { email: 'peeters@example.org' });
    await somebody('Jan', 'Maes', { phone: '0470 11 22 33' });
    await somebody('An', 'Maes', { phone: '0470 11 22 33' });
    await somebody('Kort', 'Nummer', { phone: '1234' });
    await somebody('Kort', 'Nummer', { phone: '1234' });
    expect(await found()).toEqual([]);
  });

  test('of which somebody said that they are two are not proposed, until it is taken back', async () => {
    const a = await somebody('An', 'Claeys', { email: 'an@example.org' });
    const b = await somebody('An', 'Claeys', { email: 'an@example.org' });
    await revisor.call(keepContactPersonsApart, { idA: b.id, idB: a.id });
    expect(await found()).toEqual([]);
    expect(await revisor.call(findContactPersonDoubles, { apart: true })).toMatchObject({
      ...{ total: 1, data: [{ first: { id: a.id }, second: { id: b.id }, kept_apart: { at: expect.any(String) } }] },
    });
    await revisor.call(keepContactPersonsApart, { idA: a.id, idB: b.id, apart: false });
    expect(await found()).toHaveLength(1);
    await expect(revisor.call(keepContactPersonsApart, { idA: a.id, idB: a.id })).rejects.toMatchObject({
      name: 'recordMergedWithItself',
    });
  });

  test('whoever is shown is noted as looked at, by the preview and by what became part of them too', async () => {
    const a = await somebody('An', 'Claeys', { email: 'an@example.org' });
    const b = await somebody('An', 'Claeys', { email: 'an@example.org' });
    await somebody('Niemand', 'Dubbel');
    await revisor.call(findContactPersonDoubles, {});
    await revisor.call(previewContactPersonMerge, { idA: a.id, idB: b.id });
    await revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    await revisor.call(findContactPersonMerges, { contact_person_id: a.id });
    const admin = await server.signIn('admin');
    const { data } = await admin.call(findContactAccess, { contactPersonId: a.id });
    const looks = data.map((look) => [look.method, look.contactPersonId, look.contactPersonName]);
    expect(looks).toHaveLength(5);
    expect(looks).toEqual(
      expect.arrayContaining([
        ['findContactPersonDoubles', a.id, 'An Claeys'],
        ['findContactPersonDoubles', b.id, 'An Claeys'],
        ['previewContactPersonMerge', a.id, 'An Claeys'],
        ['previewContactPersonMerge', b.id, 'An Claeys'],
        ['findContactPersonMerges', a.id, 'An Claeys'],
      ]),
    );
  });
});
