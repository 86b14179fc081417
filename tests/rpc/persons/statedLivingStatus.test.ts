import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPublicPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { findPublishedStories, getPublishedStoryFromMuseum } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { getPersonStory, publishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
});
afterAll(() => server.close());

const living = { stated_living_status: 'presumed_living', living_status_reason: 'Zij schreef ons in mei.' };

test('staff set a status by hand with a reason, which the history keeps, and take it back', async () => {
  const { id } = await server.make.person();
  const change = (version: number, fields: object) =>
    revisor.call(updatePerson, { person: { id, version, ...fields } });
  await expect(change(1, { stated_living_status: 'presumed_living' })).rejects.toMatchObject({
    data: { living_status_reason: ['living_status_reason: DATA_REQUIRED'] },
  });
  expect(await change(1, living)).toMatchObject({ living_status: 'presumed_living', ...living });
  await expect(server.guest.call(getPublicPerson, { id })).rejects.toMatchObject({ name: 'notFound' });
  const [entry] = (await revisor.call(findChanges, { type: 'person', id })).data;
  expect(entry?.fields.map(({ field }) => field).sort()).toEqual(['living_status_reason', 'stated_living_status']);
  expect(await change(2, { stated_living_status: 'computed' })).toMatchObject({
    ...{ living_status: 'dead', living_status_reason: '' },
  });
  expect(await server.guest.call(getPublicPerson, { id })).toMatchObject({ id });
});

test('the story of somebody who may be alive is withdrawn, and not published before it is known better', async () => {
  const story = await server.make.story({ targets: ['museum'] });
  const person = { id: story.person_id_ref, version: 1 };
  const read = () => server.guest.call(getPublishedStoryFromMuseum, { id: story.id });
  expect(await read()).toMatchObject({ id: story.id });
  await revisor.call(updatePerson, { person: { ...person, ...living } });
  await expect(read()).rejects.toThrow();
  expect((await server.guest.call(findPublishedStories, {})).total).toBe(0);
  const { version } = await revisor.call(getPersonStory, { id: story.id });
  const publish = () =>
    revisor.call(publishPersonStory, { id: story.id, version, target: 'museum' as const, confirmed: true });
  await expect(publish()).rejects.toMatchObject({ data: { none: ['none: PERSON_MAY_BE_ALIVE'] } });
  const [entry] = (await revisor.call(findChanges, { type: 'person_story', id: story.id })).data;
  expect(entry).toMatchObject({ source: 'system' });
  await revisor.call(updatePerson, { person: { ...person, version: 2, stated_living_status: 'computed' } });
  expect(await publish()).toMatchObject({ targets: ['museum'] });
});
