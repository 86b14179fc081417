import {
  changeSavedSearch,
  createSavedSearch,
  followSavedSearch,
  markSavedSearchSeen,
  removeSavedSearch,
} from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailSavedSearches } from '../../../core-server/src/areas/saved-searches/mailSavedSearches.ts';
import { keptMails } from '../../harness/keptMails.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// A Wednesday.
let now = new Date('2026-09-02T09:00:00Z');
let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const query = (familyname: string) => ({
  ...{ familyname: { value: familyname, mode: 'complete' }, victim_type: 'CIVILIAN' },
});

async function reader(language: 'nl' | 'fr', given: { email?: string } = {}) {
  const { account, password } = await server.makeAccount({
    ...{ type: 'normal', language, name: 'Griet Maes', email: `${crypto.randomUUID()}@example.org`, ...given },
  });
  const client = await server.signInAs(account, password);
  const { user } = await server.guest.call(authenticate2, { account, password });
  return { client, email: user.email, id: user.id };
}

const runAt = async (time: string) => {
  now = new Date(time);
  // Nobody is signed out by the weeks that pass.
  await server.dataSource.query(`UPDATE session SET expires_at = '2030-01-01'`);
  return mailSavedSearches({ ...server.services, dataSource: server.dataSource }, now);
};
const { to: mailsTo, textOf } = keptMails(
  () => server,
  () => admin,
  'savedSearchNews',
);

test('once a week a mail tells who is new, and only when somebody is of whom none told', async () => {
  now = new Date('2026-09-02T09:00:00Z');
  const { client, email } = await reader('fr');
  const { id } = await client.call(createSavedSearch, { name: 'Ceux de Zandvoorde', query: query('Zandvoorde') });
  await client.call(followSavedSearch, { id, follows: true, weekly_mail: true });
  await server.make.person({ familyname: 'Zandvoorde', victim_type: 'civilian' });
  const mailsAfter = async (time: string) => {
    await runAt(time);
    return (await mailsTo(email)).length;
  };
  // Asked for in the middle of a week: the first comes with the next one, after midnight in Brussels.
  expect(await mailsAfter('2026-09-03T04:20:00Z')).toBe(0);
  expect(await mailsAfter('2026-09-06T21:59:00Z')).toBe(0);
  expect(await mailsAfter('2026-09-07T04:20:00Z')).toBe(1);
  await server.make.person({ familyname: 'Zandvoorde', victim_type: 'civilian' });
  expect(await mailsAfter('2026-09-08T04:20:00Z')).toBe(1);
  // The server was off on Monday.
  expect(await mailsAfter('2026-09-15T04:20:00Z')).toBe(2);
  // Nobody else since.
  expect(await mailsAfter('2026-09-21T04:20:00Z')).toBe(2);
  await server.make.person({ familyname: 'Zandvoorde', victim_type: 'civilian' });
  await client.call(markSavedSearchSeen, { id });
  expect(await mailsAfter('2026-09-28T04:20:00Z')).toBe(2);
  await server.make.person({ familyname: 'Zandvoorde', victim_type: 'civilian' });
  expect(await mailsAfter('2026-10-05T04:20:00Z')).toBe(3);
});

test('it is in the language of its reader, with the question, the address and how to stop it', async () => {
  now = new Date('2026-10-07T09:00:00Z');
  const { client, email } = await reader('fr');
  const { id } = await client.call(createSavedSearch, { name: 'Ceux de Voormezele', query: query('Voormezele') });
  await client.call(followSavedSearch, { id, follows: true, weekly_mail: true });
  await server.make.person({ familyname: 'Voormezele', victim_type: 'civilian' });
  await server.make.person({ familyname: 'Voormezele', victim_type: 'civilian' });
  await runAt('2026-10-12T04:20:00Z');
  const [mail] = await mailsTo(email);
  const text = await textOf(mail?.id);
  expect(text).toContain('Bonjour Griet Maes,');
  expect(text).toContain('Depuis le 7 octobre 2026');
  expect(text).toContain('2 personnes sont nouvelles');
  expect(text).toContain(
    '« Ceux de Voormezele »'.replaceAll(' ', '\u00a0').replaceAll('Ceux\u00a0de\u00a0', 'Ceux de '),
  );
  expect(text).toMatch(/exactement Voormezele et Civil ou militaire\s: Civil\./);
  expect(text).toContain(`https://salient.example/persons/search?saved=${id}&tab=new`);
  expect(text).toContain('désactivez');
});

test('who switched it off, lost the search or the account, or has no address gets none', async () => {
  now = new Date('2026-10-14T09:00:00Z');
  const owner = await reader('nl');
  const { id } = await owner.client.call(createSavedSearch, {
    name: 'Gedeeld',
    is_shared: true,
    query: query('Wijtschate'),
  });
  const follow = async (who: { client: TestClient }) =>
    who.client.call(followSavedSearch, { id, follows: true, weekly_mail: true });
  const [switchedOff, gone, unaddressed, stays] = [
    ...[await reader('nl'), await reader('nl'), await reader('nl', { email: '' }), await reader('nl')],
  ] as [typeof owner, typeof owner, typeof owner, typeof owner];
  for (const each of [switchedOff, gone, unaddressed, stays]) await follow(each);
  await switchedOff.client.call(followSavedSearch, { id, follows: true, weekly_mail: false });
  await server.dataSource.query('UPDATE app_user SET deleted = true WHERE id = $1', [gone.id]);
  await server.make.person({ familyname: 'Wijtschate', victim_type: 'civilian' });
  await runAt('2026-10-19T04:20:00Z');
  expect(await mailsTo(switchedOff.email)).toEqual([]);
  expect(await mailsTo(gone.email)).toEqual([]);
  expect(await mailsTo(stays.email)).toHaveLength(1);
  // A search that asks for what is gone tells nothing.
  await server.make.person({ familyname: 'Wijtschate', victim_type: 'civilian' });
  await server.dataSource.query(`UPDATE saved_search SET query = query || '{"shoe_size": 44}' WHERE id = $1`, [id]);
  await runAt('2026-10-26T04:20:00Z');
  expect(await mailsTo(stays.email)).toHaveLength(1);
  await owner.client.call(changeSavedSearch, { id, is_shared: false });
  await runAt('2026-11-02T05:20:00Z');
  expect(await mailsTo(stays.email)).toHaveLength(1);
  await owner.client.call(removeSavedSearch, { id });
  expect(await mailsTo(stays.email)).toEqual([]);
});

test('a search that fails leaves the others their mails, and is tried again the next day', async () => {
  now = new Date('2026-11-04T09:00:00Z');
  const { client, email } = await reader('nl');
  for (const name of ['Een', 'Twee']) {
    const { id } = await client.call(createSavedSearch, { name, query: query(`Passendale ${name}`) });
    await client.call(followSavedSearch, { id, follows: true, weekly_mail: true });
    await server.make.person({ familyname: `Passendale ${name}`, victim_type: 'civilian' });
  }
  const { personIds } = server.services;
  const findIds = personIds.findIds.bind(personIds);
  const failing = vi.spyOn(personIds, 'findIds').mockImplementation(async (...asked) => {
    if (JSON.stringify(asked[0]).includes('Passendale Een')) throw new Error('too slow');
    return findIds(...asked);
  });
  await runAt('2026-11-09T05:20:00Z');
  failing.mockRestore();
  expect(await mailsTo(email)).toHaveLength(1);
  await runAt('2026-11-10T05:20:00Z');
  expect(await mailsTo(email)).toHaveLength(2);
});
