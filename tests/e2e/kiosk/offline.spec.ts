import type { Locator, Page } from '@playwright/test';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { extent } from '../../harness/extent.ts';
import { freePort } from '../../harness/programs/freePort.ts';
import { storyIds } from '../museumFacts.ts';
import { StaffApp } from '../staff/staffApp.ts';
import { expect, test } from './kioskApp.ts';
import { LastingKiosk } from './LastingKiosk.ts';
import { PassingMuseum } from './PassingMuseum.ts';

const always = ['Cyriel Lammertyn', 'Emma Rosseel', 'Remi Callens'];
const [before, meanwhile] = ['Odiel Torrez', 'Odette Torrez'];

/** Every picture of the screen is there, and nothing on it speaks of a fault. */
async function looksWhole(page: Page): Promise<void> {
  const broken = () =>
    page
      .locator('.shell-screen:not([inert]) img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.filter((picture) => !picture.complete || picture.naturalWidth < 2).map(({ src }) => src),
      );
  await expect.poll(broken).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** A tap right after another is a trembling finger's and counts for nothing (K9): a visitor taps again. */
async function tapUntil(what: Locator, isSo: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await isSo().catch(async () => {
      await what.tap({ timeout: 2_000 });
      await isSo();
    });
  }).toPass();
}

/** Somebody opens a story, reads it to its end, and walks away: six minutes of the kiosk's clock. */
async function visit(page: Page, name: string): Promise<void> {
  const card = page.locator('.story-card', { hasText: name });
  await tapUntil(page.locator('.attract-touch'), () => expect(card).toBeVisible({ timeout: 1_000 }));
  await looksWhole(page);
  const title = page.locator('main.story').getByRole('heading', { level: 1 });
  await tapUntil(card, () => expect(title).toHaveText(name, { timeout: 1_000 }));
  const turner = page.locator('.story-turner');
  const steps = Number(/van (\d+)/.exec(await turner.innerText())?.[1]);
  for (let step = 2; step <= steps; step++) {
    await tapUntil(turner.getByRole('button', { name: 'Verder' }), () =>
      expect(turner).toContainText(`${step} van ${steps}`, { timeout: 500 }),
    );
    await looksWhole(page);
  }
  await page.clock.fastForward('05:00');
  await expect(page.locator('.still-there')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.locator('.attract-touch')).toBeVisible();
}

