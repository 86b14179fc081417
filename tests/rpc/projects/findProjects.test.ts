import { findProjects } from '@salient/shared/areas/projects/projectMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectEntity } from '../../../core-server/src/areas/projects/ProjectEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  reader = await server.signIn('readonly');
  const years = { 'zomer 1917': 2017, 'Kinderen 100%': 2014, Vluchtelingen: null };
  for (const [title, fromYear] of Object.entries(years)) {
    const { id } = await server.make.project(title);
    await server.dataSource.manager.update(
      ProjectEntity,
      { id },
      { fromYear, description: title === 'Vluchtelingen' ? 'Belgen in Engeland' : '' },
    );
  }
});
afterAll(() => server.close());

const titles = async (params: Parameters<typeof reader.call<typeof findProjects>>[1]) =>
  (await reader.call(findProjects, params)).data.map(({ title }) => title);

test('lists the projects by title in any letters, with what staff read of them [PROJECT-04, PROJECT-06, M-088]', async () => {
  const { data, total } = await reader.call(findProjects, {});
  expect(total).toBe(3);
  expect(data.map(({ title }) => title)).toEqual(['Kinderen 100%', 'Vluchtelingen', 'zomer 1917']);
  expect(data[1]).toMatchObject({
    version: 1,
    type: 'temporary_exhibition',
    fromYear: '?',
    toDay: '?',
    description: 'Belgen in Engeland',
  });
});

test.each([
  ['zomer', ['zomer 1917']],
  ['1917 ZOMER', ['zomer 1917']],
  ['engeland', ['Vluchtelingen']],
  ['%', ['Kinderen 100%']],
  ['nowhere', []],
])('finds %j in title and description', async (text, found) => {
  expect(await titles({ text })).toEqual(found);
  expect(await titles({ filter: text })).toEqual(found);
});

test('finds by accents or without, and by the title alone where that is asked [PROJECT-04]', async () => {
  const { id } = await server.make.project('Mémoire 14');
  try {
    expect(await titles({ text: 'memoire' })).toEqual(['Mémoire 14']);
    expect(await titles({ text: 'MÉMOIRE' })).toEqual(['Mémoire 14']);
    expect(await titles({ filter: { title: 'memoire' } })).toEqual(['Mémoire 14']);
    expect(await titles({ filter: { title: 'engeland' } })).toEqual([]);
  } finally {
    await server.dataSource.manager.delete(ProjectEntity, { id });
  }
});

test('pages and sorts, an unknown day last [LIST-12]', async () => {
  expect(await titles({ sort: [['from', 1]] })).toEqual(['Kinderen 100%', 'zomer 1917', 'Vluchtelingen']);
  expect(await titles({ sort: [['from', -1]] })).toEqual(['zomer 1917', 'Kinderen 100%', 'Vluchtelingen']);
  expect(await titles({ sort: [['title', -1]], offset: 1, limit: 1 })).toEqual(['Vluchtelingen']);
  // An order changes no row.
  const byTitle = await reader.call(findProjects, { sort: [['title', 1]] });
  for (const column of ['type', 'from', 'to', 'nbr_of_persons'] as const) {
    const { data } = await reader.call(findProjects, { sort: [[column, 1]] });
    expect(data.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual(
      byTitle.data.toSorted((a, b) => a.title.localeCompare(b.title)),
    );
  }
});
