import { findChanges, restoreFields } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  addPersonsToProject,
  membershipLimit,
  removePersonsFromProject,
} from '@salient/shared/areas/persons/membershipMethods.ts';
import { findPersonsByProjectMembership, getPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { getProjectFigures } from '@salient/shared/areas/stories/projectFiguresMethods.ts';
import { findPersonStories } from '@salient/shared/areas/stories/storyMethods.ts';
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

const membersOf = async (project: string) => {
  const { data } = await editor.call(findPersonsByProjectMembership, { project, limit: 100, sort: [['name', 1]] });
  return data.map(({ surname }) => surname);
};

/** Civilians and a soldier of one family name. */
async function family(familyname: string): Promise<string[]> {
  const [ada, bea, tom] = await Promise.all([
    server.make.person({ surname: 'Ada', familyname, victim_type: 'civilian', gender: 'female' }),
    server.make.person({ surname: 'Bea', familyname, victim_type: 'civilian', gender: 'female' }),
    server.make.person({ surname: 'Tom', familyname, victim_type: 'military', gender: 'male' }),
  ]);
  return [ada.id, bea.id, tom.id];
}

test('all persons of a search come into a project, those in it keep their note, and all of a search go again [PROJECT-06]', async () => {
  const { id: project } = await server.make.project('Zoeklijst');
  const [ada = '', bea = '', tom = ''] = await family('Zoekling');
  await server.make.person({ surname: 'Els', familyname: 'Anders' });
  await editor.call(addPersonsToProject, { project, persons: { ids: [ada] } });
  await server.dataSource.query(`UPDATE project_membership SET notes = 'brief 12' WHERE person_id = $1`, [ada]);

  const added = await editor.call(addPersonsToProject, { project, persons: { search: { text: 'zoekling' } } });
  expect({ ...added, changed: added.changed.toSorted() }).toEqual({
    ...{ changed: [bea, tom].toSorted(), unchanged: 1, refused: 0 },
  });
  expect(await membersOf(project)).toEqual(['Ada', 'Bea', 'Tom']);
  const person = await editor.call(getPerson, { id: ada });
  expect(person).toMatchObject({ version: 2, project_memberships: [{ project, notes: 'brief 12' }] });

  const persons = { search: { filter: { victim_type: 'civilian' } } };
  const taken = await editor.call(removePersonsFromProject, { project, persons });
  expect(taken.changed.toSorted()).toEqual([ada, bea].toSorted());
  expect(await membersOf(project)).toEqual(['Tom']);
});

test('each person has it in its history, where it can be taken back', async () => {
  const { id: project } = await server.make.project('Geschiedenis');
  const [ada = ''] = await family('Terugling');
  await editor.call(addPersonsToProject, { project, persons: { ids: [ada] } });
  const { data } = await editor.call(findChanges, { type: 'person', id: ada });
  expect(data[0]).toMatchObject({ method: 'addPersonsToProject', version: 2 });
  await editor.call(removePersonsFromProject, { project, persons: { ids: [ada] } });
  const admin = await server.signIn('admin');
  await admin.call(restoreFields, {
    ...{ change: data[0]?.id ?? '', side: 'after', fields: ['project_memberships'], version: 3 },
  });
  expect(await membersOf(project)).toEqual(['Ada']);
});

test('whom an account may not change stays as it is, and unknown ones are told [ROLE-13]', async () => {
  const { id: project } = await server.make.project('Burgers');
  const [ada = '', bea = '', tom = ''] = await family('Rechtling');
  const civilian = await server.signIn('normal-civilian');
  const nobody = '00000000-0000-7000-8000-000000000000';
  const added = await civilian.call(addPersonsToProject, { project, persons: { ids: [ada, bea, tom, nobody] } });
  expect({ ...added, changed: added.changed.toSorted() }).toEqual({
    ...{ changed: [ada, bea].toSorted(), unchanged: 0, refused: 2 },
  });
  expect(await membersOf(project)).toEqual(['Ada', 'Bea']);
  await expect(civilian.call(addPersonsToProject, { project: nobody, persons: { ids: [ada] } })).rejects.toMatchObject({
    code: 1011,
  });
});

test('a search of more than can be changed at once is refused, and nobody is changed', async () => {
  const { id: project } = await server.make.project('Te veel');
  const { id: one } = await server.make.person({ familyname: 'Menigte' });
  const columns = 'familyname, surname, familyname_keys, surname_keys, sort_name';
  await server.dataSource.query(
    `INSERT INTO person (id, ${columns}) SELECT gen_random_uuid(), ${columns} FROM person, generate_series(1, $2) WHERE id = $1`,
    [one, membershipLimit],
  );
  const persons = { search: { text: '', filter: { familyname: 'menigte' } } };
  await expect(editor.call(addPersonsToProject, { project, persons })).rejects.toMatchObject({
    code: 1013,
    data: { persons: ['persons: TOO_MANY_VALUES'] },
  });
  expect(await membersOf(project)).toEqual([]);
});

test('a project has the stories of its persons, and its figures', async () => {
  const { id: project } = await server.make.project('Met verhalen');
  const ids = await family('Verhaling');
  await editor.call(addPersonsToProject, { project, persons: { ids } });
  const { id: story } = await server.make.story({ person_id_ref: ids[0] });
  await server.make.story();
  const { data, total } = await editor.call(findPersonStories, { filter: { project_id: project } });
  expect([total, data.map(({ id }) => id)]).toEqual([1, [story]]);
  expect(await editor.call(getProjectFigures, { project })).toEqual({
    ...{ persons: 3, civilians: 2, soldiers: 1, women: 2, war_casualties: 3 },
    ...{ with_story: 1, with_published_story: 0, with_documents: 0, documents: 0 },
  });
});
