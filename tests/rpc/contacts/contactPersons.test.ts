import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createContactPerson,
  findContactPersonByName,
  findContactPersons,
  getContactPerson,
  removeContactPerson,
  updateContactPerson,
  validateContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const griet = {
  ...{ firstName: 'Griet', lastName: 'Maes', email: 'griet.maes@example.org', phone: '+32 57/12.34 56' },
  ...{ street: 'Kiekenmarkt', streetNumber: '3b', notes: 'Kleindochter van een vluchteling.' },
};
const create = (contactPerson: object) => revisor.call(createContactPerson, { contactPerson });
const errorsOf = async (contactPerson: object, mode: 'create' | 'update' = 'create') => {
  const answer = await revisor.call(validateContactPerson, { contactPerson, mode });
  return answer.status === 'OK' ? {} : answer.data;
};

test('a contact person is made, read with the place, changed and removed, and its history brings it back [CONTACT-07, CONTACT-12, CONTACT-14, M-127, M-128, M-129, M-130]', async () => {
  const place = await server.make.place();
  const made = await create({ ...griet, placeId: place.id });
  expect(made).toEqual({ id: made.id, version: 1, ...griet, placeId: place.id });
  const read = await revisor.call(getContactPerson, { id: made.id, extend: ['place'] });
  expect(read).toEqual({ ...made, place: expect.objectContaining({ id: place.id, languages: place.languages }) });

  const changed = await revisor.call(updateContactPerson, {
    contactPerson: { ...read, version: 1, phone: null, lastName: 'Maes-Claeys' },
  });
  expect(changed).toEqual({ ...made, version: 2, phone: '', lastName: 'Maes-Claeys' });
  await expect(
    revisor.call(updateContactPerson, { contactPerson: { id: made.id, version: 1, notes: 'later' } }),
  ).rejects.toMatchObject({ name: 'conflict' });

  expect(await revisor.call(removeContactPerson, { id: made.id, version: 2 })).toEqual({ status: 'OK' });
  await expect(revisor.call(getContactPerson, { id: made.id })).rejects.toMatchObject({ name: 'gone' });
  const { data } = await revisor.call(findChanges, { type: 'contact_person', id: made.id });
  expect(data.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'created']);
  await (await server.signIn('admin')).call(restoreRemoved, { change: data[0]?.id ?? '' });
  expect(await revisor.call(getContactPerson, { id: made.id })).toMatchObject({ lastName: 'Maes-Claeys', version: 4 });
});

test('a place that came along as it was read does no harm; another one is not silently lost [CONTACT-07]', async () => {
  const [read, other] = await Promise.all([server.make.place(), server.make.place()]);
  for (const place of [other.id, { id: other.id }, { id: noId, languages: {} }, 'Ieper']) {
    await expect(create({ ...griet, place }), JSON.stringify(place)).rejects.toMatchObject({
      data: { place: ['place: SHOULD_BE_EMPTY'] },
    });
    expect(await errorsOf({ ...griet, placeId: read.id, place })).toEqual({ place: ['place: SHOULD_BE_EMPTY'] });
  }
  const made = await create({ ...griet, placeId: read.id, place: { id: read.id } });
  const whole = await revisor.call(getContactPerson, { id: made.id, extend: ['place'] });
  const update = (change: object) =>
    revisor.call(updateContactPerson, { contactPerson: { ...whole, ...change } } as never);
  await expect(update({ place: { id: other.id } })).rejects.toMatchObject({
    data: { place: ['place: SHOULD_BE_EMPTY'] },
  });
  // Who sends the id alone, beside the place as it was read, says which one it shall be.
  expect(await update({ placeId: other.id })).toMatchObject({ placeId: other.id });
  expect(await update({ version: 2, placeId: null, place: null })).toMatchObject({ placeId: null });
});

