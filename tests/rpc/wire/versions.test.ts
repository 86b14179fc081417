import { methods } from '@salient/shared/app/methods.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

type Params = Record<string, unknown>;
const call = (method: string, params: Params) =>
  admin.post({ jsonrpc: '2.0', id: 1, method, params: { ...params, token: admin.token } });

/** Parameters of a call that name the version of its record, beside the record's id. */
const versionsOf = (method: MethodDeclaration) =>
  Object.keys(method.params.shape).filter((key) => /^version[AB]?$/.test(key));

/** Calls for which the documents give an id alone (1 §7, 3 §7), as far as they name a record with versions. */
const byIdAlone: readonly MethodName[] = [
  ...(['removeUser', 'removePerson', 'mergePersons', 'removePersonEvent'] as const),
  ...(['markPersonFeedback', 'removePersonFeedback', 'removePersonStory'] as const),
  ...(['publishPersonStory', 'unpublishPersonStory'] as const),
  ...(['importDocumentPhotoToPersonStory', 'importAttachmentToPersonStory'] as const),
  ...(['updatePersonStoryPhoto', 'deletePersonStoryPhoto', 'removeKeyLocation'] as const),
];

const names = Object.keys(methods) as MethodName[];
const isOptional = (name: MethodName) => {
  const { shape } = methods[name].params as MethodDeclaration['params'];
  return versionsOf(methods[name]).every((key) => shape[key]?.safeParse(undefined).success);
};
const optional = names.filter((name) => versionsOf(methods[name]).length > 0 && isOptional(name));

test('the documents’ calls that give an id alone, and every removal, work without a version', () => {
  const removals = names.filter((name) => /^remove/.test(name) && versionsOf(methods[name]).length > 0);
  expect(optional).toEqual(expect.arrayContaining([...byIdAlone, ...removals]));
});

describe.each(optional)('%s', (name) => {
  test('is done without a version', async () => {
    const params = (await validParams[name](server, admin)) as Params;
    const { version: _v, versionA: _a, versionB: _b, ...own } = params;
    expect(await call(name, own)).toMatchObject({ result: expect.anything() });
  });

  test.each(versionsOf(methods[name]))(
    'checks %s when it is given: another than the stored one is 1020',
    async (key) => {
      const params = { ...((await validParams[name](server, admin)) as Params), [key]: 77 };
      expect(await call(name, params)).toMatchObject({ error: { code: 1020 } });
    },
  );
});
