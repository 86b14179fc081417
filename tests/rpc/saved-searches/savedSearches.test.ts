import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { erasePersonalData, getPersonalData } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { savedSearchLimits } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import {
  changeSavedSearch,
  countNewInSavedSearch,
  createSavedSearch,
  findNewInSavedSearch,
  findSavedSearches,
  followSavedSearch,
  getSavedSearch,
  markSavedSearchSeen,
  removeSavedSearch,
} from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let owner: TestClient;
let colleague: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = await server.signIn('normal');
  colleague = await server.signIn('readonly');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

let counter = 0;
const newName = () => `Vraag ${++counter}`;
const called = (familyname: string) => ({ familyname: { value: familyname, mode: 'complete' } });
const made = (given: { name?: string; is_shared?: boolean; query?: Record<string, unknown> } = {}, client = owner) =>
  client.call(createSavedSearch, { name: newName(), query: called('Niemand'), ...given });
const names = async (client: TestClient, params: Record<string, unknown> = {}) =>
  (await client.call(findSavedSearches, { limit: 1000, ...params })).data.map(({ name }) => name);

describe('who finds and changes a saved search', () => {
  test('a private one is found by its owner and by administrators, a shared one by all staff [ADVSEARCH-01]', async () => {
    const own = await made();
    const shared = await made({ is_shared: true });
    expect(await names(owner)).toEqual(expect.arrayContaining([own.name, shared.name]));
    expect(await names(admin)).toEqual(expect.arrayContaining([own.name, shared.name]));
    expect(await names(colleague)).toContain(shared.name);
    expect(await names(colleague)).not.toContain(own.name);
    expect(await names(colleague, { filter: { whose: 'mine' } })).toEqual([]);
    expect(await names(owner, { text: shared.name.toUpperCase(), filter: { whose: 'shared' } })).toEqual([shared.name]);
    await expect(colleague.call(getSavedSearch, { id: own.id })).rejects.toMatchObject({ name: 'notFound' });
    expect(await colleague.call(getSavedSearch, { id: shared.id })).toMatchObject({
      ...{ name: shared.name, query: called('Niemand'), unreadable: [], following: null },
    });
  });

  test('its owner and administrators rename, share and remove it; others may not', async () => {
    const { id } = await made({ is_shared: true });
    for (const change of [changeSavedSearch, removeSavedSearch]) {
      await expect(colleague.call(change, { id })).rejects.toMatchObject({ name: 'notPermitted' });
    }
    const name = newName();
    expect(await owner.call(changeSavedSearch, { id, name, is_shared: false })).toMatchObject({
      name,
      is_shared: false,
    });
    expect(await admin.call(changeSavedSearch, { id, is_shared: true })).toMatchObject({ name, is_shared: true });
    await admin.call(removeSavedSearch, { id });
    for (const method of [getSavedSearch, removeSavedSearch, countNewInSavedSearch]) {
      await expect(owner.call(method, { id })).rejects.toMatchObject({ name: 'notFound' });
    }
  });

  test('who followed a search that is no longer shared follows it no more', async () => {
    const { id } = await made({ is_shared: true });
    await colleague.call(followSavedSearch, { id, follows: true });
    await owner.call(changeSavedSearch, { id, is_shared: false });
    await owner.call(changeSavedSearch, { id, is_shared: true });
    expect(await colleague.call(getSavedSearch, { id })).toMatchObject({ following: null });
    expect(await owner.call(getSavedSearch, { id })).toMatchObject({ following: { weekly_mail: false } });
  });
});

