import { getProject } from '@salient/shared/areas/projects/projectMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a project is its title and its days to guests, and whole to staff [PROJECT-04, PROJECT-07, PROJECT-08, PROJECT-13, M-089]', async () => {
  const { id } = await server.make.project('Namen van 1917');
  const reader = await server.signIn('readonly');
  const dates = { fromDay: '?', fromMonth: '?', fromYear: '?', toDay: '?', toMonth: '?', toYear: '?' };
  expect(await server.guest.call(getProject, { id })).toEqual({ id, title: 'Namen van 1917', ...dates });
  expect(await reader.call(getProject, { id })).toEqual({
    ...{ id, version: 1, title: 'Namen van 1917', type: 'temporary_exhibition', description: '' },
    ...{ ...dates, nbr_of_persons: 0 },
  });
});

test('an unknown project is 1011', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  await expect(server.guest.call(getProject, { id })).rejects.toMatchObject({
    code: 1011,
    data: { entity: 'project', id },
  });
});
