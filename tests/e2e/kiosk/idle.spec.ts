import { expect, test } from './kioskApp.ts';

const second = 1000;

test('a visitor who stays away is asked, may stay, and is forgotten whole when he is gone [KIOSK-09, K6]', async ({
  kiosk,
  page,
}) => {
  // This clock goes on by itself too: what is expected leaves a slow machine seconds to spare.
  await page.clock.install();
  await kiosk.open('search');
  await kiosk.touch(kiosk.button('Français'));
  await kiosk.turn('Grandes lettres');
  for (const letter of 'deru') {
    await page.locator('.keyboard').getByRole('button', { name: letter, exact: true }).click();
  }
  await expect(page.locator('.found-names')).toContainText('Deruytter');
  const question = page.getByRole('alertdialog');
  await page.clock.runFor(50 * second);
  await expect(question).toHaveCount(0);
  await page.clock.runFor(11 * second);
  await expect(question).toContainText('Êtes-vous toujours là');

  // Any touch answers.
  await question.getByRole('button').tap();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.found-names')).toContainText('Deruytter');
  await page.clock.runFor(50 * second);
  await expect(question).toHaveCount(0);

  await page.clock.runFor(11 * second);
  await expect(question).toBeVisible();
  await page.clock.runFor(21 * second);
  await expect(kiosk.attract).toBeVisible();
  await page.clock.runFor(2 * second);
  await expect(question).toHaveCount(0);
  expect(page.url()).toMatch(/\/kiosk\/1$/);
  const left = await page.evaluate(() =>
    [document.documentElement.outerHTML, JSON.stringify({ ...localStorage, ...sessionStorage })].join(),
  );
  expect(left).not.toMatch(/Deruytter|deru"/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('html')).toHaveAttribute('data-large', 'off');

  // In attract nobody is asked anything.
  await page.clock.runFor(300 * second);
  await expect(question).toHaveCount(0);
  await expect(kiosk.attract).toBeVisible();
});

test('a text may be read for as long as a slow reader needs', async ({ kiosk, page }) => {
  await page.clock.install();
  await kiosk.open('stories');
  await kiosk.card('Cyriel Lammertyn').tap();
  const { length } = await page.locator('.paged-text').innerText();
  expect(length).toBeGreaterThan(650);
  await page.clock.runFor(63 * second);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.runFor(40 * second);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
