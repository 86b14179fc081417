import type { Page } from '@playwright/test';
import { storyIds } from '../museumFacts.ts';
import { expect, type KioskApp, test } from './kioskApp.ts';

const story = `story/${storyIds.cyriel}`;

/** How many steps the story on the screen has. */
const stepsOf = async (page: Page) => Number(/van (\d+)/.exec(await page.locator('.story-turner').innerText())?.[1]);

/** Which pictures a step shows, whatever size of them the browser has taken. */
const picturesOn = (page: Page) =>
  page
    .locator('.story-figure img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/[^/]*$/, '')));

async function openStep(kiosk: KioskApp, step: number): Promise<void> {
  await kiosk.goTo(`${story}?step=${step}`);
  await expect(kiosk.page.locator('.story-step')).toHaveCount(1);
}

test('no picture of a story comes twice, and each is shown [KIOSK-08, K23]', async ({ kiosk, page }) => {
  await kiosk.open(story);
  const seen: string[] = [];
  const steps = await stepsOf(page);
  for (let step = 0; step < steps; step++) {
    if (step > 0) await openStep(kiosk, step);
    seen.push(...(await picturesOn(page)));
  }
  // The portrait, two photos and the map image.
  expect(seen).toHaveLength(4);
  expect(new Set(seen).size).toBe(4);
});

test('the places of a life stand on a map of the kiosk’s own, under the numbers of its events', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(`${story}?step=4`);
  const map = page.locator('.life-map svg');
  await expect(map).toHaveAccessibleName(/Ieper/);
  const ieper = map.locator('.map-place', { hasText: 'Ieper' });
  const [number = ''] = /^\d+/.exec((await ieper.textContent()) ?? '') ?? [];
  await expect(map.locator('.map-land')).toHaveAttribute('d', /^M/);
  await expect(page.locator('.life-events li', { hasText: 'Ieper' }).first()).toContainText(number);
  await expect(page.locator('.life-events')).not.toContainText('?');
});

test('a touch opens a picture as large as the panel, with its legend and credit, and buttons enlarge it', async ({
  kiosk,
  page,
}) => {
  await kiosk.setUp({}, ({ stories }) => {
    for (const { extra_images } of stories)
      for (const photo of extra_images) photo.credit.nl = { text: 'Stadsarchief Ieper', language: 'nl' };
  });
  await kiosk.open(`${story}?step=1`);
  const viewer = page.getByRole('dialog');
  await kiosk.touch(page.locator('.photo-open'));
  await expect(viewer).toContainText('De weg naar de stad, voor de oorlog.');
  await expect(viewer).toContainText('Stadsarchief Ieper');
  const picture = viewer.locator('img');
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await kiosk.touch(viewer.getByRole('button', { name: 'Groter' }));
  await expect.poll(widthOf).toBeCloseTo(whole * 1.6, 0);
  await kiosk.touch(viewer.getByRole('button', { name: 'Kleiner' }));
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
  await kiosk.touch(viewer.getByRole('button', { name: 'Sluiten' }));
  await expect(viewer).toHaveCount(0);

  // The same without a finger, and back where it began.
  const opener = page.locator('.photo-open');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeCloseTo(whole * 1.6, 0);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a picture that is opened again in the moment in which it closes stays open', async ({ kiosk, page }) => {
  await kiosk.open(`${story}?step=1`);
  await kiosk.touch(page.locator('.photo-open'));
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  // A second tap on the same button counts after that time (K9).
  await page.waitForTimeout(350);
  await page.evaluate(async () => {
    const closed = new Promise((resolve) => document.querySelector('dialog')?.addEventListener('close', resolve));
    document.querySelector<HTMLElement>('.viewer-close')?.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('.photo-open')?.click();
    await closed;
  });
  await expect(viewer.getByRole('button', { name: 'Sluiten' })).toBeFocused();
});

test('a hand that rests on the glass keeps no other from turning the page [K9, K11]', async ({ kiosk, page }) => {
  await kiosk.open(story);
  const browser = await page.context().newCDPSession(page);
  const middleOf = async (what: string, id: number) => {
    const { x, y, width, height } = (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2, id };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const resting = await middleOf('.part-photo img', 1);
  const next = await middleOf('.story-turner button:last-child', 2);
  const turner = page.locator('.story-turner');
  await send('touchStart', [resting]);
  await send('touchStart', [resting, next]);
  // The end names the fingers that are lifted.
  await send('touchEnd', [next]);
  await expect(turner).toContainText('2 van');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A finger that moves off its button changes its mind.
  await page.waitForTimeout(350);
  await send('touchStart', [resting, next]);
  const movedOff = { ...next, y: next.y - 300 };
  await send('touchMove', [resting, movedOff]);
  await send('touchEnd', [movedOff]);
  await send('touchEnd', [resting]);
  await page.waitForTimeout(350);
  await expect(turner).toContainText('2 van');
});

test('while somebody reads, the languages, the way back and one button for the ways to read are all that is left [K20, K23]', async ({
  kiosk,
  page,
}) => {
  await kiosk.open('stories');
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  await expect(page.locator('main.story')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Bediening' });
  await expect(bar.getByRole('button')).toHaveText([
    ...['Verhalen', 'Volwassenen', 'Kinderen', 'Zo wilt u lezen'],
    ...['Nederlands', 'English', 'Français', 'Deutsch'],
  ]);
  await kiosk.touch(kiosk.button('Zo wilt u lezen'));
  await kiosk.touch(kiosk.button('Grote letters'));
  await expect(kiosk.button('Grote letters')).toHaveAttribute('aria-pressed', 'true');
  // A touch elsewhere puts the sheet away; children are spoken to as children are.
  await kiosk.touch(kiosk.button('Kinderen'));
  await expect(kiosk.button('Grote letters')).toHaveCount(0);
  await expect(kiosk.button('Zo wil je lezen')).toBeVisible();
});

test('a step that fills two screens says which of the two is shown, under a number that stays', async ({
  kiosk,
  page,
}) => {
  await kiosk.setUp({}, ({ stories }) => {
    for (const { story_text } of stories) story_text.nl.story_part_1 = story_text.nl.story_part_1.repeat(2);
  });
  await kiosk.open(story);
  const turner = page.locator('.story-turner [role="status"]');
  await expect(turner).toContainText(/^1 van \d+blad 1 van \d+$/);
  await kiosk.touch(kiosk.button('Verder'));
  await expect(turner).toContainText(/^1 van \d+blad 2 van \d+$/);
});

test('a fault in a screen leads back to attract, with nothing to be seen of it [KIOSK-15, K17]', async ({
  kiosk,
  page,
}) => {
  await kiosk.setUp({}, ({ stories }) => {
    const broken = stories.find(({ id }) => id === storyIds.cyriel);
    if (broken) Object.assign(broken.story_text.nl, { story_part_1: undefined });
  });
  await kiosk.open('stories');
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  await expect(page.locator('.waiting')).toBeVisible();
  await expect(kiosk.attract).toBeVisible();
  expect(kiosk.complaints.splice(0)).not.toEqual([]);
});
