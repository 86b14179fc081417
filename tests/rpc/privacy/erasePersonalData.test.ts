import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  erasePersonalData,
  findErasures,
  getPersonalData,
} from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ContactPersonEventEntity } from '../../../core-server/src/areas/contacts/moments/ContactPersonEventEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { leaveTraces, living, type Traces, tracesLeft } from './fortyTraces.ts';

let server: TestServer;
let admin: TestClient;
let dataDir: string;
let traces: Traces;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'salient-erase-'));
  server = await startServer({ dataDir, filesFolder: join(dataDir, 'files') });
  admin = await server.signIn('admin');
  traces = await leaveTraces(server.dataSource);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const name = `${living.first} ${living.last}`;
const whom = () => ({ contactPersonId: traces.contactId });
const erase = (given: Partial<Parameters<typeof admin.call<typeof erasePersonalData>>[1]> = {}) =>
  admin.call(erasePersonalData, { ...whom(), confirmation: name, ...given });
const proofOf = async (id: string) =>
  (await admin.call(findErasures, {})).data.find((each) => each.id === id)?.proof ?? null;

test('what the museum holds on a person is gathered from every area, with the texts that name the person', async () => {
  expect(traces.count).toBeGreaterThanOrEqual(40);
  expect(traces.tables).toBeGreaterThanOrEqual(12);
  const held = await admin.call(getPersonalData, whom());
  expect(held.name).toBe(name);
  const kinds = (kind: string) => held.records.filter((record) => record.kind === kind);
  expect(kinds('contact_person')[0]?.facts).toContainEqual({ fact: 'phone', value: living.phone });
  expect(kinds('contact_person')[0]?.facts).toContainEqual({ fact: 'place', value: living.place });
  expect(kinds('contact_moment')).toHaveLength(5);
  expect(kinds('document_reference').map(({ standsWith }) => standsWith?.id)).toEqual([
    traces.documentId,
    traces.documentId,
  ]);
  expect(kinds('story_contact')).toHaveLength(1);
  expect(kinds('feedback')).toHaveLength(3);
  expect(kinds('feedback_reply')).toHaveLength(1);
  expect(kinds('mail')).toHaveLength(2);
  expect(kinds('sponsorship')).toHaveLength(1);
  expect(kinds('account')).toHaveLength(1);
  expect(held.changeCount).toBeGreaterThan(8);
  expect(new Set(held.mentions.map(({ table }) => table))).toEqual(
    new Set([
      ...['collection', 'document', 'document_element', 'document_text', 'import_change', 'import_row'],
      ...['key_location', 'person_story_text', 'project'],
    ]),
  );
  expect(await admin.call(getPersonalData, { email: living.email })).toMatchObject({ name, records: held.records });
});

test('a page tells the newest of many looks with their true count, and the file tells all of them', async () => {
  const { id } = await server.make.contactPerson({
    firstName: 'Rosalie',
    lastName: 'Vanbelle',
    email: 'rv@voorbeeld.be',
  });
  await server.dataSource.query(
    `INSERT INTO contact_access (at, method, contact_person_id) SELECT now(), 'getContactPerson', $1 FROM generate_series(1, 350)`,
    [id],
  );
  const page = await admin.call(getPersonalData, { contactPersonId: id });
  expect(page).toMatchObject({ looks: { length: 200 }, lookCount: 350 });
  // The look of the page itself is one more.
  const file = await admin.call(getPersonalData, { contactPersonId: id, whole: true });
  expect(file).toMatchObject({ looks: { length: 351 }, lookCount: 351 });
  await server.dataSource.query('DELETE FROM contact_person WHERE id = $1', [id]);
});

test('nobody is erased by a word, by a wrong name, or while the person works here, and no line of it stays in the list', async () => {
  await expect(erase({ confirmation: 'Godelieve' })).rejects.toMatchObject({ name: 'erasureNotConfirmed' });
  await expect(erase({ contactPersonId: null, name: living.last })).rejects.toMatchObject({ name: 'personNotNamed' });
  await server.dataSource.query(`UPDATE app_user SET deleted = false WHERE account = 'gvh'`);
  await expect(erase()).rejects.toMatchObject({ name: 'accountAtWork', data: { account: 'gvh' } });
  await server.dataSource.query(`UPDATE app_user SET deleted = true WHERE account = 'gvh'`);
  expect(await server.services.privacy.list.read()).toEqual([]);
  expect((await tracesLeft(server.dataSource)).length).toBeGreaterThan(30);
});

