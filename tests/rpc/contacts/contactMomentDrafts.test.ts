import { createContactPerson, removeContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import {
  discardContactMomentDraft,
  getContactMomentDraft,
  saveContactMomentDraft,
} from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import {
  createContactPersonEvent,
  getContactPersonEventsForPerson,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { erasePersonalData } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function begin() {
  const volunteer = await server.signIn('normal');
  const { id, firstName, lastName } = await server.make.contactPerson();
  const moment = {
    ...{ id: crypto.randomUUID(), person: { id, firstName, lastName }, type: 'visit' as const },
    ...{ startsAt: '2026-11-26 14:05', contributions: [], transcript: 'Zij begon te vertellen.' },
  };
  const draft = await volunteer.call(saveContactMomentDraft, { moment, version: null });
  return { volunteer, moment, draft, contact: id };
}

test('an account has one active moment, its own to read on any machine [MOMENT-13, MOMENT-15]', async () => {
  const { volunteer, moment, draft } = await begin();
  expect(draft).toMatchObject({ version: 1, moment });
  expect(await volunteer.call(getContactMomentDraft, {})).toEqual(draft);
  expect(await (await server.signIn('admin')).call(getContactMomentDraft, {})).toBeNull();
  const second = { ...moment, id: crypto.randomUUID() };
  await expect(volunteer.call(saveContactMomentDraft, { moment: second, version: null })).rejects.toMatchObject({
    ...{ code: 2701, data: { draft } },
  });
});

test('what another tab saved meanwhile is answered, and nothing is overwritten [MOMENT-14]', async () => {
  const { volunteer, moment } = await begin();
  const longer = { ...moment, transcript: 'Zij begon te vertellen. En toen.' };
  await volunteer.call(saveContactMomentDraft, { moment: longer, version: 1 });
  await expect(volunteer.call(saveContactMomentDraft, { moment, version: 1 })).rejects.toMatchObject({
    data: { draft: { version: 2, moment: longer } },
  });
  expect(await volunteer.call(getContactMomentDraft, {})).toMatchObject({ version: 2, moment: longer });
});

test('a moment that was begun elsewhere after this one was thrown away is not overwritten, though both are as many saves old [MOMENT-15]', async () => {
  const { volunteer, moment } = await begin();
  await volunteer.call(discardContactMomentDraft, { id: moment.id });
  const next = { ...moment, id: crypto.randomUUID() };
  const draft = await volunteer.call(saveContactMomentDraft, { moment: next, version: null });
  await expect(volunteer.call(saveContactMomentDraft, { moment, version: draft.version })).rejects.toMatchObject({
    data: { draft },
  });
  await volunteer.call(discardContactMomentDraft, { id: next.id });
});

test('the end makes one moment however often it is sent, and the draft goes with it; a late save wakes it not again [MOMENT-17, MOMENT-30]', async () => {
  const { volunteer, moment, contact } = await begin();
  const event = {
    ...{ type: 'contact_moment' as const, contactPersonId: contact, contactMethod: 'visit', draftId: moment.id },
    ...{ start: moment.startsAt, end: '2026-11-26 15:00', transcript: moment.transcript, contributions: [] },
  };
  // A refused end keeps the draft.
  await expect(
    volunteer.call(createContactPersonEvent, { event: { ...event, start: 'straks' } }),
  ).rejects.toMatchObject({ code: 1013 });
  expect(await volunteer.call(getContactMomentDraft, {})).toMatchObject({ moment });
  const made = await Promise.all([1, 2, 3].map(() => volunteer.call(createContactPersonEvent, { event })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await volunteer.call(getContactPersonEventsForPerson, { contactPersonId: contact })).toHaveLength(1);
  expect(await volunteer.call(getContactMomentDraft, {})).toBeNull();
  await expect(volunteer.call(saveContactMomentDraft, { moment, version: null })).rejects.toMatchObject({
    ...{ code: 2701, data: { draft: null } },
  });
});

test('a moment that is thrown away is gone, and only that one [MOMENT-19]', async () => {
  const { volunteer, moment } = await begin();
  await volunteer.call(discardContactMomentDraft, { id: crypto.randomUUID() });
  expect(await volunteer.call(getContactMomentDraft, {})).not.toBeNull();
  await volunteer.call(discardContactMomentDraft, { id: moment.id });
  expect(await volunteer.call(getContactMomentDraft, {})).toBeNull();
  await volunteer.call(discardContactMomentDraft, { id: moment.id });
});

describe('the contact person of a moment that is being recorded', () => {
  test('stays while the draft names them [CONTACT-10, MOMENT-17]', async () => {
    const { volunteer, moment, contact } = await begin();
    const revisor = await server.signIn('revisor');
    await expect(revisor.call(removeContactPerson, { id: contact })).rejects.toMatchObject({
      data: { none: ['none: REFERENCED_BY_CONTACT'] },
    });
    await volunteer.call(discardContactMomentDraft, { id: moment.id });
    expect(await revisor.call(removeContactPerson, { id: contact })).toEqual({ status: 'OK' });
  });

  test('who was removed meanwhile is named by no draft, and the moment goes on with somebody else [MOMENT-30]', async () => {
    const { volunteer, moment } = await begin();
    await volunteer.call(discardContactMomentDraft, { id: moment.id });
    await (await server.signIn('revisor')).call(removeContactPerson, { id: moment.person.id });
    await expect(volunteer.call(saveContactMomentDraft, { moment, version: null })).rejects.toMatchObject({
      ...{ code: 2702, name: 'contactPersonGone', data: { id: moment.person.id, isErased: false } },
    });
    expect(await volunteer.call(getContactMomentDraft, {})).toBeNull();
    const { id, firstName, lastName } = await server.make.contactPerson();
    const another = { ...moment, id: crypto.randomUUID(), person: { id, firstName, lastName } };
    expect(await volunteer.call(saveContactMomentDraft, { moment: another, version: null })).toMatchObject({
      moment: another,
    });
  });

  test('who was erased takes the draft along, and no tab that is still open writes it back [CONTACT-18]', async () => {
    const admin = await server.signIn('admin');
    const { id } = await admin.call(createContactPerson, {
      contactPerson: { firstName: 'Godelieve', lastName: 'Vanhout', email: 'gv@voorbeeld.be' },
    });
    const volunteer = await server.signIn('normal');
    const moment = {
      ...{ id: crypto.randomUUID(), person: { id, firstName: 'Godelieve', lastName: 'Vanhout' } },
      ...{ type: 'visit' as const, startsAt: '2026-11-26 14:05', contributions: [], transcript: 'Zij vertelt.' },
    };
    await volunteer.call(saveContactMomentDraft, { moment, version: null });
    await admin.call(erasePersonalData, { contactPersonId: id, confirmation: 'Godelieve Vanhout' });
    expect(await volunteer.call(getContactMomentDraft, {})).toBeNull();
    for (const version of [null, 1]) {
      await expect(volunteer.call(saveContactMomentDraft, { moment, version })).rejects.toMatchObject({
        ...{ name: 'contactPersonGone', data: { id, isErased: true } },
      });
    }
    expect(await volunteer.call(getContactMomentDraft, {})).toBeNull();
  });

  test('whom nobody ever knew is refused too', async () => {
    const { volunteer, moment } = await begin();
    await expect(
      volunteer.call(saveContactMomentDraft, {
        moment: { ...moment, person: { ...moment.person, id: noId } },
        version: 1,
      }),
    ).rejects.toMatchObject({ data: { id: noId, isErased: false } });
  });
});
