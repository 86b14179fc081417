import type { Page } from '@playwright/test';
import { lookedAt } from '../screenTags.ts';
import { expect, test } from './kioskApp.ts';

test('two touches lead to a story, in any of the four languages [KIOSK-04, KIOSK-08, K7, K12]', async ({ kiosk }) => {
  await kiosk.open();
  await kiosk.touch(kiosk.attract);
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  await expect(kiosk.heading.last()).toHaveText('Cyriel Lammertyn');
  await expect(kiosk.page.locator('.paged-text')).toContainText('Op 22 april 1915');
  expect(kiosk.touches).toBe(2);

  await kiosk.open();
  kiosk.touches = 0;
  await kiosk.touch(kiosk.button('Deutsch'));
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  await expect(kiosk.page.locator('main.story')).toHaveAttribute('lang', 'de');
  expect(kiosk.touches).toBe(2);
});

test('a story is read to its end and leads to an encounter [KIOSK-05, KIOSK-06, KIOSK-13]', async ({ kiosk, page }) => {
  await kiosk.open('stories');
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  const turner = page.locator('.story-turner');
  const steps = Number(/van (\d+)/.exec(await turner.innerText())?.[1]);
  expect(steps).toBeGreaterThanOrEqual(4);
  for (let step = 2; step <= steps; step++) {
    // A tap right after another is a trembling finger's and counts for nothing (K9): a visitor taps again.
    await expect(async () => {
      if (!(await turner.innerText()).includes(`${step} van`)) await kiosk.touch(kiosk.button('Verder'));
      await expect(turner).toContainText(`${step} van ${steps}`, { timeout: 500 });
    }).toPass();
  }
  await expect(page.getByRole('heading', { name: 'Ontmoetingen' })).toBeVisible();
  const reason = 'Beiden waren in november 1914 in Ieper.';
  await expect(kiosk.card('Emma Rosseel')).toContainText(reason);
  await kiosk.touch(kiosk.card('Emma Rosseel'));
  await expect(kiosk.heading).toHaveText('Ontmoetingen');
  await expect(page.locator('.common-ground').getByRole('listitem').first()).toHaveText(reason);
  await expect(page.locator('.pair-cards .story-card')).toHaveCount(2);
  await expect(page.locator('.shell-screen')).toHaveCount(1);
  await kiosk.touch(kiosk.card('Emma Rosseel'));
  await expect(kiosk.heading).toHaveText('Emma Rosseel');
});

test('children get their own text, and a story without one tells them the other', async ({ kiosk, page }) => {
  await kiosk.open('stories');
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  const text = page.locator('.paged-text');
  const forAdults = await text.innerText();
  // The stories, which offer the same choice, may still be fading.
  await kiosk.touch(page.locator('.control-bar').getByRole('button', { name: 'Kinderen' }));
  await expect(text).not.toHaveText(forAdults);
  await kiosk.touch(kiosk.button('Verhalen'));
  await kiosk.touch(kiosk.button('Français'));
  await kiosk.touch(kiosk.card('Remi Callens'));
  await expect(page.locator('main.story').last()).toHaveAttribute('lang', 'nl');
  await expect(page.locator('.shell-screen')).toHaveCount(1);
  await expect(page.locator('.story-head .story-fallback')).toHaveText(/néerlandais/);
});

test('letters that fill more than the screen turn pages, and nothing has to be scrolled [K3, K4]', async ({
  kiosk,
  page,
}) => {
  await kiosk.open('stories');
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  const text = page.locator('.paged-text');
  const isWhole = () =>
    text.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight);
  expect(await isWhole()).toBe(true);
  await kiosk.turn('Grote letters');
  const place = () => text.evaluate((box) => box.scrollLeft);
  expect(await place()).toBe(0);
  if (await isWhole()) return;
  await kiosk.touch(kiosk.button('Verder'));
  await expect.poll(place).toBeGreaterThan(0);
});

