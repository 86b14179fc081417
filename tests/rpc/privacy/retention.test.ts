import { saveContactMomentDraft } from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import { getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import type { RetentionStatus } from '@salient/shared/areas/privacy/retention/retention.ts';
import {
  confirmErasures,
  findErasureRuns,
  findRetentionEntries,
  getRetention,
  postponeErasures,
  setRetention,
} from '@salient/shared/areas/privacy/retention/retentionMethods.ts';
import { addMonths } from '@salient/shared/lib/retention/retentionPeriod.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyRetention } from '../../../core-server/src/areas/privacy/retention/applyRetention.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { leaveTraces, living } from './fortyTraces.ts';

let now: Date;
let server: TestServer;
beforeEach(async () => {
  now = at('2026-12-01');
  server = await startServer({ now: () => now });
});
afterEach(() => server.close());

const at = (day: string) => new Date(`${day}T01:43:00Z`);
const night = () => applyRetention({ ...server.services, dataSource: server.dataSource }, now);
/** Sessions end while years go by. */
const revisor = () => server.signIn('revisor');
const listed = async (status?: RetentionStatus) =>
  (await (await revisor()).call(findRetentionEntries, { ...(status ? { status } : {}), limit: 200 })).data;
const runs = async () => (await (await revisor()).call(findErasureRuns, { limit: 200 })).data;

async function contact(lastName: string, created: string, moments: readonly string[] = []) {
  const { id } = await server.make.contactPerson({
    ...{ lastName, email: `${lastName}@example.org`.toLowerCase() },
    ...{ created_at: at(created), updated_at: at(created) },
  });
  for (const day of moments) await moment(id, day);
  return id;
}

const moment = (contactPersonId: string, day: string) =>
  server.dataSource.query(
    `INSERT INTO contact_person_event (id, type, contact_person_id, contact_method, start_at, transcript)
     VALUES (gen_random_uuid(), 'contact_moment', $1, 'phone', $2, 'Belde over Piet.')`,
    [contactPersonId, `${day} 10:00`],
  );

async function feedback(lastName: string, reviewed: string | null, timestamp = reviewed) {
  const person = await server.make.person();
  const [row] = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO person_feedback (id, reference, person_id, first_name, last_name, email, description, language, status,
       subject, timestamp, reviewed_at, outcome)
     VALUES (gen_random_uuid(), md5($1), $2, 'An', $1, $1 || '@example.org', 'Hij heette Jan.', 'nl', $3, 'correction', $4, $5, 'applied')
     RETURNING id`,
    [lastName, person.id, reviewed ? 'reviewed' : 'submitted', at(timestamp ?? '2026-12-01'), reviewed && at(reviewed)],
  );
  const id = row?.id ?? '';
  await server.dataSource.query(
    `INSERT INTO audit_entry (method, entity, entity_id, before, after)
     VALUES ('createPersonFeedback', 'person_feedback', $1, NULL, $2)`,
    [id, { firstName: 'An', lastName, email: `${lastName}@example.org`, description: 'Hij heette Jan.' }],
  );
  return id;
}

/** Whether a text stands anywhere in the database. */
async function isFound(text: string): Promise<boolean> {
  const tables = await server.dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  for (const { name } of tables) {
    const rows = await server.dataSource.query<unknown[]>(`SELECT FROM ${name} t WHERE t::text ILIKE $1 LIMIT 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

test('over five years the right rows are due in the right month, postponed ones with their reason, and nothing stands twice in the list', async () => {
  const names = new Map<string, string>();
  const named = async (name: string, id: Promise<string>) => names.set(await id, name);
  await named('moment', contact('Momentman', '2023-03-10', ['2024-02-02', '2025-05-15']));
  await named('confirmed', contact('Bevestigd', '2024-02-20'));
  await named('postponed', contact('Uitgesteld', '2024-03-05'));
  await named('kept', contact('Bewaard', '2024-01-10'));
  await named('in use again', contact('Terugman', '2024-02-21'));
  await named('sender', feedback('Afzendersen', '2026-12-20'));
  await named('not reviewed', feedback('Wachtersen', null, '2026-11-01'));
  const idOf = (name: string) => [...names].find(([, each]) => each === name)?.[0] ?? '';
  const entryOf = async (name: string) => {
    const found = (await listed()).find(({ record_id }) => record_id === idOf(name));
    if (!found) throw new Error(`${name} is not in the list`);
    return found;
  };

  const story: string[] = [];
  const seen = new Map<string, string>();
  const tell = async () => {
    const entries = (await listed()).filter(({ record_id }) => record_id !== null);
    const keys = entries.map((entry) => `${entry.class} ${entry.record_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    const state = new Map(entries.map(({ record_id, status }) => [names.get(record_id ?? '') ?? '?', status]));
    for (const name of new Set([...seen.keys(), ...state.keys()])) {
      const status = state.get(name) ?? 'off';
      if (status !== (seen.get(name) ?? 'off')) story.push(`${now.toISOString().slice(0, 7)} ${name}: ${status}`);
      seen.set(name, status);
    }
  };

  for (let month = 0; month <= 60; month++) {
    now = addMonths(at('2026-12-01'), month);
    await night();
    await night();
    await tell();
    const today = now.toISOString().slice(0, 7);
    if (today === '2027-02') {
      const { id } = await entryOf('kept');
      const reason = 'Schenkt ons elk jaar brieven.';
      await (await revisor()).call(postponeErasures, { ids: [id], reason, until: null });
    }
    if (today === '2027-03') await moment(idOf('in use again'), '2027-03-02');
    if (today === '2027-04') {
      const confirmed = await entryOf('confirmed');
      const postponed = await entryOf('postponed');
      const user = await revisor();
      await user.call(postponeErasures, { ids: [postponed.id], reason: 'Het gesprek loopt nog.', until: '2028-01-15' });
      expect(await user.call(confirmErasures, { ids: [confirmed.id] })).toEqual({ erased: 1, no_longer_due: 0 });
    }
    if (today === '2027-12') {
      expect(await entryOf('postponed')).toMatchObject({
        ...{ status: 'postponed', reason: 'Het gesprek loopt nog.', postponed_until: '2028-01-15' },
        name: expect.stringContaining('Uitgesteld'),
      });
    }
    await tell();
  }
  expect(story).toEqual([
    '2027-02 kept: waiting',
    '2027-02 kept: kept',
    '2027-03 confirmed: waiting',
    '2027-03 in use again: waiting',
    '2027-04 in use again: off',
    '2027-04 postponed: waiting',
    '2027-04 confirmed: off',
    '2027-04 postponed: postponed',
    // From June 2027 on the clock erases by itself, so that nothing is left waiting by a night.
    '2028-02 postponed: off',
  ]);
  const erased = (await runs()).flatMap((run) =>
    run.record_ids.map((id) => `${run.at.slice(0, 7)} ${names.get(id)}: ${run.account ? 'confirmed' : 'by itself'}`),
  );
  expect(erased.sort()).toEqual([
    '2027-04 confirmed: confirmed',
    '2028-01 sender: by itself',
    '2028-02 postponed: by itself',
    '2028-06 moment: by itself',
    '2030-04 in use again: by itself',
  ]);
  for (const gone of ['Momentman', 'Bevestigd', 'Uitgesteld', 'Terugman', 'Afzendersen'])
    expect(await isFound(gone), gone).toBe(false);
  for (const kept of ['Bewaard', 'Wachtersen']) expect(await isFound(kept), kept).toBe(true);
  const [message] = await server.dataSource.query(
    'SELECT first_name, last_name, email, description FROM person_feedback WHERE id = $1',
    [idOf('sender')],
  );
  expect(message).toEqual({ first_name: '', last_name: '', email: '', description: 'Hij heette Jan.' });
}, 120_000);

test('for six months nothing goes that nobody confirmed, in any class; then it goes by itself, and the log never says what', async () => {
  await contact('Oudman', '2020-01-01');
  await feedback('Oudzender', '2024-01-01');
  await revisor();
  await server.dataSource.query(
    `INSERT INTO mail (id, kind, user_id, recipient, language, status, created_at, sent_at)
     SELECT gen_random_uuid(), 'invitation', id, 'oud@example.org', 'nl', 'sent', '2026-01-01', '2026-01-01' FROM app_user LIMIT 1`,
  );
  now = at('2026-12-02');
  await night();
  expect((await (await revisor()).call(getRetention, {})).confirm_until).toBe('2027-06-02');
  now = at('2027-06-02');
  await night();
  expect((await listed('waiting')).map((entry) => entry.class).sort()).toEqual([
    'contact_person',
    'feedback_sender',
    'mail',
    'session',
  ]);
  expect(await isFound('Oudman')).toBe(true);
  expect((await runs()).filter(({ erased }) => erased > 0)).toEqual([]);
  now = at('2027-06-03');
  await night();
  expect(await listed()).toEqual([]);
  expect(await isFound('Oudman')).toBe(false);
  const log = (await runs()).filter(({ erased }) => erased > 0);
  expect(log.every(({ account }) => account === null)).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/Oudman|oudman|Oudzender/);
});

test('what came into use again between the list and the confirmation stays', async () => {
  const id = await contact('Terugman', '2020-01-01');
  await night();
  const [entry] = await listed();
  await moment(id, '2026-11-30');
  const user = await revisor();
  expect(await user.call(confirmErasures, { ids: [entry?.id ?? ''] })).toEqual({ erased: 0, no_longer_due: 1 });
  expect(await isFound('Terugman')).toBe(true);
  expect(await listed()).toEqual([]);
});

test('a contact person who is being recorded is in use; a recording that was left lying goes with them', async () => {
  const volunteer = await server.signIn('normal');
  const id = await contact('Opnamevrouw', '2020-01-01');
  const active = {
    ...{ id: crypto.randomUUID(), person: { id, firstName: 'An', lastName: 'Opnamevrouw' }, type: 'visit' as const },
    ...{ startsAt: '2026-11-30 14:05', contributions: [], transcript: 'Zij begon te vertellen.' },
  };
  await night();
  const [entry] = await listed();
  await volunteer.call(saveContactMomentDraft, { moment: active, version: null });
  expect(await (await revisor()).call(confirmErasures, { ids: [entry?.id ?? ''] })).toEqual({
    ...{ erased: 0, no_longer_due: 1 },
  });
  await night();
  expect(await listed()).toEqual([]);
  // Nobody went on with it.
  await server.dataSource.query(`UPDATE contact_moment_draft SET updated_at = '2020-02-01'`);
  await night();
  // The recording is due by itself too.
  const again = (await listed()).find((each) => each.class === 'contact_person');
  await (await revisor()).call(confirmErasures, { ids: [again?.id ?? ''] });
  expect(await isFound('Opnamevrouw')).toBe(false);
});

test('an administrator sets the periods; who read them before somebody else did is told, and a class without limit lists nothing', async () => {
  await contact('Tweejaar', '2024-11-01');
  await night();
  expect(await listed()).toEqual([]);
  const admin = await server.signIn('admin');
  const { version, rules } = await admin.call(getRetention, {});
  expect(rules.find((rule) => rule.class === 'contact_person')).toMatchObject({ period: { count: 36, unit: 'month' } });
  const set = (period: { count: number; unit: 'month' } | null) => ({
    ...{ version, rules: [{ class: 'contact_person', period }] },
  });
  const changed = await admin.call(setRetention, set({ count: 24, unit: 'month' }));
  await expect(admin.call(setRetention, set(null))).rejects.toMatchObject({ name: 'conflict' });
  await expect((await revisor()).call(setRetention, set(null))).rejects.toMatchObject({ name: 'notPermitted' });
  const unknown = { version: changed.version, rules: [{ class: 'nothing', period: null }] };
  await expect(admin.call(setRetention, unknown)).rejects.toMatchObject({ name: 'invalidData' });
  await night();
  expect((await listed()).map(({ name }) => name)).toEqual([expect.stringContaining('Tweejaar')]);
  await admin.call(setRetention, { ...set(null), version: changed.version });
  await night();
  expect(await listed()).toEqual([]);
});

test('nothing is postponed to a day that has gone, and for good only where the class allows it', async () => {
  await feedback('Afzendersen', '2024-01-01');
  await night();
  const [entry] = await listed();
  const user = await revisor();
  const postpone = (until: string | null) =>
    user.call(postponeErasures, { ids: [entry?.id ?? ''], reason: 'Nog een vraag.', until });
  await expect(postpone('2026-12-01')).rejects.toMatchObject({ name: 'invalidData' });
  await expect(postpone(null)).rejects.toMatchObject({ name: 'invalidData' });
  expect(await postpone('2026-12-02')).toEqual({ postponed: 1 });
});

test('whoever sponsored a remembrance is gone whole, and a form that was read before brings nothing back', async () => {
  const sponsor = {
    ...{ first_name: 'Ann', last_name: 'Declercq', email: 'ann@voorbeeld.be', sponsor_name: 'Familie Declercq' },
    ...{ group: 'Klas van Ann Declercq', mail_labels: 'Ann Declercq, Markt 1' },
  };
  const { id } = await server.make.event('cwxrm', sponsor);
  await server.dataSource.query(
    `INSERT INTO audit_entry (method, entity, entity_id, before, after) VALUES ('createPersonEvent', 'person_event', $1, NULL, $2)`,
    [id, sponsor],
  );
  await server.dataSource.query(`UPDATE person_event SET created_at = '2020-01-01' WHERE id = $1`, [id]);
  const admin = await server.signIn('admin');
  const { version } = await admin.call(getRetention, {});
  await admin.call(setRetention, { version, rules: [{ class: 'sponsor', period: { count: 1, unit: 'month' } }] });
  const read = await admin.call(getPersonEvent, { id });
  await night();
  const [entry] = await listed();
  expect(await admin.call(confirmErasures, { ids: [entry?.id ?? ''] })).toEqual({ erased: 1, no_longer_due: 0 });
  expect(await isFound('Declercq')).toBe(false);
  await expect(admin.call(updatePersonEvent, { event: read as never })).rejects.toMatchObject({ name: 'conflict' });
  expect(await isFound('Declercq')).toBe(false);
});

test('an account that was at work and was removed becomes nameless, its password with it', async () => {
  const { account } = await server.makeAccount({ name: 'Ann Declercq', email: 'ann@voorbeeld.be' });
  await server.dataSource.query(`UPDATE app_user SET deleted = true, updated_at = '2020-01-01' WHERE account = $1`, [
    account,
  ]);
  await night();
  const [entry] = (await listed()).filter((each) => each.class === 'former_account');
  expect(await (await revisor()).call(confirmErasures, { ids: [entry?.id ?? ''] })).toMatchObject({ erased: 1 });
  const [left] = await server.dataSource.query('SELECT name, email, password_hash FROM app_user WHERE account = $1', [
    account,
  ]);
  expect(left).toEqual({ name: '', email: '', password_hash: null });
});

test('whatever areas say is of a contact person goes when that one is due: the list of erasures is the list of retention', async () => {
  const { contactId } = await leaveTraces(server.dataSource);
  await server.dataSource.query(`UPDATE contact_person SET created_at = '2010-01-01', updated_at = '2010-01-01'`);
  await server.dataSource.query(`UPDATE contact_person_event SET start_at = '2010-01-01', end_at = NULL`);
  await server.dataSource.query(`UPDATE contact_moment_draft SET updated_at = '2010-01-01'`);
  await night();
  const [entry] = (await listed()).filter(({ record_id }) => record_id === contactId);
  expect(await (await revisor()).call(confirmErasures, { ids: [entry?.id ?? ''] })).toMatchObject({ erased: 1 });
  const parts = server.services.personalData.filter(({ of }) => of?.kind === 'contact_person');
  expect(parts.length).toBeGreaterThan(3);
  for (const { table } of parts) {
    const left = await server.dataSource.query(`SELECT FROM ${table} t WHERE t::text LIKE $1`, [`%${contactId}%`]);
    expect({ table, left }).toEqual({ table, left: [] });
  }
  for (const value of [living.transcript, living.notes]) expect(await isFound(value)).toBe(false);
});