test('an erased person is found nowhere: no table, no mail, no log; what is of the past stays, and the proof says so', async () => {
  writeFileSync(join(dataDir, 'core.log'), `{"msg":"sent to ${living.email}"}\n{"msg":"Ünderstood"}\n`);
  const erasure = await erase();
  expect(erasure.records).toContainEqual({ kind: 'contact_moment', count: 5 });
  expect(await tracesLeft(server.dataSource)).toEqual([]);

  const one = async (sql: string, id: string) => (await server.dataSource.query(sql, [id]))[0];
  expect(await one('SELECT title, description FROM document WHERE id = $1', traces.documentId)).toEqual({
    title: 'Brieven van Camiel',
    description: 'Geschonken door […]',
  });
  expect(await one(`SELECT story_part_1 FROM person_story_text WHERE story_id = $1`, traces.storyId)).toEqual({
    story_part_1: 'Verteld door […] in 2026.',
  });
  expect(
    await one('SELECT description, email, last_name FROM person_feedback WHERE id = $1', traces.feedbackId),
  ).toEqual({
    ...{ email: '', last_name: '', description: 'Camiel viel bij Merkem. Bel mij op […]. […]' },
  });
  expect(await one('SELECT count(*)::int AS kept FROM audit_entry WHERE entity_id = $1', traces.contactId)).toEqual({
    kept: 3,
  });

  await expect.poll(() => proofOf(erasure.id), { timeout: 20_000 }).toMatchObject({ found: 0, places: [] });
  const proof = await proofOf(erasure.id);
  expect(proof?.columns).toBeGreaterThan(250);
  expect(readFileSync(join(dataDir, 'core.log'), 'utf8')).toBe(
    `{"msg":"sent to ${'*'.repeat(living.email.length)}"}\n{"msg":"Ünderstood"}\n`,
  );
  expect(readFileSync(join(dataDir, 'erasures', `${erasure.id}.json`), 'utf8')).not.toMatch(
    /vanhout|voorbeeld|9876|98 76/i,
  );
  await expect(admin.call(getPersonalData, whom())).rejects.toMatchObject({ name: 'personNotNamed' });
});

test('a record of which only the name says that it is the person’s stays unless it is said to be, and a soldier of that name keeps it in the texts', async () => {
  const { id } = await server.make.contactPerson({
    firstName: 'Jozef',
    lastName: 'Claeys',
    email: 'jozef@voorbeeld.org',
    phone: '',
  });
  const other = await server.make.contactPerson({
    firstName: 'Jozef',
    lastName: 'Claeys',
    email: 'ander@voorbeeld.org',
    phone: '',
  });
  const soldier = await server.make.person({
    surname: 'Jozef',
    familyname: 'Claeys',
    description: 'Jozef Claeys viel in 1917.',
  });
  const held = await admin.call(getPersonalData, { contactPersonId: id });
  expect(held.records.find((record) => record.id === other.id)).toMatchObject({ isUncertain: true });
  expect(held.namesakes).toBe(1);
  await erase({ contactPersonId: id, confirmation: 'Jozef Claeys', namesInTexts: false });
  const [kept] = await server.dataSource.query(
    `SELECT (SELECT email FROM contact_person WHERE id = $1) AS email, (SELECT description FROM person WHERE id = $2) AS text`,
    [other.id, soldier.id],
  );
  expect(kept).toEqual({ email: 'ander@voorbeeld.org', text: 'Jozef Claeys viel in 1917.' });
});