test('what is wrong stands at its field [CONTACT-08, CONTACT-17, M-131]', async () => {
  expect(await errorsOf(griet)).toEqual({});
  for (const phone of ['0032 (0)57/23.92.20', '(057) 239220', '057-23 92 20', '+32 57 23 92 20']) {
    expect(await errorsOf({ lastName: 'Maes', phone })).toEqual({});
  }
  expect(await errorsOf({ firstName: ' ', email: 'griet at home', phone: 'bel mij', placeId: noId })).toEqual({
    firstName: ['firstName: AT_LEAST_ONE_FIELD_NEEDED'],
    lastName: ['lastName: AT_LEAST_ONE_FIELD_NEEDED'],
    email: ['email: INVALID_FORMAT'],
    phone: ['phone: INVALID_PHONE'],
    placeId: ['placeId: DOES_NOT_EXIST'],
  });
  expect(
    await errorsOf({
      firstName: 'x'.repeat(201),
      street: 's'.repeat(201),
      streetNumber: '1'.repeat(21),
      notes: 'n'.repeat(10_001),
    }),
  ).toEqual({
    firstName: ['firstName: INVALID_LENGTH'],
    street: ['street: INVALID_LENGTH'],
    streetNumber: ['streetNumber: INVALID_LENGTH'],
    notes: ['notes: INVALID_LENGTH'],
  });
  expect(await errorsOf({ id: noId, lastName: 'Maes' }, 'update')).toEqual({ id: ['id: DOES_NOT_EXIST'] });
  await expect(create({ email: 'a@b.be' })).rejects.toMatchObject({ name: 'invalidData' });
});

describe('the list', () => {
  test('finds by words of names, mail address and number, and sorts by each column [CONTACT-02, CONTACT-15, M-125]', async () => {
    const places = await Promise.all(
      ['Aalter', 'Zonnebeke'].map((name) => server.make.place({ languages: { nl: { name } } } as never)),
    );
    await create({
      firstName: 'Wannes',
      lastName: 'Zwaenepoel',
      email: 'a.lijst@example.org',
      phone: '2',
      placeId: places[1]?.id,
    });
    await create({
      firstName: 'Éva',
      lastName: 'Zwaenepoel',
      email: 'b.lijst@example.org',
      phone: '1',
      placeId: places[0]?.id,
    });
    const names = async (params: object) =>
      (await revisor.call(findContactPersons, { text: 'zwaenepoel', ...params })).data.map(
        ({ firstName }) => firstName,
      );
    expect(await names({})).toEqual(['Éva', 'Wannes']);
    for (const [column, first] of [
      ['firstName', 'Éva'],
      ['email', 'Wannes'],
      ['phone', 'Éva'],
      ['place', 'Éva'],
    ] as const) {
      expect((await names({ sort: [[column, 1]] }))[0], column).toBe(first);
      expect((await names({ sort: [[column, -1]] }))[0], column).not.toBe(first);
    }
    expect(await names({ text: 'eva zwaen' })).toEqual(['Éva']);
    expect(await names({ text: 'b.lijst@example.org' })).toEqual(['Éva']);
    expect(await names({ text: '', filter: { email: 'a.lijst@' } })).toEqual(['Wannes']);
    const page = await revisor.call(findContactPersons, { text: 'zwaenepoel', offset: 1, limit: 1, extend: ['place'] });
    expect(page).toMatchObject({ total: 2, data: [{ firstName: 'Wannes', place: { id: places[1]?.id } }] });
  });

  test('finds a telephone number however it is written [CONTACT-02]', async () => {
    const { id } = await create({ lastName: 'Vandenbelle', phone: '057 12.34/57' });
    const found = async (params: object) =>
      (await revisor.call(findContactPersons, params)).data.map((person) => person.id);
    for (const typed of ['057123457', '057 12 34 57', '057/123 457', '12.34/57']) {
      expect(await found({ text: typed }), typed).toEqual([id]);
      expect(await found({ filter: { phone: typed } }), typed).toEqual([id]);
    }
    expect(await found({ text: 'vandenbelle 057123457' })).toEqual([id]);
    expect(await found({ text: 'vandenbelle 057 12 34 57' })).toEqual([id]);
    // Digits of a name or an address are not those of a number.
    expect(await found({ text: '9057123457' })).toEqual([]);
    // What has no digit is no number.
    expect(await found({ text: 'vandenbelle', filter: { phone: 'zonder' } })).toEqual([]);
  });

  test('suggests by the beginnings of both names, ten at most [CONTACT-13, CONTACT-16, M-126]', async () => {
    for (let each = 0; each < 12; each++) await create({ firstName: `Ann ${each}`, lastName: 'Vandenbroucke' });
    const found = await revisor.call(findContactPersonByName, { firstName: 'an', lastName: 'vandenbr' });
    expect(found).toHaveLength(10);
    expect(await revisor.call(findContactPersonByName, {})).toEqual([]);
  });
});

