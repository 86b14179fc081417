import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  findContactPersonMerges,
  keepContactPersonsApart,
  mergeContactPersons,
  undoContactPersonMerge,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import {
  createContactPerson,
  getContactPerson,
  updateContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { saveContactMomentDraft } from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import {
  erasePersonalData,
  findErasures,
  getPersonalData,
} from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { findRetentionEntries } from '@salient/shared/areas/privacy/retention/retentionMethods.ts';
import { addMonths } from '@salient/shared/lib/retention/retentionPeriod.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyRetention } from '../../../core-server/src/areas/privacy/retention/applyRetention.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { tracesLeft } from './fortyTraces.ts';

let now: Date;
let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  now = new Date('2026-12-01T10:00:00Z');
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
});
afterEach(() => server.close());

const atDesk = {
  ...{ firstName: 'Godelieve', lastName: 'Vanhoutteghem', email: 'godelieve@desk.example', phone: '0472 98 76 51' },
  ...{ street: 'Diksmuidsestraat', streetNumber: '118', notes: 'Haar zoon heet Wannes.' },
};
const byMail = {
  ...{ firstName: 'Lieve', lastName: 'Houtteghem', email: 'lieve@mail.example', phone: '057 44 55 66' },
  ...{ street: 'Boezingepoortstraat', streetNumber: '7', notes: 'Haar dochter heet Katrien.' },
};
const pieces = {
  desk: ['vanhoutteghem', 'desk.example', '98 76 51', 'diksmuidse', 'wannes'],
  mail: ['lieve houtteghem', 'mail.example', '44 55 66', 'boezingepoort', 'katrien'],
};
const left = (...each: (readonly string[])[]) => tracesLeft(server.dataSource, each.flat());

/** One woman who is known twice: her moments, a moment that is being recorded, and a text elsewhere that knows her old number. */
async function knownTwice() {
  const create = (contactPerson: typeof atDesk) => admin.call(createContactPerson, { contactPerson });
  const [desk, mail] = [await create(atDesk), await create(byMail)];
  await server.make.contactMoment({
    ...{ contactPersonId: mail.id, start: '2026-11-26 14:05', end: null, transcript: 'Katrien bracht brieven mee.' },
  });
  const recorder = await server.signIn('normal');
  const moment = {
    ...{ id: crypto.randomUUID(), person: { id: mail.id, firstName: 'Lieve', lastName: 'Houtteghem' } },
    ...{ type: 'phone' as const, startsAt: '2026-11-26 14:05', contributions: [], transcript: 'Over Katrien.' },
  };
  await recorder.call(saveContactMomentDraft, { moment, version: null });
  await server.make.person({ description: 'Foto van Lieve Houtteghem, bel 057/44.55.66.' });
  return { desk: desk.id, mail: mail.id };
}

const erase = (contactPersonId: string, confirmation: string) =>
  admin.call(erasePersonalData, { contactPersonId, confirmation, namesInTexts: true });

test('who became part of a person is held with them, and erased with them: nothing of either is found, and no undo brings anything back', async () => {
  const { desk, mail } = await knownTwice();
  const { merge_id } = await admin.call(mergeContactPersons, {
    ...{ idA: desk, idB: mail, reason: 'Katrien belde: dezelfde.' },
  });
  const held = await admin.call(getPersonalData, { contactPersonId: desk });
  expect(held.records.find(({ kind }) => kind === 'contact_merge')).toMatchObject({
    isUncertain: false,
    facts: expect.arrayContaining([
      { fact: 'name', value: 'Lieve Houtteghem' },
      { fact: 'email', value: byMail.email },
      { fact: 'notes', value: byMail.notes },
    ]),
  });
  expect(held.records.map(({ kind }) => kind)).toContain('moment_draft');
  expect(held.changes.some(({ values }) => values.includes(byMail.street))).toBe(true);
  // By the address that she had as the other one, and by its former id, she is the same.
  const ask = { email: byMail.email, name: 'Lieve Houtteghem' };
  expect((await admin.call(getPersonalData, ask)).records.find(({ id }) => id === desk)?.isUncertain).toBe(false);
  expect((await admin.call(getPersonalData, { contactPersonId: mail })).records).toEqual(held.records);

  const erasure = await erase(desk, 'Godelieve Vanhoutteghem');
  expect(erasure.records).toContainEqual({ kind: 'contact_merge', count: 1 });
  expect(await left(pieces.desk, pieces.mail)).toEqual([]);
  await expect
    .poll(async () => (await admin.call(findErasures, {})).data[0]?.proof, { timeout: 20_000 })
    .toMatchObject({ found: 0 });
  await expect(admin.call(undoContactPersonMerge, { id: merge_id })).rejects.toMatchObject({ name: 'notFound' });
  for (const id of [desk, mail]) {
    await expect(admin.call(getContactPerson, { id })).rejects.toMatchObject({ name: 'notFound' });
    const [kept] = await server.dataSource.query(
      'SELECT count(*)::int AS n FROM redirect WHERE from_id = $1 OR to_id = $1',
      [id],
    );
    expect(kept).toEqual({ n: 0 });
  }
});