test('an hour without the server, restarts meanwhile, spoilt files, wrong clocks: every story opens, nothing shows an error, and everything is caught up with [KIOSK-11, KIOSK-12, beyond 22]', async ({
  page: desk,
  request,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const staff = new StaffApp(desk, request);
  const token = await staff.startSession('admin');
  const versionOf = async (id: string) =>
    (await staff.call<{ version: number }>('getPersonStory', { token, id })).version;
  const publish = async (id: string) =>
    staff.call('publishPersonStory', { token, id, version: await versionOf(id), target: 'museum', confirmed: true });
  const unpublish = async (id: string) =>
    staff.call('unpublishPersonStory', { token, id, version: await versionOf(id) });
  /** In attract the faces of all stories pass by; the clock is put forward to see them all. */
  const passes = async (kiosk: Page, id: string) => {
    const story = await staff.call<PublicStory>('getPublishedStoryFromMuseum', { id });
    // The same photo in the size of this screen.
    const photo = story.profile_image?.picture.src.replace(/[^/]*$/, '');
    const face = kiosk.locator(`.attract-face img[src^="${photo}"]`);
    await expect
      .poll(async () => {
        await kiosk.clock.runFor(4_000);
        return face.count();
      })
      .toBeGreaterThan(0);
  };

  const line = await PassingMuseum.open(baseURL ?? '', await freePort());
  const machine = await LastingKiosk.make(`${line.origin}/kiosk/3`);
  try {
    let kiosk = await machine.start('2026-11-22T10:00:00');
    await machine.holds(kiosk, 1);
    await publish(storyIds.comesBefore);
    await passes(kiosk, storyIds.comesBefore);
    await machine.holds(kiosk, 2);

    await line.cut();
    await visit(kiosk, before);
    expect(await machine.spoil(kiosk, '.webp')).toBeGreaterThan(0);
    expect(await machine.spoil(kiosk, '.js')).toBeGreaterThan(0);
    await machine.stop();

    // The battery of its clock is empty.
    kiosk = await machine.start('2000-01-01T00:00:00');
    for (const name of [...always, before, ...extent([], always)]) await visit(kiosk, name);
    await publish(storyIds.comesMeanwhile);
    await unpublish(storyIds.comesBefore);
    // What only the newest bundle holds: the one before it starts.
    expect(await machine.spoil(kiosk, '/content.json')).toBe(1);
    await machine.stop();

    kiosk = await machine.start('2038-02-01T12:00:00');
    for (const name of always) await visit(kiosk, name);
    await expect(kiosk.locator('.attract-touch')).toBeVisible();

    await line.mend();
    await passes(kiosk, storyIds.comesMeanwhile);
    await visit(kiosk, meanwhile);
    await tapUntil(kiosk.locator('.attract-touch'), () =>
      expect(kiosk.locator('.story-card', { hasText: meanwhile })).toBeVisible({ timeout: 1_000 }),
    );
    await expect(kiosk.locator('.story-card', { hasText: before })).toHaveCount(0);
    expect(machine.failures).toEqual([]);
  } finally {
    await machine.scrap();
    await line.cut();
    // Whoever else looks at kiosk 3 finds it as it was.
    for (const id of [storyIds.comesBefore, storyIds.comesMeanwhile]) await unpublish(id).catch(() => undefined);
  }
});

test('without the network the search says what it holds, and a person what is known here [K17, beyond 22]', async ({
  page: desk,
  request,
  baseURL,
}) => {
  const { result } = await (
    await request.post('/api/v2', {
      data: { jsonrpc: '2.0', id: 1, method: 'getKioskContent', params: { token: 'GUEST', kiosk: 2 } },
    })
  ).json();
  const { person_id } = result.stories.find(({ id }: PublicStory) => id === storyIds.cyriel);
  const bundle = async () => (await desk.request.get('/kiosk/2/bundle')).json();
  await expect.poll(async () => (await bundle()).names_date).not.toBeNull();
  const line = await PassingMuseum.open(baseURL ?? '', await freePort());
  const machine = await LastingKiosk.make(`${line.origin}/kiosk/2`);
  try {
    const kiosk = await machine.start(new Date().toISOString().slice(0, 19));
    await machine.holds(kiosk, 1);
    await line.cut();
    await kiosk.goto(`${line.origin}/kiosk/2/search`);
    for (const letter of 'mcg') {
      await kiosk.locator('.keyboard').getByRole('button', { name: letter, exact: true }).tap();
    }
    const state = kiosk.locator('.search-state');
    await expect(state).toContainText(
      /namen en jaren van [\d.]+ mensen, zoals de namenlijst op \d+\s\p{L}+\s\d{4} was/u,
    );
    await expect(state).toContainText('Staat iemand er niet bij?');
    await kiosk.locator('.found-names button').first().tap();
    await expect(kiosk.locator('.person-page h1')).toHaveText('William McGee');
    await expect(kiosk.locator('.person-years')).toHaveText('1881 – 1917');
    await expect(kiosk.locator('.person-words [role=status]')).toContainText('Meer weet de kiosk zonder netwerk niet');
    // Of whoever has a story here, the kiosk knows the life.
    await kiosk.goto(`${line.origin}/kiosk/2/person/${person_id}`);
    await expect(kiosk.locator('.person-page h1')).toHaveText('Cyriel Lammertyn');
    await expect(kiosk.locator('.person-life')).toContainText('Stadsschool');
    await looksWhole(kiosk);
    expect(machine.failures).toEqual([]);
  } finally {
    await machine.scrap();
    await line.cut();
  }
});
