import { methods } from '@salient/shared/app/methods.ts';
import { userTypes } from '@salient/shared/areas/users/user.ts';
import { httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';
import { pathRights, rights, rightsColumns } from './rights.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const clientOf = (type: (typeof rightsColumns)[number]): Promise<TestClient> =>
  type === 'anonymous' ? Promise.resolve(server.guest) : server.signIn(type);

const endsItsSession = new Set<MethodName>(['logout', 'endSession']);

/** Whoever took a decision may take it back. */
const undoesOwn = new Set<MethodName>(['undoPlaceDecision', 'undoPlaceTextLink', 'returnPersonToMemorial']);
/** Whoever asked for a file, or for a change of many, hears of it. */
const tellsOwn = new Set<MethodName>([
  ...(['getCsvDownload', 'cancelCsvDownload', 'getBulkChange'] as const),
  ...(['createNightlyFunction', 'removeNightlyFunction'] as const),
  ...(['findBulkChangePersons', 'cancelBulkChange', 'resumeBulkChange', 'undoBulkChange'] as const),
]);
/** A saved search is its owner's. */
const readsOwn = new Set<MethodName>([
  ...(['getSavedSearch', 'changeSavedSearch', 'removeSavedSearch', 'followSavedSearch'] as const),
  ...(['markSavedSearchSeen', 'countNewInSavedSearch', 'findNewInSavedSearch'] as const),
]);
/** A list is of whoever sent it, and an import of whoever began it. */
const ofOwnList = new Set<MethodName>([
  'getImportList',
  'setImportRules',
  'previewImport',
  'startImport',
  'stopImport',
  'removeImportList',
  'findImportProblems',
  'getImportCsv',
  'findImportPlaceCandidates',
  'decideImportPlace',
  'takeBackImport',
]);
const isOfItsCaller = (name: MethodName) =>
  [endsItsSession, undoesOwn, tellsOwn, readsOwn, ofOwnList].some((names) => names.has(name));

/** Valid parameters that were made for somebody who was refused. */
const unused = new Map<MethodName, object>();
async function paramsFor(name: MethodName, client?: TestClient): Promise<object> {
  const made = isOfItsCaller(name) ? undefined : unused.get(name);
  unused.delete(name);
  return made ?? (await validParams[name](server, client));
}

test('the table has a row for every path of the server’s own', () => {
  const own = Object.values(httpPaths).map(({ method, path }) => `${method}${path}`);
  expect([...pathRights.keys()]).toEqual(expect.arrayContaining(own));
});

test('the table has a row for every method and a cell for every type, and no other [ROLE-12, USER-05]', () => {
  expect([...rights.keys()].sort()).toEqual(Object.keys(methods).sort());
  expect([...rightsColumns].sort()).toEqual([...userTypes].sort());
  for (const [name, cells] of rights) expect(cells, name).toHaveLength(rightsColumns.length);
});

describe.each(rightsColumns)('%s', (type) => {
  test('may call what the table says and nothing else [ROLE-02, ROLE-05, ROLE-06, ROLE-12, ROLE-16, ROLE-17, ROLE-19]', async () => {
    const wanted = new Map([...rights].map(([name, cells]) => [name, cells[rightsColumns.indexOf(type)]]));
    const answers = new Map<string, string>();
    const shared = await clientOf(type);
    for (const name of Object.keys(methods) as MethodName[]) {
      const client = endsItsSession.has(name) ? await clientOf(type) : shared;
      const params = {
        ...(await paramsFor(name, client.token === 'GUEST' ? undefined : client)),
        token: client.token,
      };
      const answer = (await client.post({ jsonrpc: '2.0', id: 1, method: name, params })) as {
        error?: { code: number; data: unknown };
      };
      answers.set(name, answer.error ? String(answer.error.code) : 'yes');
      // Who is refused has changed nothing: the next one is asked with the same records.
      if (answer.error) unused.set(name, params);
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(wanted));
  });

  test('gets of every path and every hint what the table says [ROLE-12]', async () => {
    const client = await clientOf(type);
    const answers = new Map<string, string>();
    for (const place of pathRights.keys()) {
      const [, method = '', path = ''] = /^([A-Z]+)(\/.*)$/.exec(place) ?? [];
      if (!method) continue;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` };
      const body = method === 'POST' ? { body: '{}' } : {};
      const answer = await fetch(`${server.origin}${path}?token=${client.token}`, { method, headers, ...body });
      answers.set(place, String(answer.status));
    }
    const listener = new Listener(server.origin, { auth: { token: client.token } });
    const outcome = await listener.outcome();
    answers.set('connect', outcome === 'connected' ? 'yes' : String(outcome));
    if (outcome === 'connected') {
      const edit = await listener.edit({ type: 'person', id: (await server.make.person()).id });
      answers.set('edit', edit.ok ? 'yes' : String(edit.code));
      const watch = await listener.watchKiosks();
      answers.set('watch_kiosks', watch.ok ? 'yes' : String(watch.code));
    } else for (const name of ['edit', 'watch_kiosks']) answers.set(name, String(outcome));
    listener.close();
    const wanted = [...pathRights].map(([name, cells]) => [name, cells[rightsColumns.indexOf(type)]]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(wanted));
  });
});
