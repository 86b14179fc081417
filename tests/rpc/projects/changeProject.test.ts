import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { createPerson } from '@salient/shared/areas/persons/personMethods.ts';
import {
  createProject,
  findProjects,
  getProject,
  removeProject,
  updateProject,
  validateProject,
} from '@salient/shared/areas/projects/projectMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const exhibition = {
  title: '  Groene   wolk ',
  ...{ fromDay: 22, fromMonth: '4', fromYear: 2025, toDay: '?', toMonth: 5, toYear: 2025 },
  description: 'Over de eerste gasaanvallen.',
};

test('an administrator makes, changes and removes a project, and its history tells [PROJECT-06, M-091, M-092, M-093]', async () => {
  const made = await admin.call(createProject, { project: exhibition });
  expect(made).toMatchObject({
    ...{ version: 1, title: 'Groene wolk', type: 'temporary_exhibition', description: 'Over de eerste gasaanvallen.' },
    ...{ fromDay: 22, fromMonth: 4, fromYear: 2025, toDay: '?', toMonth: 5, toYear: 2025, nbr_of_persons: 0 },
  });
  const { id, version } = made;
  const changed = await admin.call(updateProject, { project: { id, version, toDay: 25, description: null } });
  expect(changed).toMatchObject({ version: 2, title: 'Groene wolk', fromDay: 22, toDay: 25, description: '' });
  await expect(admin.call(updateProject, { project: { id, version, title: 'Te laat' } })).rejects.toMatchObject({
    code: 1020,
  });
  const { data } = await admin.call(findChanges, { type: 'project', id });
  expect(data[0]?.fields.map(({ field }) => field).sort()).toEqual(['description', 'toDate']);
  expect(await admin.call(removeProject, { id, version: 2 })).toEqual({ status: 'OK' });
  await expect(admin.call(getProject, { id })).rejects.toMatchObject({ code: 1011 });
});

test.each([
  ['no title', { title: ' ' }, { title: ['title: DATA_REQUIRED'] }],
  ['a title of another, in any letters', { title: 'zomer 1917' }, { title: ['title: DATA_ALREADY_EXISTS'] }],
  ['a type that there is not', { type: 'permanent' }, { type: ['type: INVALID_OPTION'] }],
  ['a day that cannot be', { fromDay: 31, fromMonth: 4 }, { fromDay: ['fromDay: INVALID_FORMAT'] }],
  ['an end before the start', { toYear: 2024 }, { toDay: ['toDay: INVALID_DATE_ORDER'] }],
  ['too long a description', { description: 'x'.repeat(20_001) }, { description: ['description: INVALID_LENGTH'] }],
])('refuses %s beside its field, asked and saved alike [PROJECT-05, PROJECT-11, M-090]', async (_, wrong, errors) => {
  const { data } = await admin.call(findProjects, { text: 'Zomer 1917' });
  if (data.length === 0) await admin.call(createProject, { project: { title: 'Zomer 1917' } });
  const project = { ...exhibition, title: 'Nieuw', ...wrong };
  expect(await admin.call(validateProject, { project, mode: 'create' })).toEqual({ status: 'NOK', data: errors });
  await expect(admin.call(createProject, { project })).rejects.toMatchObject({ code: 1013, data: errors });
});

test('a project stays while somebody belongs to it or a document names it [PROJECT-12]', async () => {
  const { id } = await admin.call(createProject, { project: { title: 'Met iemand' } });
  const memberships = [{ project: id, notes: '' }];
  const person = { surname: 'Ada', familyname: 'Lid', project_memberships: memberships };
  await admin.call(createPerson, { person });
  const document = await server.make.document();
  await admin.call(updateCollectionDocument, {
    document: { id: document.id, version: 1, references: [{ type: 'project', id }] },
  });
  await expect(admin.call(removeProject, { id })).rejects.toMatchObject({
    code: 1013,
    data: { none: ['none: ENTITY_HAS_CONTENT', 'none: REFERENCED_BY_DOCUMENT'] },
  });
  expect(await admin.call(getProject, { id })).toMatchObject({ nbr_of_persons: 1 });
});

test('lists are sorted by how many persons belong to a project [PROJECT-10]', async () => {
  const few = await admin.call(createProject, { project: { title: 'Tel: een' } });
  const many = await admin.call(createProject, { project: { title: 'Tel: twee' } });
  for (const projects of [[few, many], [many]]) {
    const project_memberships = projects.map(({ id }) => ({ project: id, notes: '' }));
    await admin.call(createPerson, { person: { surname: 'A', familyname: 'Geteld', project_memberships } });
  }
  const { data } = await admin.call(findProjects, { text: 'Tel:', sort: [['nbr_of_persons', -1]] });
  expect(data.map(({ title, nbr_of_persons }) => [title, nbr_of_persons])).toEqual([
    ['Tel: twee', 2],
    ['Tel: een', 1],
  ]);
});
