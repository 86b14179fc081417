import { createPerson, findPersonsByProjectMembership } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('lists the persons of a project as far as the reader may see them, by filter, page and order [M-027, ROLE-15]', async () => {
  const editor = await server.signIn('normal');
  const project = (await server.make.project()).id;
  const add = (surname: string, familyname: string) =>
    editor.call(createPerson, { person: { surname, familyname, project_memberships: [{ project, notes: '' }] } });
  await add('Bea', 'Groepslid');
  await add('Ada', 'Groepslid');
  const soldier = await add('Tom', 'Member');
  await server.make.event('military', { person_id: soldier.id, enlisted_army: 'B.E.F.' });
  await server.make.person({ familyname: 'Groepslid' });

  const find = async (params: object = {}, client = editor) => {
    const { data, total } = await client.call(findPersonsByProjectMembership, { project, ...params });
    return [total, ...data.map(({ surname }) => surname)];
  };
  expect(await find({ sort: ['name', 1] })).toEqual([3, 'Ada', 'Bea', 'Tom']);
  expect(await find({ sort: ['name', -1], offset: 1, limit: 1 })).toEqual([3, 'Bea']);
  expect(await find({ filter: 'groepslid', sort: ['name', 1] })).toEqual([2, 'Ada', 'Bea']);
  expect(await find({ filter: { familyname: 'mem' } })).toEqual([1, 'Tom']);
  expect(await find({}, await server.signIn('read-be-soldiers'))).toEqual([1, 'Tom']);
  const unknown = '00000000-0000-7000-8000-000000000000';
  await expect(find({ project: unknown })).rejects.toMatchObject({
    code: 1011,
    data: { entity: 'project', id: unknown },
  });
});
