import { mergePersons, previewMerge, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
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

const writeStory = async (person: { readonly id: string }) =>
  (await server.make.story({ person_id_ref: person.id })).id;
const teller = async (id: string) => (await editor.call(getPersonStory, { id })).person_id_ref;

test('a story moves with its person, which the preview says, and back again [PERSON-16, STORY-73, beyond 24]', async () => {
  const [a, b] = [await server.make.person(), await server.make.person()];
  const story = await writeStory(b);
  expect(await editor.call(previewMerge, { idA: a.id, idB: b.id })).toMatchObject({ story: true, errors: {} });
  expect(await editor.call(previewMerge, { idA: b.id, idB: a.id })).toMatchObject({ story: false, errors: {} });
  const { merge_id } = await editor.call(mergePersons, { idA: a.id, idB: b.id, versionA: 1, versionB: 1 });
  expect(await teller(story)).toBe(a.id);
  await editor.call(undoMerge, { id: merge_id });
  expect(await teller(story)).toBe(b.id);
});

test('two persons with a story each are not merged, and the preview says why [PERSON-16]', async () => {
  const [a, b] = [await server.make.person(), await server.make.person()];
  for (const person of [a, b]) await writeStory(person);
  const errors = { none: ['none: BOTH_PERSONS_HAVE_STORY'] };
  expect((await editor.call(previewMerge, { idA: a.id, idB: b.id })).errors).toEqual(errors);
  const merging = editor.call(mergePersons, { idA: a.id, idB: b.id, versionA: 1, versionB: 1 });
  await expect(merging).rejects.toMatchObject({ name: 'invalidData', data: errors });
});
