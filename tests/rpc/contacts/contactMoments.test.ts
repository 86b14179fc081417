import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createContactPersonEvent,
  findContactMomentsForDocument,
  findContactMomentsForPerson,
  findContactPersonEvents,
  getContactPersonEvent,
  getContactPersonEventsForPerson,
  removeContactPersonEvent,
  updateContactPersonEvent,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
});
afterAll(() => server.close());

const create = (event: object) => revisor.call(createContactPersonEvent, { event } as never);
const visit = async (given: object = {}) => ({
  ...{ type: 'contact_moment', contactPersonId: (await server.make.contactPerson()).id, contactMethod: 'visit' },
  ...{ start: '2026-11-26 14:05', end: '2026-11-26T15:00', transcript: '**Foto’s** gebracht.' },
  ...given,
});

test('a moment keeps times, text and contributions by their present names, and its history brings it back [MOMENT-06, MOMENT-08, MOMENT-09, MOMENT-10, MOMENT-23, MOMENT-24, MOMENT-26, CONTACT-01, M-133, M-134, M-135, M-136]', async () => {
  const contact = await server.make.contactPerson({ firstName: 'Griet', lastName: 'Maes' });
  const person = await server.make.person({ surname: 'Jan', familyname: 'Boereboom' });
  const document = await server.make.document({ title: 'Brief' });
  const contributions = [
    { type: 'document', targetId: document.id, name: 'whatever was shown' },
    { type: 'person', targetId: person.id },
  ];
  const made = await create(await visit({ contactPersonId: contact.id, contributions }));
  expect(made).toEqual({
    ...{ id: made.id, version: 1, type: 'contact_moment', contactPersonId: contact.id, storyId: null },
    ...{ personFirstName: 'Griet', personLastName: 'Maes', contactMethod: 'visit' },
    ...{ start: '2026-11-26 14:05', end: '2026-11-26 15:00', transcript: '**Foto’s** gebracht.' },
    contributions: [
      { type: 'document', targetId: document.id, name: expect.stringContaining('Brief') },
      { type: 'person', targetId: person.id, name: 'Jan Boereboom' },
    ],
  });
  expect(await revisor.call(getContactPersonEvent, { id: made.id })).toEqual(made);
  const event = { ...made, contactMethod: 'phone', end: null, contributions: made.contributions?.slice(1) };
  const changed = await revisor.call(updateContactPersonEvent, { event } as never);
  expect(changed).toMatchObject({ version: 2, contactMethod: 'phone', end: null, contributions: [{ type: 'person' }] });
  expect(await revisor.call(updateContactPersonEvent, { event: changed } as never)).toEqual(changed);

  const history = await revisor.call(findChanges, { type: 'contact_person_event', id: made.id });
  expect(history.data.map(({ record }) => record.name)).toEqual(['2026-11-26 14:05', '2026-11-26 14:05']);
  await revisor.call(removeContactPersonEvent, { id: made.id, version: 2 });
  const { data } = await revisor.call(findChanges, { type: 'contact_person_event', id: made.id });
  expect(data.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'created']);
  expect(data[0]?.record.name).toBe('2026-11-26 14:05');
  await (await server.signIn('admin')).call(restoreRemoved, { change: data[0]?.id ?? '' });
  expect(await revisor.call(getContactPersonEvent, { id: made.id })).toEqual({ ...changed, version: 4 });
});