describe('what is refused', () => {
  test('a name that is missing, too long or taken by another search of the owner', async () => {
    const { name } = await made();
    const refused = (given: string) => expect(made({ name: given })).rejects;
    await refused(' ').toMatchObject({ name: 'invalidData', data: { name: ['name: DATA_REQUIRED'] } });
    await refused('x'.repeat(savedSearchLimits.name + 1)).toMatchObject({ data: { name: ['name: INVALID_LENGTH'] } });
    await refused(name.toUpperCase()).toMatchObject({ data: { name: ['name: DATA_ALREADY_EXISTS'] } });
    expect(await made({ name }, colleague)).toMatchObject({ name });
  });

  test('a question that cannot be asked, or is too long', async () => {
    await expect(made({ query: { shoe_size: 44, born: { from: '??12????' } } })).rejects.toMatchObject({
      data: { shoe_size: ['shoe_size: SHOULD_BE_EMPTY'] },
    });
    const long = { value: 'x'.repeat(490), mode: 'contains' };
    const events = [...'abcdefg'].flatMap((letter) =>
      ['enlisted', 'died', 'wounded'].map((type) => ({
        type,
        inputs: { place: { ...long, value: letter + long.value } },
      })),
    );
    await expect(made({ query: { events: events.slice(0, 20) } })).rejects.toMatchObject({ name: 'invalidData' });
  });

  test('more searches than an account may keep', async () => {
    const collector = await server.signIn('normal');
    const { owner: account } = await made({}, collector);
    await server.dataSource.query(
      `INSERT INTO saved_search (id, owner_id, name, query)
       SELECT gen_random_uuid(), $1, 'nr ' || n, '{}' FROM generate_series(2, $2::int) n`,
      [account.id, savedSearchLimits.ofOwner],
    );
    await expect(made({}, collector)).rejects.toMatchObject({
      ...{ name: 'tooManySavedSearches', data: { most: savedSearchLimits.ofOwner } },
    });
  });
});

describe('new since', () => {
  const newIn = async (client: TestClient, id: string) => {
    const counted = await client.call(countNewInSavedSearch, { id });
    const found = await client.call(findNewInSavedSearch, { id });
    expect(found.total).toBe(counted.count);
    return { by: counted.by, ids: found.data.map((person) => person.id).sort() };
  };

  test('new is who was added and who came to meet the question, each until the reader has seen it, and for each reader apart', async () => {
    const there = await server.make.person({ familyname: 'Nieuwkerke' });
    const other = await server.make.person({ familyname: 'Oudkerke' });
    const { id } = await made({ is_shared: true, query: called('Nieuwkerke') });
    expect(await newIn(owner, id)).toEqual({ by: 'found', ids: [] });

    const added = await server.make.person({ familyname: 'Nieuwkerke' });
    await colleague.call(followSavedSearch, { id, follows: true });
    await owner.call(updatePerson, { person: { id: other.id, version: 1, familyname: 'Nieuwkerke' } });
    // Changed, and found before as well.
    await owner.call(updatePerson, { person: { id: there.id, version: 1, surname: 'Jozef' } });
    expect(await newIn(owner, id)).toEqual({ by: 'found', ids: [added.id, other.id].sort() });
    expect(await newIn(colleague, id)).toEqual({ by: 'found', ids: [other.id] });

    const before = await owner.call(getSavedSearch, { id });
    const seen = await owner.call(markSavedSearchSeen, { id });
    expect(Date.parse(seen.following?.looked_at ?? '')).toBeGreaterThan(Date.parse(before.following?.looked_at ?? ''));
    expect(await newIn(owner, id)).toEqual({ by: 'found', ids: [] });
    expect((await newIn(colleague, id)).ids).toEqual([other.id]);
  });

  test('pages and order are those of a list of persons', async () => {
    const { id } = await made({ query: called('Bladerman') });
    for (const surname of ['Cyriel', 'Achiel', 'Benoni']) {
      await server.make.person({ surname, familyname: 'Bladerman' });
    }
    const page = await owner.call(findNewInSavedSearch, { id, offset: 1, limit: 1, sort: [['name', -1]] });
    expect(page).toMatchObject({ total: 3, data: [{ surname: 'Benoni' }] });
  });

  test('to a new question nobody is new', async () => {
    const { id } = await made({ query: called('Vroegmans') });
    await server.make.person({ familyname: 'Laatmans' });
    await owner.call(changeSavedSearch, { id, query: called('Laatmans') });
    expect((await newIn(owner, id)).ids).toEqual([]);
  });

  test('of a search that finds more than are remembered, new is who was added since', async () => {
    const { id } = await made({ query: called('Veelmans') });
    const [before] = [await server.make.person({ familyname: 'Veelmans' })];
    await server.dataSource.query(`UPDATE person SET created_at = now() - interval '1 day' WHERE id = $1`, [
      before?.id,
    ]);
    // As many were found when the reader last looked.
    await server.dataSource.query('UPDATE saved_search_follower SET found = NULL WHERE search_id = $1', [id]);
    const added = await server.make.person({ familyname: 'Veelmans' });
    expect(await newIn(owner, id)).toEqual({ by: 'added', ids: [added.id] });
  });

  test('a reader is told of those alone whom the account finds', async () => {
    const { id } = await made({ is_shared: true, query: called('Soldaatmans') });
    const reader = await server.signIn('read-be-soldiers');
    await reader.call(followSavedSearch, { id, follows: true });
    await server.make.person({ familyname: 'Soldaatmans' });
    expect((await newIn(owner, id)).ids).toHaveLength(1);
    expect((await newIn(reader, id)).ids).toEqual([]);
  });

  test('who does not follow a search is told so', async () => {
    const { id } = await made({ is_shared: true });
    for (const method of [countNewInSavedSearch, findNewInSavedSearch, markSavedSearchSeen]) {
      await expect(colleague.call(method, { id })).rejects.toMatchObject({ name: 'searchNotFollowed' });
    }
    await expect(colleague.call(followSavedSearch, { id, follows: false, weekly_mail: true })).rejects.toMatchObject({
      name: 'invalidData',
    });
  });

  test('a search with words typed in the box follows as well', async () => {
    const { id } = await made({ query: { text: 'Woordenaar' } });
    const added = await server.make.person({ familyname: 'Woordenaar' });
    expect((await newIn(owner, id)).ids).toEqual([added.id]);
  });
});