test('a household keeps its number, and two people keep their mailbox, when one of them is erased', async () => {
  const shared = { phone: '057 33 44 55', email: 'thuis@voorbeeld.org' };
  const [gone, partner, child, same] = await Promise.all(
    [
      { firstName: 'Roza', lastName: 'Dehaene', ...shared },
      { firstName: 'Odiel', lastName: 'Lootens', ...shared },
      { firstName: 'Lien', lastName: 'Lootens', phone: shared.phone, email: 'lien@voorbeeld.org' },
      { firstName: 'R.', lastName: 'Dehaene', phone: '', email: shared.email },
    ].map((given) => server.make.contactPerson(given)),
  );
  await server.make.contactMoment({ contactPersonId: child?.id as string, transcript: 'Over haar overgrootvader.' });
  const held = await admin.call(getPersonalData, { contactPersonId: gone?.id as string });
  const uncertain = held.records.flatMap(({ id, isUncertain }) => (isUncertain ? [id] : []));
  expect(uncertain).toEqual(expect.arrayContaining([partner?.id, child?.id, same?.id]));
  expect(held.records.filter(({ isUncertain }) => !isUncertain).map(({ id }) => id)).toEqual([gone?.id]);

  await erase({ contactPersonId: gone?.id as string, confirmation: 'Roza Dehaene', including: [same?.id as string] });
  const left = await server.dataSource.query<{ id: string; phone: string; email: string; moments: number }[]>(
    `SELECT id, phone, email, (SELECT count(*)::integer FROM contact_person_event e WHERE e.contact_person_id = c.id) AS moments
     FROM contact_person c WHERE id = ANY($1) ORDER BY first_name`,
    [[gone, partner, child, same].map((each) => each?.id)],
  );
  expect(left).toEqual([
    { id: child?.id, phone: shared.phone, email: 'lien@voorbeeld.org', moments: 1 },
    { id: partner?.id, phone: shared.phone, email: shared.email, moments: 0 },
  ]);
});