test('what is wrong stands at its field, an end before the start at the end [MOMENT-18, MOMENT-22, MOMENT-28, MOMENT-29, VALID-38]', async () => {
  const person = await server.make.person();
  const refusals: [object, object][] = [
    [{ start: 'gisteren' }, { start: ['start: INVALID_FORMAT'] }],
    [{ start: '' }, { start: ['start: DATA_REQUIRED'] }],
    [{ end: '2026-02-30 10:00' }, { end: ['end: INVALID_FORMAT'] }],
    [{ end: '2026-11-26 14:04' }, { end: ['end: INVALID_DATE_ORDER'] }],
    [{ contactMethod: 'telegraaf' }, { contactMethod: ['contactMethod: INVALID_OPTION'] }],
    ...[undefined, null, ''].map((contactMethod): [object, object] => [
      { contactMethod },
      { contactMethod: ['contactMethod: REQUIRED'] },
    ]),
    [{ contactPersonId: noId }, { contactPersonId: ['contactPersonId: DOES_NOT_EXIST'] }],
    [{ contactPersonId: undefined }, { contactPersonId: ['contactPersonId: DATA_REQUIRED'] }],
    [{ type: 'key_story' }, { type: ['type: INVALID_OPTION'] }],
    [{ transcript: 'x'.repeat(50_001) }, { transcript: ['transcript: INVALID_LENGTH'] }],
    [{ contributions: [{ type: 'document', targetId: noId }] }, { contributions: ['contributions.0: DOES_NOT_EXIST'] }],
    [
      { contributions: [person.id, noId].map((targetId) => ({ type: 'person', targetId })) },
      { contributions: ['contributions.1: DOES_NOT_EXIST'] },
    ],
    [
      { contributions: [1, 2].map(() => ({ type: 'person', targetId: person.id })) },
      { contributions: ['contributions: CONNECTION_ALREADY_EXISTS'] },
    ],
  ];
  for (const [given, data] of refusals) {
    await expect(create(await visit(given)), JSON.stringify(data)).rejects.toMatchObject({ code: 1013, data });
  }
});