test('the searches of an account, and what it followed, go with whoever had it', async () => {
  const leaver = await server.makeAccount({ type: 'normal', name: 'Gustaaf Vertrekker', email: 'gustaaf@example.org' });
  const client = await server.signInAs(leaver.account, leaver.password);
  const own = await made({ is_shared: true }, client);
  const other = await made({ is_shared: true });
  await client.call(followSavedSearch, { id: other.id, follows: true });
  await server.dataSource.query('UPDATE app_user SET deleted = true WHERE account = $1', [leaver.account]);
  const whom = { name: 'Gustaaf Vertrekker', email: 'gustaaf@example.org' };
  const held = await admin.call(getPersonalData, whom);
  expect(held.records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['saved_search', 'search_follower']));
  await admin.call(erasePersonalData, { ...whom, confirmation: held.name, namesInTexts: false });
  await expect(owner.call(getSavedSearch, { id: own.id })).rejects.toMatchObject({ name: 'notFound' });
  const [left] = await server.dataSource.query<{ n: number }[]>(
    'SELECT count(*)::integer AS n FROM saved_search_follower WHERE user_id = $1',
    [own.owner.id],
  );
  expect(left?.n).toBe(0);
});

test('a search of which something can no longer be asked says what, and is opened without it, renamed and removed', async () => {
  const { id } = await made({ is_shared: true });
  const stored = {
    ...{ shoe_size: 44, gender: 'GIANT', ...called('Blijver') },
    events: [
      { type: 'taught', inputs: {} },
      { type: 'died', inputs: { hour: '12', from: '1915????' } },
    ],
  };
  await server.dataSource.query('UPDATE saved_search SET query = $2 WHERE id = $1', [id, stored]);
  const read = await colleague.call(getSavedSearch, { id });
  expect([...read.unreadable].sort()).toEqual(['events.0', 'events.1.inputs.hour', 'gender', 'shoe_size']);
  expect(read.query).toEqual({ ...called('Blijver'), events: [{ type: 'died', inputs: { from: '1915????' } }] });
  await expect(owner.call(countNewInSavedSearch, { id })).rejects.toMatchObject({ name: 'invalidData' });

  const name = newName();
  expect(await owner.call(changeSavedSearch, { id, name })).toMatchObject({ name, unreadable: read.unreadable });
  expect(await owner.call(changeSavedSearch, { id, query: read.query })).toMatchObject({ unreadable: [] });
  await owner.call(removeSavedSearch, { id });
});

test.each([
  ['a list of events that is none', { events: 'all' }, ['events']],
  ['an event that is none', { events: [7] }, ['events.0']],
  ['a text that is a number', { familyname: 7 }, ['familyname']],
])('%s leaves the rest of the question', async (_, broken, unreadable) => {
  const { id } = await made();
  const stored = { surname: { value: 'Jan', mode: 'head' }, ...broken };
  await server.dataSource.query('UPDATE saved_search SET query = $2 WHERE id = $1', [id, stored]);
  const read = await owner.call(getSavedSearch, { id });
  expect(read.unreadable).toEqual(unreadable);
  expect(read.query).toMatchObject({ surname: { value: 'Jan', mode: 'head' } });
});