test('of two who turned out to be two the one who is erased goes from the history of the other, who stays', async () => {
  const { desk, mail } = await knownTwice();
  const { merge_id } = await admin.call(mergeContactPersons, { idA: desk, idB: mail });
  const merged = await admin.call(getContactPerson, { id: desk });
  await admin.call(updateContactPerson, {
    contactPerson: { id: desk, version: merged.version as number, notes: 'Katrien is haar dochter niet.' },
  });
  await admin.call(undoContactPersonMerge, { id: merge_id });
  await admin.call(updateContactPerson, { contactPerson: { id: desk, version: 4, notes: atDesk.notes } });
  await admin.call(keepContactPersonsApart, { idA: desk, idB: mail });
  const [kept] = await server.dataSource.query('SELECT kept_before, kept_after, merged_before FROM record_merge');
  expect(kept).toEqual({ kept_before: {}, kept_after: {}, merged_before: {} });
  const held = await admin.call(getPersonalData, { contactPersonId: mail });
  expect(JSON.stringify(held.records)).not.toContain('Vanhoutteghem');
  await erase(mail, 'Lieve Houtteghem');
  // What somebody wrote of her after that, into the record of the other, is the other's.
  await server.dataSource.query(
    `UPDATE audit_entry SET before = before - 'notes' WHERE entity_id = $1 AND version = 5`,
    [desk],
  );
  expect(await left(pieces.mail)).toEqual([]);
  expect(await admin.call(getContactPerson, { id: desk })).toMatchObject({ ...atDesk, id: desk });
  expect(await admin.call(findContactPersonMerges, { contact_person_id: desk })).toEqual([]);
  expect((await admin.call(findChanges, { type: 'contact_person', id: desk })).data).toHaveLength(5);
});

test('a namesake whose number she shared keeps it, in what became part of them too', async () => {
  const shared = '057 33 44 55';
  const create = (contactPerson: Partial<typeof atDesk>) => admin.call(createContactPerson, { contactPerson });
  const gone = await create({ ...atDesk, phone: shared });
  const partner = await create({ firstName: 'Odiel', lastName: 'Lootens', email: 'odiel@mail.example' });
  const twin = await create({ firstName: 'O.', lastName: 'Lootens', phone: shared });
  const { merge_id } = await admin.call(mergeContactPersons, { idA: partner.id, idB: twin.id });
  await erase(gone.id, 'Godelieve Vanhoutteghem');
  expect(await left(pieces.desk)).toEqual([]);
  const { data } = await admin.call(findChanges, { type: 'contact_person', id: twin.id });
  expect(JSON.stringify(data)).toContain(shared);
  expect(await admin.call(undoContactPersonMerge, { id: merge_id })).toMatchObject({
    ...{ kept: { id: partner.id, phone: '' }, restored: { id: twin.id, phone: shared } },
  });
});

test('who became part of a person is due with that person, and goes with them when the time is over', async () => {
  const night = () => applyRetention({ ...server.services, dataSource: server.dataSource }, now);
  const { desk, mail } = await knownTwice();
  await admin.call(mergeContactPersons, { idA: desk, idB: mail });
  await night();
  const start = now;
  const listed = async () => {
    const { data } = await (await server.signIn('revisor')).call(findRetentionEntries, { limit: 100 });
    return data.filter((entry) => entry.class === 'contact_person').map(({ record_id }) => record_id);
  };
  now = addMonths(start, 35);
  await night();
  expect(await listed()).toEqual([]);
  now = addMonths(start, 37);
  await server.dataSource.query(`UPDATE retention_state SET confirm_until = $1`, [addMonths(start, 38)]);
  await night();
  expect(await listed()).toEqual([desk]);
  now = addMonths(start, 39);
  await night();
  // A text about the past is no record of a contact person.
  await server.dataSource.query('DELETE FROM person');
  await server.dataSource.query(`DELETE FROM audit_entry WHERE entity = 'person'`);
  expect(await left(pieces.desk, pieces.mail)).toEqual([]);
});

test('who was to be kept for good is so as part of another, and again alone', async () => {
  const { desk, mail } = await knownTwice();
  await server.dataSource.query(
    `INSERT INTO retention_entry (class, record_id, since, listed_at, status, reason)
     VALUES ('contact_person', $1, now(), now(), 'kept', 'Schenkt ons elk jaar brieven.')`,
    [mail],
  );
  const kept = async () =>
    (await server.dataSource.query('SELECT record_id FROM retention_entry')).map(
      ({ record_id }: { record_id: string }) => record_id,
    );
  const { merge_id } = await admin.call(mergeContactPersons, { idA: desk, idB: mail });
  expect(await kept()).toEqual([desk]);
  await admin.call(undoContactPersonMerge, { id: merge_id });
  expect(await kept()).toEqual([mail]);
});
