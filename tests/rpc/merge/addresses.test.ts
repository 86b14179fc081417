import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { getPerson, getPublicPerson, removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const versionOf = async (id: string) => ((await editor.call(getPerson, { id })) as Person).version;
const merge = async (idA: string, idB: string) =>
  (await editor.call(mergePersons, { idA, idB, versionA: await versionOf(idA), versionB: await versionOf(idB) }))
    .merge_id;
/** What guests and staff are told at an address. */
const answers = async (id: string) => {
  const asked = [
    server.guest.call(getPublicPerson, { id }),
    server.guest.call(getPerson, { id }),
    editor.call(getPerson, { id }),
  ];
  return Promise.all(asked.map((call) => call.then(() => 'there').catch(({ name, data }) => ({ name, ...data }))));
};
const all = <T>(answer: T) => [answer, answer, answer];

test('the address of a merged person says where it went, over several merges in one step, and undo takes that back [PERSON-16, beyond 4]', async () => {
  const [a, b, c] = [await server.make.person(), await server.make.person(), await server.make.person()];
  const first = await merge(b.id, a.id);
  expect(await answers(a.id)).toEqual(all({ name: 'merged', entity: 'person', id: a.id, to: b.id }));
  const second = await merge(c.id, b.id);
  for (const { id } of [a, b]) {
    expect(await answers(id)).toEqual(all({ name: 'merged', entity: 'person', id, to: c.id }));
  }
  await editor.call(undoMerge, { id: second });
  expect(await answers(a.id)).toEqual(all({ name: 'merged', entity: 'person', id: a.id, to: b.id }));
  expect(await answers(b.id)).toEqual(all('there'));
  await editor.call(undoMerge, { id: first });
  expect(await answers(a.id)).toEqual(all('there'));
});

test('the address of a removed person says when, also from one that was merged into it [ERR-28, beyond 4]', async () => {
  const [a, b] = [await server.make.person(), await server.make.person()];
  await merge(a.id, b.id);
  await editor.call(removePerson, { id: a.id, version: await versionOf(a.id) });
  const [{ at } = { at: new Date(0) }] = await server.dataSource.query<{ at: Date }[]>(
    'SELECT at FROM redirect WHERE from_id = $1',
    [a.id],
  );
  for (const { id } of [a, b]) {
    expect(await answers(id)).toEqual(all({ name: 'gone', entity: 'person', id, at: at.toISOString() }));
  }
});

test('a reader of one army is led to soldiers of that army only [ROLE-15]', async () => {
  const reader = await server.signIn('read-be-soldiers');
  const [soldier, civilian] = [await server.make.person(), await server.make.person()];
  await server.make.event('military', { person_id: soldier.id, enlisted_army: 'B.E.F.' });
  const [b, d] = [await server.make.person(), await server.make.person()];
  await merge(soldier.id, b.id);
  await merge(civilian.id, d.id);
  await expect(reader.call(getPerson, { id: b.id })).rejects.toMatchObject({ name: 'merged' });
  await expect(reader.call(getPerson, { id: d.id })).rejects.toMatchObject({ name: 'notFound' });
});