describe('without the right to contact data', () => {
  const accounts = ['normal', 'normal-civilian', 'readonly', 'read-be-soldiers', 'api-read', 'api-write'] as const;

  test.each(accounts)(
    '%s reads the names alone, and finds and sorts by nothing else [ROLE-16, ROLE-18, CONTACT-18]',
    async (type) => {
      const reader = await server.signIn(type);
      const place = await server.make.place();
      const { id } = await create({
        ...griet,
        lastName: `Verborgen ${type}`,
        email: `${type}@hidden.example`,
        placeId: place.id,
      });
      const names = { id, firstName: 'Griet', lastName: `Verborgen ${type}` };
      expect(await reader.call(getContactPerson, { id, extend: ['place'] })).toEqual(names);
      expect(await reader.call(findContactPersonByName, { lastName: names.lastName })).toEqual([names]);
      const list = (params: object) => reader.call(findContactPersons, params);
      expect(await list({ text: names.lastName, extend: ['place'] })).toEqual({ data: [names], total: 1 });
      expect((await list({ text: `${type}@hidden.example` })).total).toBe(0);
      for (const column of ['email', 'phone']) {
        // An answer that left the condition out would be everybody.
        await expect(list({ filter: { [column]: '1' } })).rejects.toMatchObject({
          ...{ code: 1013, data: { [`filter.${column}`]: [`filter.${column}: INVALID_OPTION`] } },
        });
      }
      const byNumber = await list({ text: 'verborgen', sort: [['email', -1]] });
      expect(byNumber).toEqual(await list({ text: 'verborgen' }));
      await expect(reader.call(findChanges, { type: 'contact_person', id })).rejects.toMatchObject({
        name: expect.stringMatching(/notFound|notPermitted/),
      });
    },
  );

  test('an editor gives in a contact person, and changes and removes none [ROLE-18, ROLE-14, ROLE-17]', async () => {
    const made = await editor.call(createContactPerson, { contactPerson: griet });
    expect(made).toEqual({ id: made.id, firstName: 'Griet', lastName: 'Maes' });
    expect(await revisor.call(getContactPerson, { id: made.id })).toMatchObject(griet);
    const contactPerson = { id: made.id, version: 1, notes: 'overschreven' };
    await expect(editor.call(updateContactPerson, { contactPerson })).rejects.toMatchObject({ code: 1010 });
    await expect(editor.call(removeContactPerson, { id: made.id })).rejects.toMatchObject({ code: 1010 });
    await expect(
      editor.call(validateContactPerson, { contactPerson: { id: made.id }, mode: 'update' }),
    ).rejects.toMatchObject({ code: 1010 });
  });

  test('the museum opens contact data to all editors by one setting, and to nobody else [ROLE-18]', async () => {
    const open = await startServer({ contactDataFor: 'editor' });
    try {
      const { id } = await open.make.contactPerson({ email: 'open@example.org' });
      const civilian = await open.signIn('normal-civilian');
      expect(await civilian.call(getContactPerson, { id })).toMatchObject({ email: 'open@example.org' });
      await civilian.call(updateContactPerson, { contactPerson: { id, version: 1, notes: 'mag' } });
      expect((await civilian.call(findChanges, { type: 'contact_person', id })).total).toBe(1);
      for (const type of ['readonly', 'api-read', 'api-write'] as const) {
        const reader = await open.signIn(type);
        expect(await reader.call(getContactPerson, { id })).not.toHaveProperty('email');
      }
    } finally {
      await open.close();
    }
  });
});

test('a contact person whom a moment, a story or a document names stays, and each says why [CONTACT-10, VALID-12]', async () => {
  const { id } = await create({ lastName: 'Genoemd' });
  await server.make.contactMoment({ contactPersonId: id });
  const document = await server.make.document();
  await revisor.call(updateCollectionDocument, {
    document: {
      id: document.id,
      version: document.version,
      references: [{ type: 'contact-person', id, relation: 'none' }],
    },
  } as never);
  await server.make.story({ linked_contact_persons: [{ person: id, title: 'kleindochter' }] } as never);
  await expect(revisor.call(removeContactPerson, { id })).rejects.toMatchObject({
    data: {
      none: expect.arrayContaining([
        'none: REFERENCED_BY_CONTACT',
        'none: REFERENCED_BY_DOCUMENT',
        'none: REFERENCED_BY_PERSON_STORY',
      ]),
    },
  });
});
