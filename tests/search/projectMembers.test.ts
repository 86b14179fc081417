import { addPersonsToProject, removePersonsFromProject } from '@salient/shared/areas/persons/membershipMethods.ts';
import { findPersonsByProjectMembership } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPersons } from '../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

let meili: TestMeilisearch;
let server: TestServer;
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili });
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

test('who was taken out of a project or brought in is gone from its list, or there, before the index knows [PROJECT-02, PERSON-62]', async () => {
  const editor = await server.signIn('normal');
  const { id: project } = await server.make.project('Zomer 1917');
  const [kept, taken, late] = [
    await server.make.person({ familyname: 'Blijver' }),
    await server.make.person({ familyname: 'Vertrekker' }),
    await server.make.person({ familyname: 'Nakomer' }),
  ];
  await editor.call(addPersonsToProject, { project, persons: { ids: [kept.id, taken.id] } });
  await indexPersons(server, meili);
  const namesBy = async (text: string) => {
    const { data, total } = await editor.call(findPersonsByProjectMembership, { project, text });
    return [data.map(({ familyname }) => familyname), total];
  };
  expect(await namesBy('')).toEqual([['Blijver', 'Vertrekker'], 2]);

  // Nobody writes the index from here on.
  await editor.call(removePersonsFromProject, { project, persons: { ids: [taken.id] } });
  await editor.call(addPersonsToProject, { project, persons: { ids: [late.id] } });
  expect(await namesBy('')).toEqual([['Blijver', 'Nakomer'], 2]);
  expect(await namesBy('Vertrekker')).toEqual([[], 0]);
  expect(await namesBy('Nakomer')).toEqual([['Nakomer'], 1]);
  const search = { text: 'Nakomer' };
  const { changed } = await editor.call(removePersonsFromProject, { project, persons: { search } });
  expect(changed).toEqual([late.id]);
});