describe('lists', () => {
  test('find by names and what was said, by kind and method, sorted by each column [MOMENT-01, MOMENT-03, M-132]', async () => {
    const [an, bob] = await Promise.all(
      ['An', 'Bob'].map((firstName) => server.make.contactPerson({ firstName, lastName: 'Lijstens' })),
    );
    const person = await server.make.person();
    const first = await create(
      await visit({ contactPersonId: an?.id, start: '2020-01-01 10:00', end: null, transcript: 'over de klaproos' }),
    );
    const second = await create(
      await visit({
        ...{ contactPersonId: bob?.id, start: '2021-01-01 10:00', end: '2021-01-01 11:00', contactMethod: 'email' },
        contributions: [{ type: 'person', targetId: person.id }],
      }),
    );
    const ids = async (params: object) =>
      (await revisor.call(findContactPersonEvents, { text: 'lijstens', ...params } as never)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    for (const column of ['start', 'end', 'person', 'contactMethod', 'contributions']) {
      expect(
        (await ids({ sort: [[column, column === 'end' || column === 'contactMethod' ? 1 : -1]] }))[0],
        column,
      ).toBe(second.id);
    }
    expect(await ids({ text: 'klaproos lijstens' })).toEqual([first.id]);
    expect(await ids({ filter: { contactMethod: 'email' } })).toEqual([second.id]);
    expect(await ids({ filter: { contactPersonId: an?.id } })).toEqual([first.id]);
    expect(await ids({ filter: { type: 'key_story' } })).toEqual([]);
    expect(await revisor.call(getContactPersonEventsForPerson, { contactPersonId: bob?.id as string })).toEqual([
      second,
    ]);
  });

  test('find what was said whatever its accents and capitals [MOMENT-01]', async () => {
    const { id } = await create(await visit({ transcript: 'Over de Mémoires van haar oom, en zijn *cœur*.' }));
    for (const text of ['memoires', 'Mémoires', 'MÉMOIRES oom', 'mémoires', 'coeur']) {
      expect(
        (await revisor.call(findContactPersonEvents, { text })).data.map((each) => each.id),
        text,
      ).toEqual([id]);
    }
  });

  test('of a person and of a document have the moments that name them [MOMENT-27, DOCUMENT-63, M-137, M-138, M-139]', async () => {
    const person = await server.make.person();
    const document = await server.make.document();
    const contributions = [
      { type: 'person', targetId: person.id },
      { type: 'document', targetId: document.id },
    ];
    const made = await create(await visit({ contributions }));
    expect(await revisor.call(findContactMomentsForPerson, { personId: person.id })).toEqual([made]);
    expect(await revisor.call(findContactMomentsForDocument, { documentId: document.id })).toEqual([made]);
    expect(await revisor.call(findContactMomentsForPerson, { personId: noId })).toEqual([]);
  });
});

test.each(['normal', 'readonly', 'api-read', 'api-write'] as const)(
  '%s reads names, method and times of moments, and finds nothing by what was said [ROLE-18, CONTACT-18]',
  async (type) => {
    const reader = await server.signIn(type);
    const person = await server.make.person();
    const contact = await server.make.contactPerson({ firstName: 'Lien', lastName: `Zwijger ${type}` });
    const contributions = [{ type: 'person', targetId: person.id }];
    const made = await create(
      await visit({ contactPersonId: contact.id, transcript: `geheim ${type}`, contributions }),
    );
    const { version: _version, transcript: _transcript, contributions: _contributions, ...open } = made;
    expect(await reader.call(getContactPersonEvent, { id: made.id })).toEqual(open);
    expect(await reader.call(findContactMomentsForPerson, { personId: person.id })).toEqual([open]);
    expect(await reader.call(getContactPersonEventsForPerson, { contactPersonId: contact.id })).toEqual([open]);
    expect((await reader.call(findContactPersonEvents, { text: `zwijger ${type}` })).data).toEqual([open]);
    expect((await reader.call(findContactPersonEvents, { text: 'geheim' })).total).toBe(0);
  },
);

test('an editor without the right to contact data adds a moment, and changes none [ROLE-18]', async () => {
  const editor = await server.signIn('normal');
  const made = await editor.call(createContactPersonEvent, { event: await visit() } as never);
  expect(made).not.toHaveProperty('transcript');
  const event = { id: made.id, version: 1, type: 'contact_moment' as const, transcript: 'overschreven' };
  await expect(editor.call(updateContactPersonEvent, { event })).rejects.toMatchObject({ code: 1010 });
  await expect(editor.call(removeContactPersonEvent, { id: made.id })).rejects.toMatchObject({ code: 1010 });
});

test('the moment of a key story follows from the story alone [MOMENT-07, MOMENT-31]', async () => {
  const contact = await server.make.contactPerson();
  await server.make.story({ linked_contact_persons: [{ person: contact.id, title: 'kleindochter' }] } as never);
  const [moment] = await revisor.call(getContactPersonEventsForPerson, { contactPersonId: contact.id });
  expect(moment).toMatchObject({
    type: 'key_story',
    contactMethod: 'visit',
    start: null,
    end: null,
    storyId: expect.any(String),
  });
  const { id = '', version = 1 } = moment ?? {};
  const event = { id, version, type: 'contact_moment' as const, transcript: 'erbij' };
  await expect(revisor.call(updateContactPersonEvent, { event })).rejects.toMatchObject({
    data: { type: ['type: INVALID_OPTION'] },
  });
  await expect(revisor.call(removeContactPersonEvent, { id })).rejects.toMatchObject({
    data: { none: ['none: REFERENCED_BY_PERSON_STORY'] },
  });
});

test('a person who is a contribution stays; merged, the moment names the other once, and the undo parts them again [PERSON-60]', async () => {
  const [kept, merged] = await Promise.all([server.make.person(), server.make.person()]);
  const contributions = [merged, kept].map(({ id }) => ({ type: 'person', targetId: id }));
  const both = await create(await visit({ contributions }));
  const one = await create(await visit({ contributions: contributions.slice(0, 1) }));
  const admin = await server.signIn('admin');
  await expect(admin.call(removePerson, { id: merged.id } as never)).rejects.toMatchObject({
    data: { none: expect.arrayContaining(['none: REFERENCED_BY_CONTACT']) },
  });
  const targets = async (id: string) =>
    (await revisor.call(getContactPersonEvent, { id })).contributions?.map(({ targetId }) => targetId);
  const { merge_id } = await admin.call(mergePersons, { idA: kept.id, idB: merged.id } as never);
  expect(await targets(both.id)).toEqual([kept.id]);
  expect(await targets(one.id)).toEqual([kept.id]);
  await admin.call(undoMerge, { id: merge_id } as never);
  expect(await targets(both.id)).toEqual([merged.id, kept.id]);
  expect(await targets(one.id)).toEqual([merged.id]);
});
