import { pbkdf2Sync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './kioskApp.ts';

const pin = '190417';
const second = 1000;

/** The gesture: taps in the corner, faster than a visitor would. */
async function askForStaff(page: Page): Promise<void> {
  for (let tap = 0; tap < 5; tap++) await page.touchscreen.tap(20, 20);
}

/** Presses the keys as fast as nobody can, so that the minute of the lock is not over before the test is. */
async function type(page: Page, digits: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const digit of digits) await dialog.getByRole('button', { name: digit, exact: true }).dispatchEvent('click');
  await dialog.getByRole('button', { name: 'OK' }).dispatchEvent('click');
}

test('five taps in the corner and the PIN show staff the kiosk, without a network too [KIOSK-15, beyond 5]', async ({
  kiosk,
  page,
  context,
}) => {
  await page.clock.install();
  const salt = Buffer.from('sixteen bytes of');
  const hash = pbkdf2Sync(pin, salt, 1_000, 32, 'sha256').toString('base64');
  const verifier = JSON.stringify({ salt: salt.toString('base64'), iterations: 1_000, hash });
  await page.addInitScript((kept) => localStorage.setItem('salient-kiosk-1-pin', kept), verifier);
  await kiosk.open('stories');
  const dialog = page.getByRole('dialog');
  for (let tap = 0; tap < 4; tap++) await page.touchscreen.tap(20, 20);
  await page.clock.runFor(4 * second);
  await page.touchscreen.tap(20, 20);
  await expect(dialog).toHaveCount(0);

  await context.setOffline(true);
  await page.clock.runFor(4 * second);
  await askForStaff(page);
  await expect(dialog).toContainText('Pincode voor medewerkers');
  for (const wrong of ['000000', '111111', '222222']) {
    await type(page, wrong);
    await expect(dialog.getByRole('status')).toContainText(wrong === '222222' ? 'Te vaak fout' : 'niet de pincode');
    await page.clock.runFor(second);
  }
  // Locked: the right one is not heard either, nor on a pad that is opened anew.
  await dialog.getByRole('button', { name: 'Annuleren' }).tap();
  await askForStaff(page);
  await type(page, pin);
  await expect(dialog).toContainText('Te vaak fout');
  await page.clock.runFor(61 * second);
  await expect(dialog).toHaveCount(0);
  await askForStaff(page);
  await type(page, pin);
  await expect(dialog).toContainText('Kiosk 1');
  await expect(dialog).toContainText('Antwoordt niet');

  // Staff who walk away leave nothing open.
  await page.clock.runFor(61 * second);
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  kiosk.complaints.splice(0, kiosk.complaints.length, ...kiosk.complaints.filter((said) => !/ERR_INTERNET/.test(said)));
});

test('a kiosk without a PIN asks to be paired [beyond 5]', async ({ kiosk, page }) => {
  await kiosk.open('stories');
  await askForStaff(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Geen pincode');
  expect(await kiosk.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Annuleren' }).tap();
  await expect(dialog).toHaveCount(0);
  await askForStaff(page);
  await dialog.getByRole('button', { name: 'Deze kiosk koppelen' }).tap();
  await expect(page).toHaveURL(/\/kiosk\/1\?pair/);
});
