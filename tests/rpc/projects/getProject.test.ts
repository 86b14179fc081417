import { getProject } from '@salient/shared/areas/projects/projectMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a project is its title, to guests and staff alike [PROJECT-07, PROJECT-08, PROJECT-13]', async () => {
  const { id } = await server.make.project('Namen van 1917');
  for (const client of [server.guest, await server.signIn('admin')]) {
    expect(await client.call(getProject, { id })).toEqual({ id, title: 'Namen van 1917' });
  }
});

test('an unknown project is 1011', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  await expect(server.guest.call(getProject, { id })).rejects.toMatchObject({
    code: 1011,
    data: { entity: 'project', id },
  });
});
