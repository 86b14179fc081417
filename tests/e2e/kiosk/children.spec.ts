import { pixelsPerMm } from '@salient/shared/areas/kiosks/panelSize.ts';
import { storyIds } from '../museumFacts.ts';
import { expect, test } from './kioskApp.ts';

test('children read on a light page whose hard words explain themselves, and look for something at its end [KIOSK-04, K9, K20]', async ({
  kiosk,
  page,
}) => {
  await kiosk.open(`story/${storyIds.cyriel}`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await kiosk.touch(kiosk.button('Kinderen'));
  await expect.poll(ground).not.toBe(dark);
  await kiosk.touch(kiosk.button('loopgraven'));
  const dialog = page.getByRole('dialog', { name: 'loopgraaf' });
  await expect(dialog).toContainText('Een diepe, smalle gang in de grond waarin soldaten schuilden.');
  expect(await kiosk.violations()).toEqual([]);
  // Anywhere: in the corner, far from the words.
  await expect(async () => {
    await page.touchscreen.tap(10, 10);
    await expect(dialog).toBeHidden({ timeout: 200 });
  }).toPass();

  const question = page.getByText('Zoek op de foto: welke bomen staan langs de weg?');
  await expect(question).toBeHidden();
  await kiosk.touch(kiosk.button('Verder'));
  await expect(question).toBeInViewport();
  await kiosk.touch(kiosk.button('Français'));
  await expect(page.getByText('Regarde la photo : quels arbres bordent la route ?')).toBeInViewport();
  expect(await kiosk.violations()).toEqual([]);
  await kiosk.touch(kiosk.button('Adultes'));
  await expect.poll(ground).toBe(dark);
});

test('children guess what two lives share before they see it [KIOSK-06, K20]', async ({ kiosk, page }) => {
  await kiosk.open(`pair?story1=${storyIds.cyriel}&story2=${storyIds.emma}`);
  await kiosk.touch(kiosk.button('Kinderen'));
  await expect(page.getByText('Wat hebben ze samen?')).toBeVisible();
  const answer = page.getByText('Ze waren in november 1914 allebei in Ieper.');
  await expect(answer).toHaveCount(0);
  await kiosk.touch(kiosk.button('Zoek het eerst zelf. Kijk dan hier.'));
  await expect(answer).toBeVisible();
  expect(await kiosk.violations()).toEqual([]);
});

test('hard words stand so far apart that a finger takes one of them [K1]', async ({ kiosk, page }) => {
  const hard = 'Soldaten in de loopgraven zagen de vijand. Zij hadden gas en granaten, en het front was dichtbij.';
  await kiosk.setUp({}, ({ stories }) => {
    for (const { story_text } of stories) story_text.nl.story_child_part_1 = `${hard} Daar was ook een mijn. ${hard}`;
  });
  await kiosk.open(`story/${storyIds.cyriel}`);
  await kiosk.touch(kiosk.button('Kinderen'));
  await expect.poll(() => page.locator('.hard-word').count()).toBeGreaterThan(4);
  const boxes = await page.locator('.hard-word').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const leastPx = 5 * pixelsPerMm(21.5) - 0.5;
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(at + 1)) {
      const apart = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);
      expect(apart).toBeGreaterThanOrEqual(leastPx);
    }
  }
});
