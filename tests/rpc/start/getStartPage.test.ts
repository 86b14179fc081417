import { getStartPage } from '@salient/shared/areas/start/startMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let now = new Date();
let year = 2029;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server?.close());
beforeEach(async () => {
  // Another day than the last test's: what was kept for that one is forgotten.
  now = new Date(`${++year}-11-25T10:00:00Z`);
  await server.dataSource.query('DELETE FROM person_story');
});

const start = () => server.guest.call(getStartPage, {});
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

describe('the start page', () => {
  test('of an empty museum has nothing to show', async () => {
    expect(await start()).toEqual({
      ...{ story: null, faces: [], stories: 0, tags: [], keys: 0, places: [], units: [], memorials: [] },
    });
  });

  test('has one story a day, the same for everybody, and other faces the next day [ux P13]', async () => {
    for (let n = 0; n < 14; n++) await server.make.story({ targets: ['museum'] });
    const { story, faces, stories } = await start();
    later(1);
    expect(await start()).toEqual({ ...(await start()), story, faces });
    expect(stories).toBe(14);
    expect(new Set([story, ...faces].map((each) => each?.id)).size).toBe(7);
    later(24);
    const next = await start();
    expect(next.story?.id).not.toBe(story?.id);
    const known = new Set(faces.map(({ id }) => id));
    expect(next.faces.filter(({ id }) => known.has(id))).toEqual([]);
  });

  test('shows published stories only, and no face without a picture of that very person that may be shown [ux P13, beyond 17]', async () => {
    await server.make.story();
    const faceless = await server.make.story({ targets: ['museum'], photo: false });
    const expired = await server.make.story({ targets: ['key'] });
    const shown = await server.make.story({ targets: ['museum', 'key'], coupling_tags: ['gas'] });
    await server.dataSource.query(`UPDATE attachment SET permission_expires = '2029-12-31' WHERE collection_id = $1`, [
      expired.id,
    ]);
    const page = await start();
    expect(page.story?.id).toBe(shown.id);
    expect(page).toMatchObject({ faces: [], stories: 3, tags: [{ tag: 'gas', count: 1 }] });
    await server.dataSource.query('DELETE FROM person_story WHERE id = $1', [shown.id]);
    later(24);
    // Better a story without a face than none.
    expect([faceless.id, expired.id]).toContain((await start()).story?.id);
  });

  test('loses a story soon after it was withdrawn', async () => {
    const { id, version } = await server.make.story({ targets: ['museum'] });
    expect((await start()).story?.id).toBe(id);
    const revisor = await server.signIn('revisor');
    await revisor.call(unpublishPersonStory, { id, version });
    await expect.poll(async () => (await start()).story).toBeNull();
  });

  test('leads to places, units and memorials with as many persons as their own pages name', async () => {
    const place = await server.make.place({ languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } } });
    const memorial = await server.make.memorial({ name: 'Menenpoort' });
    const regiment = await server.make.militaryEntity({ type: 'regiment', army: 'B.E.F.', regiment: 'Royal Scots' });
    for (let n = 0; n < 3; n++) {
      const person = await server.make.person({ died_year: 1917 });
      await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2 AND type = 'died'`, [
        place.id,
        person.id,
      ]);
      const of = { person_id: person.id };
      await server.make.event('memorated', { ...of, memorial_id: memorial.id });
      // Named twice, and still one person.
      await server.make.event('memorated', { ...of, memorial_id: memorial.id });
      const served = { ...of, enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Scots' };
      await server.make.event('military', n === 0 ? { ...served, military_regiment_id: regiment.id } : served);
    }
    later(1);
    await expect.poll(start).toMatchObject({
      places: [{ id: place.id, names: { nl: 'Ieper', fr: 'Ypres' }, count: 3 }],
      units: [{ unit: { id: regiment.id, regiment: 'Royal Scots' }, count: 3 }],
      memorials: [{ id: memorial.id, name: 'Menenpoort', count: 3 }],
    });
  });
});
