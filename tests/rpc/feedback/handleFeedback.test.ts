import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import {
  applyFeedbackProposal,
  createPersonFeedback,
  findPersonFeedback,
  getPersonFeedback,
  markPersonFeedback,
  removePersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import type { FeedbackInput } from '@salient/shared/areas/feedback/personFeedback.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { getPerson, getPublicPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

let counter = 0;
async function message(person_id: string, given: Partial<FeedbackInput> = {}) {
  const email = `sender${++counter}@example.org`;
  const feedback = { person_id, email, description: 'Er klopt iets niet.', language: 'de', ...given };
  const { id } = await server.guest.call(createPersonFeedback, { feedback });
  return { id, email };
}
const read = (id: string) => editor.call(getPersonFeedback, { id });

test('messages are listed newest first, ten at a time, by status and by person, with names and files [FEEDBACK-05, FEEDBACK-07, FEEDBACK-13]', async () => {
  const person = await server.make.person({ surname: 'Piet', familyname: 'Hein' });
  const ids = [];
  for (let n = 0; n < 12; n++) ids.unshift((await message(person.id)).id);
  const filter = { person_id: person.id };
  const first = await editor.call(findPersonFeedback, { filter, extend: ['person_name', 'attachments'] });
  expect(first.total).toBe(12);
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(first.data[0]).toMatchObject({ extend_person_name: 'Piet Hein', extend_attachments: [] });
  const rest = await editor.call(findPersonFeedback, { filter, offset: 10, sort: [['timestamp', -1]] });
  expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(10));
  await editor.call(markPersonFeedback, { id: ids[0] ?? '', status: 'reviewed' });
  const reviewed = await editor.call(findPersonFeedback, { filter: { ...filter, status: 'reviewed' } });
  expect(reviewed.data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  expect((await editor.call(findPersonFeedback, { filter: { ...filter, status: 'submitted' } })).total).toBe(11);
});

test('messages are found by words of the sender or the text, also where the words stand as a filter [RPC-20]', async () => {
  const person = await server.make.person();
  const { id } = await message(person.id, { lastName: 'Zoekebroeck', description: 'Een foto van 1916.' });
  await message(person.id, { lastName: 'Anders', description: 'Een foto van 1917.' });
  const idsOf = async (params: object) => (await editor.call(findPersonFeedback, params)).data.map((each) => each.id);
  for (const words of ['zoekebroeck', '1916 foto zoekeb']) {
    expect(await idsOf({ text: words })).toEqual([id]);
    expect(await idsOf({ filter: words })).toEqual([id]);
  }
  expect(await idsOf({ text: 'zoekebroeck 1917' })).toEqual([]);
  expect(await idsOf({ text: 'zoekebroeck', filter: { status: 'reviewed' } })).toEqual([]);
});

test('who is no editor opens no message and marks none [ROLE-22]', async () => {
  const { id } = await message((await server.make.person()).id);
  for (const type of ['readonly', 'api-read', 'read-be-soldiers', 'api-write'] as const) {
    const client = await server.signIn(type);
    await expect(client.call(findPersonFeedback, {}), type).rejects.toMatchObject({ code: 1010 });
    await expect(client.call(getPersonFeedback, { id }), type).rejects.toMatchObject({ code: 1010 });
    await expect(client.call(markPersonFeedback, { id, status: 'reviewed' }), type).rejects.toMatchObject({
      code: 1010,
    });
  }
});

test('a message is marked with what became of it, and its sender is told in the language it was written in; back again takes it back [FEEDBACK-08, FEEDBACK-13, I18N-15]', async () => {
  const { id, email } = await message((await server.make.person()).id, { firstName: 'Greta' });
  const marked = await editor.call(markPersonFeedback, {
    ...{ id, version: 1, status: 'reviewed', outcome: 'partly', note: ' Vielen Dank.\r\nDas Datum fehlt noch. ' },
  });
  expect(marked).toMatchObject({
    status: 'reviewed',
    outcome: 'partly',
    note: 'Vielen Dank.\nDas Datum fehlt noch.',
    version: 2,
  });
  expect(marked.reviewed_by).toMatch(/^normal-/);
  const outcome = await vi.waitFor(async () => {
    const { data } = await admin.call(findMails, { text: email, filter: { kind: 'feedbackOutcome' } });
    expect(data).toMatchObject([{ status: 'kept', language: 'de' }]);
    return admin.call(getMail, { id: data[0]?.id ?? '' });
  }, 10_000);
  expect(outcome.subject).toBe('Ihre Nachricht wurde geprüft');
  expect(outcome.text).toContain('Vielen Dank.\nDas Datum fehlt noch.');
  // The same once more is no news.
  const again = {
    id,
    status: 'reviewed' as const,
    outcome: 'partly' as const,
    note: 'Vielen Dank.\nDas Datum fehlt noch.',
  };
  await editor.call(markPersonFeedback, again);
  expect((await admin.call(findMails, { text: email })).total).toBe(2);
  const back = await editor.call(markPersonFeedback, { id, status: 'submitted' });
  expect(back).toMatchObject({ status: 'submitted', outcome: null, reviewed_at: null, reviewed_by: null });
  await expect(editor.call(markPersonFeedback, { id, version: 1, status: 'reviewed' })).rejects.toMatchObject({
    name: 'conflict',
  });
});

test('everybody reads how many messages a person was improved by [beyond 25]', async () => {
  const person = await server.make.person();
  const improvements = async () => (await server.guest.call(getPublicPerson, { id: person.id })).improvements;
  for (const outcome of ['applied', 'partly', 'not', 'answered'] as const) {
    const { id } = await message(person.id);
    await editor.call(markPersonFeedback, { id, status: 'reviewed', outcome });
  }
  const last = await message(person.id);
  expect(await improvements()).toBe(2);
  await editor.call(markPersonFeedback, { id: last.id, status: 'reviewed', outcome: 'applied' });
  expect(await improvements()).toBe(3);
  await editor.call(markPersonFeedback, { id: last.id, status: 'submitted' });
  expect(await improvements()).toBe(2);
});

test('who wants no answer gets none', async () => {
  const { id, email } = await message((await server.make.person()).id, { may_answer: false });
  await editor.call(markPersonFeedback, { id, status: 'reviewed', outcome: 'applied' });
  expect((await admin.call(findMails, { text: email })).data.map(({ kind }) => kind)).toEqual(['feedbackReceived']);
});

test('a removed message is gone, and the trail keeps it [FEEDBACK-09, FEEDBACK-13]', async () => {
  const { id } = await message((await server.make.person()).id);
  await editor.call(removePersonFeedback, { id, version: 1 });
  await expect(read(id)).rejects.toMatchObject({ name: 'notFound' });
  const { data } = await editor.call(findChanges, { type: 'person_feedback', id });
  expect(data.map(({ kind, source }) => [kind, source])).toEqual([
    ['removed', 'staff'],
    ['created', 'feedback'],
  ]);
});

describe('a proposal', () => {
  test('is shown beside what stands there now, and written by the checks and into the history of the person [FEEDBACK-13, beyond 25]', async () => {
    const person = await server.make.person({ born_year: 1890, surname: 'Jan' });
    const proposals = [
      { field: 'born', value: '18910203' },
      { field: 'surname', value: 'Johannes' },
    ];
    const { id } = await message(person.id, { proposals });
    const before = await read(id);
    expect(before.proposals).toMatchObject([
      { field: 'born', value: '18910203', was: '1890????', present: '1890????', state: 'open', record_version: 1 },
      { field: 'surname', was: 'Jan', present: 'Jan', state: 'open' },
    ]);
    const after = await editor.call(applyFeedbackProposal, {
      id,
      version: before.version,
      index: 0,
      record_version: 1,
    });
    expect(after.proposals).toMatchObject([
      { state: 'applied', present: '18910203', was: '1890????' },
      { state: 'open', record_version: 2 },
    ]);
    expect(await editor.call(getPerson, { id: person.id })).toMatchObject({
      born_day: 3,
      born_month: 2,
      born_year: 1891,
      surname: 'Jan',
    });
    const { data } = await editor.call(findChanges, { type: 'person', id: person.id });
    const change = data.find(({ record, kind }) => record.type === 'person' && kind === 'changed');
    expect(change).toMatchObject({ source: 'feedback' });
    await expect(
      editor.call(applyFeedbackProposal, { id, version: after.version, index: 0, record_version: 2 }),
    ).rejects.toMatchObject({ name: 'invalidData' });
  });

  test('is written into the event that it is about', async () => {
    const place = await server.make.place({ languages: { nl: { name: 'Passendale' } } });
    const event = await server.make.event('military', { enlisted_unit: '3de linie', start_year: 1914 });
    const proposals = [
      { event_id: event.id, field: 'enlisted_unit', value: '23ste linie' },
      { event_id: event.id, field: 'start', value: '191508??' },
      { event_id: event.id, field: 'place', value: 'Passchendaele' },
      { event_id: event.id, field: 'place', value: 'Passendale', place_id: place.id },
    ];
    const { id } = await message(event.person_id, { proposals });
    const apply = (index: number, given = {}) =>
      editor.call(applyFeedbackProposal, { id, version: index + 1, index, record_version: index + 1, ...given });
    await apply(0);
    await apply(1);
    // A name that nobody chose from the list is chosen by staff.
    await expect(apply(2)).rejects.toMatchObject({ data: { place_id: ['place_id: DATA_REQUIRED'] } });
    const { proposals: shown } = await apply(2, { place_id: place.id });
    expect(shown.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied', 'same']);
    const [row] = await server.dataSource.query('SELECT * FROM person_event WHERE id = $1', [event.id]);
    expect(row).toMatchObject({ enlisted_unit: '23ste linie', start_month: 8, start_year: 1915, place_id: place.id });
  });

  test('that the record’s own rules refuse is not written, and the message stays as it was', async () => {
    const person = await server.make.person({ born_year: 1890, died_year: 1917 });
    const { id } = await message(person.id, { proposals: [{ field: 'born', value: '1920????' }] });
    await expect(
      editor.call(applyFeedbackProposal, { id, version: 1, index: 0, record_version: 1 }),
    ).rejects.toMatchObject({ name: 'invalidData' });
    expect(await read(id)).toMatchObject({ version: 1, proposals: [{ state: 'open', present: '1890????' }] });
  });

  test('is not written over what somebody changed since it was looked at', async () => {
    const person = await server.make.person({ nationality: 'Belg' });
    const { id } = await message(person.id, { proposals: [{ field: 'nationality', value: 'Brit' }] });
    await editor.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Fransman' } });
    await expect(
      editor.call(applyFeedbackProposal, { id, version: 1, index: 0, record_version: 1 }),
    ).rejects.toMatchObject({ name: 'conflict' });
    expect((await read(id)).proposals).toMatchObject([{ was: 'Belg', present: 'Fransman', record_version: 2 }]);
  });

  test('is written only by who may change the person [ROLE-13]', async () => {
    const soldier = await server.make.person({ victim_type: 'military', victim_type_details: 'none' });
    const { id } = await message(soldier.id, { proposals: [{ field: 'surname', value: 'Piet' }] });
    const civilian = await server.signIn('normal-civilian');
    await expect(
      civilian.call(applyFeedbackProposal, { id, version: 1, index: 0, record_version: 1 }),
    ).rejects.toMatchObject({ code: 1010 });
  });

  test('about an event that is gone since says so', async () => {
    const event = await server.make.event('injured', { injured_wound: 'been' });
    const { id } = await message(event.person_id, {
      proposals: [{ event_id: event.id, field: 'injured_wound', value: 'arm' }],
    });
    await editor.call(updatePersonEvent, {
      event: { id: event.id, type: 'injured', version: 1, injured_wound: 'arm' },
    });
    expect((await read(id)).proposals).toMatchObject([{ state: 'same' }]);
    await server.dataSource.query('DELETE FROM person_event WHERE id = $1', [event.id]);
    expect((await read(id)).proposals).toMatchObject([{ state: 'gone', record_version: null }]);
    await expect(
      editor.call(applyFeedbackProposal, { id, version: 1, index: 0, record_version: 1 }),
    ).rejects.toMatchObject({ name: 'notFound' });
  });
});
