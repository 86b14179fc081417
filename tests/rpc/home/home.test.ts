import { createContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { createPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { findPersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import type { Visit, WaitingKind } from '@salient/shared/areas/home/home.ts';
import { getHome } from '@salient/shared/areas/home/homeMethods.ts';
import { findKiosks } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { findMails } from '@salient/shared/areas/mails/mailMethods.ts';
import { getMergeSuggestions } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { createPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { findWaitingPlaces } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { findPersonStories } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PersonFeedbackEntity } from '../../../core-server/src/areas/feedback/PersonFeedbackEntity.ts';
import { FunctionRunEntity } from '../../../core-server/src/areas/functions/runs/FunctionRunEntity.ts';
import { countWaiting } from '../../../core-server/src/areas/home/countWaiting.ts';
import { MailEntity } from '../../../core-server/src/areas/mails/MailEntity.ts';
import { pairDevice } from '../../harness/records/kioskDevice.ts';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let editor: TestClient;
let editorId: string;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  const { account, password } = await server.makeAccount({ type: 'normal' });
  editor = await server.signInAs(account, password);
  editorId = (await server.dataSource.query(`SELECT id FROM app_user WHERE account = $1`, [account]))[0].id;
});
afterAll(() => server.close());

const homeOf = (client: TestClient, opened: Visit[] = []) => client.call(getHome, { opened });
const waitingOf = async (client: TestClient) =>
  Object.fromEntries((await homeOf(client)).waiting.map(({ kind, count }) => [kind, count])) as Partial<
    Record<WaitingKind, number>
  >;

test('an empty museum has nothing waiting for anybody', async () => {
  expect(await homeOf(admin)).toEqual({
    ...{ waiting: [], quality: [], recent: [], others: { data: [], more: false }, failed: [] },
  });
});

describe('what waits', () => {
  beforeAll(fillWithWork);

  test('each count is that of the list to which it leads, and only those are told who can act [SHELL-04]', async () => {
    expect(await waitingOf(admin)).toEqual({
      ...{ feedback: 3, person_doubles: 2, stories_in_review: 3, stories_outdated: 2, places_waiting: 3 },
      ...{ kiosks_silent: 1, mails_failed: 1 },
    });
    const { mails_failed: _, ...ofEditors } = await waitingOf(admin);
    expect(await waitingOf(editor)).toEqual({ ...ofEditors, feedback_mine: 1 });
    expect(await waitingOf(await server.signIn('normal-civilian'))).toEqual({
      ...{ feedback: 3, person_doubles: 1, places_waiting: 3 },
    });
    for (const type of ['readonly', 'read-be-soldiers', 'api-read', 'api-write'] as const) {
      expect(await waitingOf(await server.signIn(type)), type).toEqual({});
    }
  });

  test('the lists say the same', async () => {
    const total = async (asked: Promise<{ total: number }>) => (await asked).total;
    const kiosks = await admin.call(findKiosks, {});
    expect({
      feedback_mine: await total(
        editor.call(findPersonFeedback, { filter: { status: 'submitted', assigned: 'mine' } }),
      ),
      feedback: await total(admin.call(findPersonFeedback, { filter: { status: 'submitted' } })),
      person_doubles: await total(admin.call(getMergeSuggestions, {})),
      stories_in_review: await total(admin.call(findPersonStories, { filter: { in_review: true } })),
      stories_outdated: await total(admin.call(findPersonStories, { filter: { outdated: true } })),
      places_waiting: await total(admin.call(findWaitingPlaces, {})),
      kiosks_silent: kiosks.filter(({ state }) => state === 'silent').length,
      mails_failed: await total(admin.call(findMails, { filter: { status: 'failed' } })),
    }).toEqual({ ...(await waitingOf(editor)), mails_failed: 1 });
    expect(await total(admin.call(findPersonStories, { filter: { in_review: false } }))).toBe(2);
  });

  test('a part that fails or takes too long leaves the rest, and says which it is', async () => {
    const failing = vi.spyOn(countWaiting, 'feedback').mockRejectedValue(new Error('broken'));
    const slow = vi.spyOn(countWaiting, 'places_waiting').mockImplementation(async (db) => {
      await db.query('SELECT pg_sleep(20)');
      return 1;
    });
    const home = await homeOf(admin).finally(() => {
      failing.mockRestore();
      slow.mockRestore();
    });
    expect(home.failed).toEqual(['feedback', 'places_waiting']);
    expect(home.waiting.map(({ kind }) => kind)).toEqual([
      ...['person_doubles', 'stories_in_review', 'stories_outdated', 'kiosks_silent', 'mails_failed'],
    ]);
    expect(home.others).not.toBeNull();
  });
});

describe('quality lists', () => {
  const run = (name: string, rows: number, given: object = {}) =>
    server.dataSource.manager.insert(FunctionRunEntity, {
      ...{ id: crypto.randomUUID(), function: name, action: null, arguments: {}, account: null, is_nightly: true },
      ...{ started_at: new Date(), duration_ms: 1, rows, failed: 0, outcome: 'done', ...given },
    } as never);
  const at = (hour: number) => ({ started_at: new Date(`2026-01-02T0${hour}:00:00Z`) });

  test('the last run of each report over the whole list is told to whoever may run it, and none is run for it [SHELL-04]', async () => {
    await run('EventsOutsideWar', 4, at(1));
    await run('EventsOutsideWar', 12, at(2));
    await run('EventsOutsideWar', 1, { ...at(3), arguments: { familyname: 'P' } });
    await run('EventsOutsideWar', 2, { ...at(4), outcome: 'too_broad' });
    await run('LikelyDoubles', 7, at(1));
    await run('LikelyDoubles', 0, at(2));
    await run('UnusedPlaces', 9, at(2));
    const before = await server.dataSource.manager.count(FunctionRunEntity);
    expect((await homeOf(admin)).quality).toEqual([
      { report: 'EventsOutsideWar', count: 12, at: '2026-01-02T02:00:00.000Z' },
    ]);
    expect((await homeOf(editor)).quality).toEqual([]);
    expect(await server.dataSource.manager.count(FunctionRunEntity)).toBe(before);
  });
});

describe('where one was last', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const shown = async (client: TestClient, opened: Visit[] = []) =>
    (await homeOf(client, opened)).recent.map(({ record, did }) => [record.name, did]);

  test('what was opened here and what was changed anywhere, each once by what was done last, the newest first', async () => {
    const registrar = await server.signIn('normal');
    const opened = await server.make.person({ surname: 'Open', familyname: 'Gedaan' });
    const place = await server.make.place({ languages: { nl: { name: 'Geopende plaats' } } });
    const { id } = await registrar.call(createPerson, { person: { surname: 'Ge', familyname: 'Wijzigd' } });
    await registrar.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
    await registrar.call(createPersonEvent, { event: { person_id: id, type: 'injured', start_year: 1917 } });
    const visits: Visit[] = [
      { type: 'place', id: place.id, at: at(5) },
      { type: 'person', id: opened.id, at: at(-60) },
      { type: 'person', id, at: at(-90) },
      { type: 'person', id: crypto.randomUUID(), at: at(-91) },
    ];
    expect(await shown(registrar, visits)).toEqual([
      ['Geopende plaats', 'opened'],
      ['Ge Wijzigd', 'changed'],
      ['Open Gedaan', 'opened'],
    ]);
    expect(await shown(registrar, [{ type: 'person', id, at: at(1) }])).toEqual([['Ge Wijzigd', 'opened']]);
  });

  test('ten at most, and no name that its reader may not know', async () => {
    const registrar = await server.signIn('normal');
    const visits: Visit[] = [];
    for (let nth = 0; nth < 10; nth++) {
      visits.push({ type: 'person', id: (await server.make.person()).id, at: at(-10 - nth) });
    }
    await registrar.call(createPerson, { person: { surname: 'Jan', familyname: 'Claes' } });
    expect(await shown(registrar, visits)).toHaveLength(10);

    const [soldier, place] = [await server.make.person(), await server.make.place()];
    const reader = await server.signIn('read-be-soldiers');
    const asked: Visit[] = [
      { type: 'person', id: soldier.id, at: at(-1) },
      { type: 'app_user', id: editorId, at: at(-2) },
      { type: 'place', id: place.id, at: at(-3) },
    ];
    expect((await homeOf(reader, asked)).recent.map(({ record }) => record.type)).not.toContain('app_user');
    expect((await homeOf(reader, asked)).recent.map(({ record }) => record.type)).toContain('place');
    await expect(homeOf(reader, [...visits, ...asked])).rejects.toMatchObject({ code: -32602 });
  });
});

