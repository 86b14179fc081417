import { callFunction, getFunctionRuns } from '@salient/shared/areas/functions/functionMethods.ts';
import {
  createNightlyFunction,
  getNightlyFunctions,
  mostNightlyFunctions,
  removeNightlyFunction,
} from '@salient/shared/areas/functions/nightlyMethods.ts';
import { qualityReports } from '@salient/shared/areas/functions/qualityReports.ts';
import { getHome } from '@salient/shared/areas/home/homeMethods.ts';
import { getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import type { UserType } from '@salient/shared/areas/users/user.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runByNight } from '../../../core-server/src/areas/functions/night/runByNight.ts';
import { MailEntity } from '../../../core-server/src/areas/mails/MailEntity.ts';
import type { CallableFunction } from '../../../core-server/src/lib/functions/CallableFunction.ts';
import { keptMails } from '../../harness/keptMails.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let now = new Date('2026-09-02T09:00:00Z');
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

async function administrator(language: 'nl' | 'fr' = 'nl', email = `${crypto.randomUUID()}@example.org`) {
  const { account, password } = await server.makeAccount({ type: 'admin', language, name: 'Griet Maes', email });
  const client = await server.signInAs(account, password);
  const [{ id }] = await server.dataSource.query<[{ id: string }]>('SELECT id FROM app_user WHERE account = $1', [
    account,
  ]);
  return { client, email, account, id };
}
const context = () => ({ ...server.services, dataSource: server.dataSource });
async function night(day: string) {
  now = new Date(`${day}T02:10:00Z`);
  await server.dataSource.query(`UPDATE session SET expires_at = '2030-01-01'`);
  return runByNight(context(), now);
}
const { to: mailsTo, textOf } = keptMails(
  () => server,
  () => admin,
  'nightlyFunction',
);
const bad = (familyname: string) => server.make.person({ familyname, born_year: 1890, died_year: 1880 });
const invalidDates = (familyname: string) => ({ name: 'PersonsWithInvalidDates', args: { familyname } });

test('a mail goes when a night finds something else than the last mail told, once a night however often it is tried [FUNC-15]', async () => {
  const { client, email } = await administrator();
  await bad('Nachtwaker');
  await client.call(createNightlyFunction, invalidDates('Nachtwaker'));
  await night('2026-09-03');
  expect(await mailsTo(email)).toHaveLength(1);
  await night('2026-09-03');
  await bad('Nachtwaker');
  await night('2026-09-03');
  expect(await mailsTo(email)).toHaveLength(1);
  await night('2026-09-04');
  expect(await mailsTo(email)).toHaveLength(2);
  await night('2026-09-05');
  expect(await mailsTo(email)).toHaveLength(2);
  // As many as before, and one of them is another.
  await server.dataSource.query(
    `UPDATE person SET died_year = 1917 WHERE id = (SELECT id FROM person WHERE familyname = 'Nachtwaker' LIMIT 1)`,
  );
  await bad('Nachtwaker');
  await night('2026-09-06');
  expect(await mailsTo(email)).toHaveLength(3);
  await server.dataSource.query(`UPDATE person SET died_year = 1917 WHERE familyname = 'Nachtwaker'`);
  await night('2026-09-07');
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(4);
  expect(await textOf(mails[3]?.id)).toContain('vond vannacht niets meer');
  await night('2026-09-08');
  expect(await mailsTo(email)).toHaveLength(4);
  expect(await client.call(getNightlyFunctions, {})).toMatchObject([
    { function: 'PersonsWithInvalidDates', arguments: { familyname: 'Nachtwaker' }, rows: 0 },
  ]);
});

test('it is in the language of its reader, with the number, the parameters and the address, and names no person', async () => {
  const { client, email } = await administrator('fr');
  await bad('Sterrenwacht');
  await bad('Sterrenwacht');
  await client.call(createNightlyFunction, {
    ...{ name: 'PersonsWithInvalidDates', args: { familyname: 'Sterren', victim_type: 'all' } },
  });
  await night('2026-09-10');
  const [mail] = await mailsTo(email);
  const text = await textOf(mail?.id);
  expect(text).toContain('Bonjour Griet Maes,');
  expect(text).toMatch(/a trouvé 2 lignes/);
  expect(text).toMatch(/Paramètres\s: Nom de famille\s: Sterren\./);
  expect(text).not.toContain('Sterrenwacht');
  expect(text).toContain(
    'https://salient.example/functions?category=PERSONS&function=PersonsWithInvalidDates&familyname=Sterren&run=1',
  );
});

test('of places and memorials it names the first', async () => {
  const { client, email } = await administrator();
  for (const nr of [1, 2, 3, 4, 5, 6]) await server.make.place({ languages: { nl: { name: `Nergenshuizen ${nr}` } } });
  await client.call(createNightlyFunction, { name: 'UnusedPlaces', args: { place_name: 'Nergens' } });
  await night('2026-09-12');
  const text = await textOf((await mailsTo(email))[0]?.id);
  expect(text).toContain('De eerste: Nergenshuizen 1; Nergenshuizen 2; Nergenshuizen 3; Nergenshuizen 4;');
  expect(text).not.toContain('Nergenshuizen 6');
});

test('who lost the role, the account or the function hears nothing, and nothing is run for them', async () => {
  const [demoted, gone, late] = [await administrator(), await administrator(), await administrator()];
  for (const { client } of [demoted, gone, late]) await client.call(createNightlyFunction, invalidDates('Torenwacht'));
  const [unreadable] = await late.client.call(getNightlyFunctions, {});
  await bad('Torenwacht');
  const setType = (id: string, type: UserType) =>
    server.dataSource.query('UPDATE app_user SET type = $2 WHERE id = $1', [id, type]);
  await setType(demoted.id, 'revisor');
  await server.dataSource.query('UPDATE app_user SET deleted = true WHERE id = $1', [gone.id]);
  await server.dataSource.query(`UPDATE nightly_function SET arguments = '{"hat": 1}' WHERE id = $1`, [unreadable?.id]);
  await night('2026-09-14');
  for (const { email, account } of [demoted, gone, late]) {
    expect(await mailsTo(email)).toEqual([]);
    const { data } = await admin.call(getFunctionRuns, { name: 'PersonsWithInvalidDates', limit: 100 });
    expect(data.filter((run) => run.account === account)).toEqual([]);
  }
  expect(await late.client.call(getNightlyFunctions, {})).toMatchObject([{ address: null, rows: null }]);
  // One who loses the role after the night and before the mail goes.
  await setType(demoted.id, 'admin');
  const pause = vi.spyOn(server.services.mailSender, 'wake').mockImplementation(() => undefined);
  await night('2026-09-15');
  await setType(demoted.id, 'normal');
  pause.mockRestore();
  const [mail] = await mailsTo(demoted.email);
  server.services.mailSender.wake();
  await vi.waitFor(async () => expect((await mailsTo(demoted.email))[0]?.status).toBe('failed'), 10_000);
  expect((await admin.call(getMail, { id: mail?.id as string })).text).toBeNull();
});

test('a process that is ended between the run and the mail leaves both to the next turn, which sends one', async () => {
  const { client, email } = await administrator();
  await bad('Poortwachter');
  await client.call(createNightlyFunction, invalidDates('Poortwachter'));
  // The transaction is taken back as the mail is written, as it is when the process ends there.
  await server.dataSource.query(`
    CREATE FUNCTION break_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
  await server.dataSource.query(
    `CREATE TRIGGER break_mail BEFORE INSERT ON mail FOR EACH ROW WHEN (NEW.recipient = '${email}') EXECUTE FUNCTION break_mail()`,
  );
  const failing = vi
    .spyOn(server.dataSource.manager, 'update')
    .mockRejectedValue(new Error('the process is there no more'));
  await expect(night('2026-09-17')).rejects.toThrow();
  failing.mockRestore();
  await server.dataSource.query('DROP TRIGGER break_mail ON mail; DROP FUNCTION break_mail()');
  expect(await mailsTo(email)).toEqual([]);
  expect(await client.call(getNightlyFunctions, {})).toMatchObject([{ run_at: null, rows: null }]);
  await night('2026-09-17');
  await night('2026-09-17');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a report that fails leaves the others theirs, and is tried again the next night', async () => {
  const { client, email } = await administrator();
  await bad('Brugwachter');
  await client.call(createNightlyFunction, { name: 'MemorialsWithoutPersons', args: {} });
  await client.call(createNightlyFunction, invalidDates('Brugwachter'));
  await server.make.memorial();
  const called = server.services.functions.get('MemorialsWithoutPersons');
  const failing = vi.spyOn(called as CallableFunction, 'call').mockRejectedValue(new Error('broken'));
  await night('2026-09-20');
  failing.mockRestore();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await client.call(getNightlyFunctions, {})).toMatchObject([
    { function: 'MemorialsWithoutPersons', rows: null },
    { function: 'PersonsWithInvalidDates', rows: 1 },
  ]);
  await night('2026-09-21');
  expect(await mailsTo(email)).toHaveLength(2);
});

test('nightly runs are private, the same asked twice is one, and what cannot be run is refused', async () => {
  const [one, other] = [await administrator(), await administrator()];
  const asked = { name: 'UnusedPlaces', args: { place_name: 'Kerkwacht' } };
  const { id, address } = await one.client.call(createNightlyFunction, asked);
  expect(address).toBe('?category=PLACES&function=UnusedPlaces&place_name=Kerkwacht&run=1');
  const again = { ...asked, args: { ...asked.args } };
  expect((await one.client.call(createNightlyFunction, again)).id).toBe(id);
  expect(await other.client.call(getNightlyFunctions, {})).toEqual([]);
  await expect(other.client.call(removeNightlyFunction, { id })).rejects.toMatchObject({ code: 1011 });
  const refused = (name: string, args: Record<string, unknown> = {}) =>
    one.client.call(createNightlyFunction, { name, args }).then(
      () => 'OK',
      (error: { name: string; data?: object }) => [error.name, ...Object.keys(error.data ?? {})],
    );
  expect(await refused('Nothing')).toEqual(['notFound', 'entity', 'id']);
  // It asks the indexer for work, and is no report.
  expect(await refused('ReindexSearch')).toEqual(['invalidData', 'name']);
  expect(await refused('FindPerson')).toEqual(['invalidData', 'name']);
  expect(await refused('UnusedPlaces', { hat: 'bowler' })).toEqual(['invalidData', 'hat']);
  const nobody = await administrator('nl', '');
  await expect(nobody.client.call(createNightlyFunction, asked)).rejects.toMatchObject({ name: 'accountWithoutEmail' });
  for (let n = 1; n < mostNightlyFunctions; n++)
    expect(await refused('UnusedPlaces', { place_name: `P${n}` })).toBe('OK');
  expect(await refused('UnusedPlaces', { place_name: 'Z' })).toEqual(['tooManyNightlyFunctions', 'most']);
  await night('2026-09-23');
  await server.make.place({ languages: { nl: { name: 'Kerkwacht' } } });
  await night('2026-09-24');
  const waiting = await server.dataSource.manager.countBy(MailEntity, { nightly_function_id: id });
  expect(waiting).toBe(1);
  await one.client.call(removeNightlyFunction, { id });
  expect(await server.dataSource.manager.countBy(MailEntity, { nightly_function_id: id })).toBe(0);
});

test('each night runs the quality reports over the whole list once, which the log and the first page tell', async () => {
  await bad('Dagwaker');
  await night('2026-10-01');
  await night('2026-10-01');
  for (const name of qualityReports) {
    const { data } = await admin.call(getFunctionRuns, { name, limit: 100 });
    const runs = data.filter(
      (run) => run.is_nightly && run.account === null && run.started_at.startsWith('2026-10-01'),
    );
    expect(runs, name).toMatchObject([{ outcome: 'done', arguments: {}, action: null, failed: 0 }]);
  }
  const { quality } = await admin.call(getHome, {});
  const answer = await admin.call(callFunction, { name: 'PersonsWithInvalidDates' });
  expect(quality.find(({ report }) => report === 'PersonsWithInvalidDates')?.count).toBe(
    typeof answer === 'string' ? null : answer.total,
  );
});