/** What a guest sent, as the form of a person’s page does. */
const sendMessage = async (sender: { firstName: string; lastName: string; email: string; description: string }) => {
  const person = await server.make.person();
  const [row] = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO person_feedback (id, person_id, first_name, last_name, email, description, reference, status, language, subject)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, substr(md5(random()::text), 1, 8), 'submitted', 'nl', 'addition') RETURNING id`,
    [person.id, sender.firstName, sender.lastName, sender.email, sender.description],
  );
  return row?.id as string;
};

test('who is looked up by a mail address alone is the one whom staff know by it; of a shared one everybody is uncertain, and a guest’s name is nobody’s', async () => {
  const shared = 'koppelaere@voorbeeld.org';
  const [jan, annemie] = await Promise.all(
    [
      { firstName: 'Jan', lastName: 'Koppelaere', phone: '', email: shared },
      { firstName: 'Annemie', lastName: 'Verstraeten', phone: '', email: shared },
    ].map((given) => server.make.contactPerson(given)),
  );
  const held = await admin.call(getPersonalData, { email: shared });
  expect(held.records.map(({ id, isUncertain }) => [id, isUncertain])).toEqual(
    expect.arrayContaining([
      [jan?.id, true],
      [annemie?.id, true],
    ]),
  );

  const mail = 'vic@voorbeeld.org';
  const vic = await server.make.contactPerson({ firstName: 'Vic', lastName: 'Slachtoffer', phone: '', email: mail });
  const planted = await sendMessage({ firstName: 'Tyne', lastName: 'Cot', email: mail, description: 'Dag.' });
  const { id: memorial } = await server.make.memorial({ name: 'Tyne Cot Cemetery' });
  const ofVic = await admin.call(getPersonalData, { email: mail });
  expect(ofVic.name).toBe('Vic Slachtoffer');
  expect(ofVic.records.map(({ id, isUncertain }) => [id, isUncertain])).toEqual(
    expect.arrayContaining([
      [vic.id, false],
      [planted, true],
    ]),
  );
  // Also when staff say that the message is the person's, as who they are is not what a guest typed.
  await admin.call(erasePersonalData, {
    ...{ email: mail, confirmation: 'Vic Slachtoffer', including: [planted], namesInTexts: true },
  });
  expect(await server.dataSource.query('SELECT name FROM memorial WHERE id = $1', [memorial])).toEqual([
    { name: 'Tyne Cot Cemetery' },
  ]);
  expect(
    await server.dataSource.query('SELECT first_name, email FROM person_feedback WHERE id = $1', [planted]),
  ).toEqual([{ first_name: '', email: '' }]);
});

test('a moment that is being noted meanwhile goes with its person', async () => {
  const { id } = await server.make.contactPerson({ firstName: 'Alma', lastName: 'Wittevrongel', phone: '' });
  const noting = server.dataSource.createQueryRunner();
  await noting.startTransaction();
  const moment = uuidv7();
  await noting.manager.insert(ContactPersonEventEntity, {
    ...{ id: moment, contactPersonId: id, type: 'contact_moment', contactMethod: 'phone', transcript: 'Over Alma.' },
    ...{ start: '2026-05-04 10:00', end: '2026-05-04 10:10' },
  });
  const erasing = admin.call(erasePersonalData, { contactPersonId: id, confirmation: 'Alma Wittevrongel' });
  await untilWaiting();
  await noting.commitTransaction();
  await noting.release();
  await erasing;
  expect(await server.dataSource.query('SELECT FROM contact_person_event WHERE id = $1', [moment])).toEqual([]);
});

/** Until a statement waits for a row that another transaction holds. */
const untilWaiting = () =>
  vi.waitFor(async () => {
    const waiting = await server.dataSource.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting.length).toBeGreaterThan(0);
  }, 10_000);

test('somebody with a nickname is found without it, and by a mail address typed as the name', async () => {
  const { id } = await server.make.contactPerson({
    ...{ firstName: 'Jean-Baptiste “Tist”', lastName: 'Van den Ó Brüggenôt', phone: '', email: 'tist@voorbeeld.org' },
  });
  for (const name of ['Jean-Baptiste Van den O Bruggenot', 'Brüggenôt Jean-Baptiste', 'tist@voorbeeld.org']) {
    const { records } = await admin.call(getPersonalData, { name });
    expect({ name, ids: records.map((record) => record.id) }).toEqual({ name, ids: [id] });
  }
});

test('a message loses the numbers and addresses in it with its sender, and keeps what it tells', async () => {
  const email = 'bea@voorbeeld.org';
  const sender = { firstName: 'Bea', lastName: 'Vandromme', email };
  const description =
    'Bel 0478 99 88 77 of +32 57 20 21 22, mail an@voorbeeld.org. Gesneuveld 4/10/1917, stamnr. 123/45678, 1914-1918.';
  const id = await sendMessage({ ...sender, description });
  await admin.call(erasePersonalData, { name: 'Bea Vandromme', email, confirmation: 'Bea Vandromme' });
  expect(await server.dataSource.query('SELECT description FROM person_feedback WHERE id = $1', [id])).toEqual([
    { description: 'Bel […] of […], mail […]. Gesneuveld 4/10/1917, stamnr. 123/45678, 1914-1918.' },
  ]);
});

test('a namesake of a record that was said to be the person’s is somebody else, and keeps what is held', async () => {
  const shared = 'samen@voorbeeld.org';
  const odiel = { firstName: 'Odiel', lastName: 'Vermeulen', phone: '' };
  const [gone, same, namesake] = await Promise.all(
    [
      { firstName: 'Jozefien', lastName: 'Bafcop', phone: '', email: shared },
      { ...odiel, email: shared },
      { ...odiel, email: 'andere-odiel@voorbeeld.org' },
    ].map((given) => server.make.contactPerson(given)),
  );
  const contactPersonId = gone?.id as string;
  await erase({ contactPersonId, confirmation: 'Jozefien Bafcop', including: [same?.id as string] });
  const left = await server.dataSource.query(
    'SELECT id, first_name, last_name, email FROM contact_person WHERE id = ANY($1)',
    [[gone, same, namesake].map((each) => each?.id)],
  );
  expect(left).toEqual([
    { id: namesake?.id, first_name: 'Odiel', last_name: 'Vermeulen', email: 'andere-odiel@voorbeeld.org' },
  ]);
});

test('whatever names a row that goes goes with it: no foreign key would keep an erasure from its end', async () => {
  const tables = server.services.personalData;
  const removed = tables.filter(({ erased }) => erased === 'removed').map(({ table }) => table);
  const keys = await server.dataSource.query<{ column: string; owner: string }[]>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS column, c.confrelid::regclass::text AS owner
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confdeltype IN ('a', 'r') AND c.confrelid::regclass::text = ANY($1)`,
    [removed],
  );
  const declared = tables.flatMap(({ table, of, erased }) =>
    of && erased === 'removed' ? [of.id.replace(/^t\b/, table)] : [],
  );
  expect(keys.map(({ column }) => column).filter((column) => !declared.includes(column))).toEqual([]);
  expect(keys.length).toBeGreaterThan(2);
});