describe('what the others changed today', () => {
  test('each record once, with who and how often, and what oneself, yesterday or an import did is left out', async () => {
    const [an, bert] = [await server.signIn('normal'), await server.signIn('normal')];
    const { id } = await an.call(createPerson, { person: { surname: 'Jan', familyname: 'Vandaag' } });
    await bert.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
    await bert.call(createPersonEvent, { event: { person_id: id, type: 'injured', start_year: 1917 } });
    const own = await editor.call(createPerson, { person: { surname: 'Eigen', familyname: 'Werk' } });
    const gone = await an.call(createPerson, { person: { surname: 'Weg', familyname: 'Gehaald' } });
    await an.call(removePerson, { id: gone.id });
    const old = await an.call(createPerson, { person: { surname: 'Van', familyname: 'Gisteren' } });
    const listed = await an.call(createPerson, { person: { surname: 'Uit', familyname: 'Lijst' } });
    await server.dataSource.query(`UPDATE audit_entry SET at = at - interval '1 day' WHERE entity_id = $1`, [old.id]);
    await server.dataSource.query(`UPDATE audit_entry SET source = 'import' WHERE entity_id = $1`, [listed.id]);

    const { others } = await homeOf(editor);
    const told = new Map(others?.data.map((each) => [each.record.id, each]));
    expect(told.get(id)).toMatchObject({
      kind: 'created',
      changes: 3,
      record: { type: 'person', name: 'Jan Vandaag' },
    });
    expect(told.get(id)?.accounts).toHaveLength(2);
    expect(told.get(gone.id)).toMatchObject({ kind: 'removed', record: { name: 'Weg Gehaald' } });
    for (const other of [own.id, old.id, listed.id]) expect(told.has(other)).toBe(false);
    expect(others?.data[0]?.record.id).toBe(gone.id);
    expect((await homeOf(await server.signIn('readonly'))).others).toBeNull();
  });

  test('twenty at most, and that there are more', async () => {
    const busy = await server.signIn('normal');
    for (let nth = 0; nth < 21; nth++) {
      await busy.call(createPerson, { person: { surname: `Nr ${nth}`, familyname: 'Veel' } });
    }
    const { others } = await homeOf(editor);
    expect(others?.data).toHaveLength(20);
    expect(others?.more).toBe(true);
  });

  test('that a contact person was named here stands in the access log', async () => {
    const revisor = await server.signIn('revisor');
    const { id } = await revisor.call(createContactPerson, { contactPerson: { firstName: 'Griet', lastName: 'Maes' } });
    const looks = async () =>
      server.dataSource.query(`SELECT * FROM contact_access WHERE method = 'getHome' AND $1 = contact_person_id`, [id]);
    expect(await looks()).toEqual([]);
    const { recent } = await homeOf(revisor);
    expect(recent[0]?.record).toMatchObject({ type: 'contact_person', id });
    expect(await looks()).toHaveLength(1);
  });
});

