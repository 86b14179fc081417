import type { Page } from '@playwright/test';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { pixelsPerMm } from '@salient/shared/areas/kiosks/panelSize.ts';
import { extent } from '../../harness/extent.ts';
import { storyIds } from '../museumFacts.ts';
import { expect, test } from './kioskApp.ts';
import { spoiltWords } from './spoiltWords.ts';

/** ux.md section 4: what a finger needs, in millimetres. A hair less is the rounding of pixels. */
const primaryMm = 20;
const secondaryMm = 16;
const gapMm = 5;
/** A phone reads no smaller code at arm's length (K19). */
const codeMm = 40;
const hair = 0.5;

/** Every screen with something to touch, by its address. */
const screens = {
  attract: '',
  stories: 'stories',
  text: `story/${storyIds.cyriel}`,
  longName: `story/${storyIds.emma}`,
  noPhoto: `story/${storyIds.dutchOnly}`,
  photo: `story/${storyIds.cyriel}?step=2`,
  mapImage: `story/${storyIds.cyriel}?step=3`,
  life: `story/${storyIds.cyriel}?step=4`,
  encounters: `story/${storyIds.cyriel}?step=99`,
  pair: `pair?story1=${storyIds.cyriel}&story2=${storyIds.emma}`,
  names: 'names',
  search: 'search',
} as const;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What leads on, as against what sets something. */
  readonly isPrimary: boolean;
  /** One of many side by side, which only have to be large enough (K15); or all of attract. */
  readonly isKey: boolean;
}

/** A name as long as the names list has them, and a story without photo: what a screen has the least room for. */
function makeHard({ stories }: KioskContent): void {
  for (const story of stories) {
    if (story.id === storyIds.emma) {
      story.calculated_full_name = 'Marie-Joséphine van den Berghe de Limminghe-Ghyselbrecht';
    }
    if (story.id === storyIds.dutchOnly) story.profile_image = null;
  }
}

/** Everything on the screen that a finger can press. */
const controlsOn = (page: Page): Promise<Box[]> =>
  page.locator('button').evaluateAll((all) => {
    const dialog = document.querySelector('dialog[open]');
    return all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(each)))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const isPrimary = each.matches('.button-main, .story-card, .attract-touch, .photo-open, .found-names button');
        const isKey = each.matches('.keyboard button, .attract-touch');
        return {
          name: each.textContent || each.getAttribute('aria-label') || '',
          x,
          y,
          width,
          height,
          isPrimary,
          isKey,
        };
      })
      .filter(({ x, y }) => x < innerWidth && y < innerHeight);
  });

/** Pixels between two boxes that stand beside or above each other. */
const between = (a: Box, b: Box) =>
  Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);

/** What is wrong with the controls and the words on the screen, in words. */
async function faults(page: Page, mm: number): Promise<string[]> {
  const controls = await controlsOn(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const ofControls = controls.flatMap((control, at) => {
    const { name, isPrimary, isKey } = control;
    const least = (isPrimary ? primaryMm : secondaryMm) * mm - hair;
    const isOff =
      Math.min(control.x, control.y) < -hair ||
      control.x + control.width > width + hair ||
      control.y + control.height > height + hair;
    const crowding = controls
      .slice(at + 1)
      .filter((other) => !isKey && !other.isKey && !(isPrimary && other.isPrimary))
      .filter((other) => between(control, other) < gapMm * mm - hair);
    return [
      ...(Math.min(control.width, control.height) < least ? [`${name} is too small`] : []),
      ...(isOff ? [`${name} is not all on the screen`] : []),
      ...crowding.map((other) => `${name} is too near to ${other.name}`),
    ];
  });
  return [...ofControls, ...(await spoiltWords(page))];
}

for (const inches of extent([21.5], [21.5, 32, 43])) {
  test(`on a panel of ${inches} inches every control of every screen is large enough for a finger, with room around it, and no word is cut off or covered [K1, K2, K4, K19, beyond 15]`, async ({
    kiosk,
    page,
  }) => {
    await kiosk.setUp({ panel_inches: inches }, makeHard);
    // A kiosk has voices, and a button for them, which the test's browser has not.
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () => [{ lang: 'nl-BE', localService: true } as SpeechSynthesisVoice];
    });
    const mm = pixelsPerMm(inches);
    await kiosk.open();
    for (const [screen, path] of Object.entries(screens)) {
      await kiosk.goTo(path);
      if (screen === 'search') await kiosk.type('mcgee');
      await expect.poll(() => faults(page, mm), screen).toEqual([]);
      const code = page.locator('.take-home svg');
      if (await code.isVisible()) expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(codeMm * mm);
    }
    await kiosk.touch(page.locator('.found-names button').first());
    await expect(page.locator('.person-page .person-life')).toBeVisible();
    await expect.poll(() => faults(page, mm), 'a person').toEqual([]);
    for (let tap = 0; tap < 5; tap++) await page.touchscreen.tap(20, 20);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => faults(page, mm), 'for staff').toEqual([]);
    await kiosk.touch(kiosk.button('Annuleren'));

    await kiosk.goTo(screens.text);
    await kiosk.showWays(true);
    const sheet = await page
      .locator('.ways-sheet button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...sheet)).toBeGreaterThanOrEqual(secondaryMm * mm - hair);
    await kiosk.touch(page.locator('.photo-open'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => faults(page, mm), 'an enlarged picture').toEqual([]);
    await kiosk.touch(kiosk.button('Sluiten'));
    const letters = page.locator('.paged-text p').first();
    const typePx = () => letters.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(await typePx()).toBeGreaterThanOrEqual(24);
    await kiosk.turn('Grote letters');
    // The height of a capital is 0.7 of the type; 0.7 degrees at 600 mm are 7.3 mm.
    expect((await typePx()) * 0.7).toBeGreaterThanOrEqual(7.3 * mm - hair);
    for (const [screen, path] of Object.entries(screens)) {
      await kiosk.goTo(path);
      await expect.poll(() => faults(page, mm), `${screen} with large letters`).toEqual([]);
    }
    await kiosk.turn('Grote letters');

    await kiosk.turn('Knoppen lager');
    const half = (page.viewportSize()?.height ?? 0) / 2;
    for (const [screen, path] of Object.entries(screens)) {
      // All of attract is one button.
      if (screen === 'attract') continue;
      await kiosk.goTo(path);
      const high = (await controlsOn(page)).filter(({ y }) => y < half - 1).map(({ name }) => name);
      // A picture opens by a touch wherever it is, and by a button within reach.
      const pictures = await page.locator('.photo-open').allTextContents();
      expect(high, `${screen} with the buttons low`).toEqual(pictures.slice(0, high.length));
      if (pictures.length > 0) await expect(page.locator('.story-turner').getByText('Vergroten')).toBeVisible();
      await expect.poll(() => faults(page, mm), `${screen} with the buttons low`).toEqual([]);
    }

    await kiosk.goTo(screens.text);
    await kiosk.turn('Grote letters');
    for (const language of ['Nederlands', 'English', 'Français', 'Deutsch']) {
      await kiosk.touch(kiosk.button(language));
      await expect.poll(() => faults(page, mm), `${language} with large letters and the buttons low`).toEqual([]);
    }
  });
}
