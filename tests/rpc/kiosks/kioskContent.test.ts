import { createPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { getKioskContent, getKioskContentVersion } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import { updateMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { updatePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
let now = new Date('2026-07-31T10:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  revisor = await server.signIn('revisor');
});
afterAll(() => server.close());

const content = (kiosk: number) => server.guest.call(getKioskContent, { kiosk });
const version = async (kiosk: number) => (await server.guest.call(getKioskContentVersion, { kiosk })).version;

/** Two stories that are linked with each other, for the kiosks given. */
async function pair(kiosks: number[], targets: ('museum' | 'key')[] = ['museum']) {
  const partner = await server.make.story({ targets, kiosks });
  const main = await server.make.story({ targets, kiosks, coupling_stories: [partner.id] });
  return { main, partner };
}

test('a kiosk gets its own stories that have a partner there, whole, with the lives of their persons [KIOSK-01, KIOSK-02, KIOSK-03, KIOSK-14, KIOSK-16]', async () => {
  const { main, partner } = await pair([1]);
  const elsewhere = await pair([2]);
  await pair([1], ['key']);
  const alone = await server.make.story({ targets: ['museum'], kiosks: [1], coupling_stories: [elsewhere.main.id] });
  const { kiosk, stories, lives, public_origin } = await content(1);
  expect([kiosk, public_origin]).toEqual([1, 'https://salient.example']);
  expect(stories.map(({ id }) => id).sort()).toEqual([main.id, partner.id].sort());
  expect(stories.map(({ id }) => id)).not.toContain(alone.id);
  const shown = stories.find(({ id }) => id === main.id);
  expect(shown).toMatchObject({ story_text: { nl: { story_part_1: 'Tekst deel een.' } } });
  expect(shown?.linked_stories.map(({ id }) => id)).toEqual([partner.id]);
  expect(lives[main.person_id_ref]?.map(({ type }) => type)).toContain('military');
  expect((await content(3)).stories).toEqual([]);
});

test('many links to other kiosks do not hide the partner on this one [KIOSK-13]', async () => {
  const far = [];
  for (let n = 0; n < 30; n++) far.push((await server.make.story({ targets: ['museum'], kiosks: [2] })).id);
  const near = await server.make.story({ targets: ['museum'], kiosks: [3] });
  const main = await server.make.story({ targets: ['museum'], kiosks: [3], coupling_stories: [...far, near.id] });
  const { stories } = await content(3);
  expect(stories.find(({ id }) => id === main.id)?.linked_stories.map(({ id }) => id)).toEqual([near.id]);
});

test('the version changes with what is shown, and with nothing else [KIOSK-11]', async () => {
  const { main } = await pair([4]);
  const dead = { died_day: 31, died_month: 7, died_year: 1917 };
  const remembered = await server.make.person({ familyname: 'Vanherdacht', in_namelist: true, ...dead });
  const seen: string[] = [];
  const changes = async (what: () => Promise<unknown>) => {
    seen.push(await version(4));
    await what();
    // The names of a day are renewed when a save has been heard of.
    await expect.poll(() => version(4)).not.toBe(seen.at(-1));
    expect((await content(4)).version).toBe(await version(4));
  };
  expect((await content(4)).days[0]?.names.map(({ id }) => id)).toContain(remembered.id);

  const before = await version(4);
  await server.make.person({ familyname: 'Elders' });
  await pair([1]);
  expect(await version(4)).toBe(before);

  const event = { type: 'injured', person_id: main.person_id_ref, start_year: 1916, injured_wound: 'hand' };
  await changes(() => revisor.call(createPersonEvent, { event }));
  await changes(() =>
    revisor.call(updatePerson, { person: { id: remembered.id, version: remembered.version, not_for_loop: true } }),
  );
  expect((await content(4)).days[0]?.names.map(({ id }) => id)).not.toContain(remembered.id);
  // What the lives name may get another name.
  const place = await server.make.place({ languages: { nl: { name: 'Kamerijk' }, fr: { name: 'Cambrai' } } });
  const unit = await server.make.militaryEntity({ type: 'regiment', regiment: '3de Linie' });
  const served = {
    type: 'military',
    place_id: place.id,
    military_regiment_id: unit.id,
    enlisted_reason: 'active service',
  };
  await changes(() =>
    revisor.call(createPersonEvent, { event: { ...served, person_id: main.person_id_ref, start_year: 1915 } }),
  );
  const languages = { nl: { name: 'Kamerrijk' } };
  await changes(() => revisor.call(updatePlace, { place: { id: place.id, version: 1, languages } }));
  await changes(() =>
    revisor.call(updateMilitaryEntity, { entity: { id: unit.id, version: 1, regiment: '3e Linieregiment' } }),
  );
  await changes(() => revisor.call(unpublishPersonStory, { id: main.id, version: main.version }));
  expect((await content(4)).stories).toEqual([]);
  await changes(async () => {
    now = new Date('2026-08-01T10:00:00Z');
  });
  expect((await content(4)).days[0]).toMatchObject({ month: 8, day: 1 });
});

test('the names of sixty days lie ready, so that a kiosk without a network greets with the right ones', async () => {
  const { days } = await content(1);
  expect(days).toHaveLength(60);
  expect(new Set(days.map(({ month, day }) => `${month}-${day}`)).size).toBe(60);
});