/** Work of every kind, and beside each what is no work. */
async function fillWithWork(): Promise<void> {
  const { make, dataSource } = server;
  const db = dataSource.manager;
  const civilian = () => make.person({ victim_type: 'civilian' });
  const message = async (given: Partial<PersonFeedbackEntity>) => {
    const id = crypto.randomUUID();
    await db.insert(PersonFeedbackEntity, {
      ...{ id, person_id: (await civilian()).id, reference: id, email: 'an@example.org', description: 'Nee.' },
      ...{ proposals: [], language: 'nl', status: 'submitted', subject: 'correction', may_answer: false },
      ...given,
    } as PersonFeedbackEntity);
  };
  await message({});
  await message({});
  await message({ assigned_to: editorId });
  await message({ status: 'reviewed', reviewed_at: new Date(), outcome: 'not' } as Partial<PersonFeedbackEntity>);

  const pair = async (victim_type: 'civilian' | 'military') => {
    const ids = [await make.person({ victim_type }), await civilian()].map(({ id }) => id).sort();
    await db.query(`INSERT INTO merge_suggestion (person_a, person_b, score, reasons) VALUES ($1, $2, 80, '{}')`, ids);
  };
  await pair('civilian');
  await pair('military');

  const review = { ...doneText(), story_status: 'IN_REVIEW' as const };
  const childReview = { ...doneText(), story_child_status: 'IN_REVIEW' as const };
  await make.story({ story_text: texts({ nl: review }) });
  await make.story({ story_text: texts({ nl: doneText(), fr: review, de: doneText() }) });
  await make.story({ story_child_option: true, story_text: texts({ nl: childReview }) });
  // Without a version for children nobody reviews one.
  await make.story({ story_child_option: false, story_text: texts({ nl: childReview }) });
  await make.story({ story_text: texts({ nl: doneText(), en: doneText() }) });
  const translated = `language IN ('en', 'de') AND story_status = 'DONE'`;
  await db.query(`UPDATE person_story_text SET outdated_since = now() WHERE ${translated}`);

  for (const resolution_status of ['unresolved', 'ambiguous', 'not_found', 'custom'] as const) {
    await make.place({ resolution_status });
  }
  await pairDevice(server, 2);
  await db.query(`UPDATE kiosk SET always_open = true`);
  await db.query(`UPDATE kiosk_device SET seen_at = now() - interval '1 hour'`);

  for (const status of ['failed', 'queued'] as const) {
    await db.insert(MailEntity, {
      ...{ id: crypto.randomUUID(), kind: 'backupOverdue', recipient: 'an@example.org', language: 'nl', status },
      next_attempt_at: new Date('2100-01-01'),
    });
  }
}