test('a name is found on the kiosk’s own keyboard while it is typed [K15]', async ({ kiosk, page }) => {
  await kiosk.open('search');
  const key = (letter: string) => page.locator('.keyboard').getByRole('button', { name: letter, exact: true });
  for (const letter of 'mcgee') await kiosk.touch(key(letter));
  const hit = page.locator('.found-names button').first();
  await expect(hit).toContainText('McGee, William');
  await kiosk.touch(hit);
  await expect(kiosk.heading).toHaveText('William McGee');
  await expect(page.locator('.person-life li').first()).toBeVisible();
  await kiosk.touch(kiosk.button('Terug naar de namen'));
  for (let letter = 0; letter < 5; letter++) await kiosk.touch(kiosk.button('Laatste letter wissen'));
  await expect(page.getByText('Typ minstens twee letters')).toBeVisible();
  await kiosk.touch(kiosk.button('Deutsch'));
  await expect(page.locator('.keyboard-row').nth(1)).toHaveText(/^qwertz/);
});

test('attract never shows a face with the name of another [K13]', async ({ kiosk, page }) => {
  await kiosk.open();
  // What can be seen at each frame, while things come and go, until there has been more than one face.
  const together = await page.evaluate(async () => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => Number(getComputedStyle(element).opacity) > 0.02);
    const faceOf = (element: Element) => element.querySelector('img')?.src.replace(/[^/]*$/, '');
    const pairs = new Set<string>();
    const faces = new Set<string>();
    while (faces.size < 2) {
      await new Promise(requestAnimationFrame);
      for (const face of seen('.attract-face > :has(img)').map(faceOf)) {
        faces.add(String(face));
        for (const who of seen('.attract-who')) {
          pairs.add(JSON.stringify([face, who.querySelector('strong')?.textContent]));
        }
      }
    }
    return [...pairs].map((pair): string[] => JSON.parse(pair));
  });
  const stories = await storiesOf(page);
  for (const [face = '', name] of together) {
    const story = stories.find(
      ({ profile_image }) => profile_image && face.endsWith(folderOf(profile_image.picture.src)),
    );
    expect(story?.calculated_full_name).toBe(name);
  }
  expect(together.length).toBeGreaterThan(0);
});

const folderOf = (address: string) => address.replace(/[^/]*$/, '');

interface StoryOfKiosk {
  readonly calculated_full_name: string;
  readonly profile_image: { readonly picture: { readonly src: string } } | null;
}

async function storiesOf(page: Page): Promise<readonly StoryOfKiosk[]> {
  const data = { jsonrpc: '2.0', id: 1, method: 'getKioskContent', params: { token: 'GUEST', kiosk: 1 } };
  const { result } = await (await page.request.post('/api/v2', { data })).json();
  return result.stories;
}

for (const language of lookedAt) {
  test(`every screen in ${language}: axe finds nothing, also large and with contrast [A1, K5]`, async ({
    kiosk,
    page,
  }) => {
    await kiosk.open();
    const names = { nl: 'Nederlands', en: 'English', fr: 'Français', de: 'Deutsch' };
    expect(await kiosk.violations()).toEqual([]);
    await kiosk.touch(kiosk.button(names[language]));
    await expect(kiosk.button(names[language])).toHaveAttribute('aria-pressed', 'true');
    await expect(kiosk.card('Cyriel Lammertyn')).toBeVisible();
    await expect(page.locator('.shell-screen')).toHaveCount(1);
    expect(await kiosk.violations()).toEqual([]);
    await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
    await expect(page.locator('.paged-text')).toBeVisible();
    await expect(page.locator('.shell-screen')).toHaveCount(1);
    for (const mode of [0, 1]) await kiosk.turn(page.locator('.bar-modes button').nth(mode));
    expect(await kiosk.violations()).toEqual([]);
    await kiosk.showWays(true);
    expect(await kiosk.violations()).toEqual([]);
    await kiosk.touch(page.locator('.photo-open'));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await kiosk.violations()).toEqual([]);
  });
}
