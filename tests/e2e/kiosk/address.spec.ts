import { expect, test } from './kioskApp.ts';

test('an address of no kiosk says so in four languages and leads to the four that there are [KIOSK-01, KIOSK-07]', async ({
  kiosk,
  page,
}) => {
  const answer = await page.goto('/kiosk/7');
  expect(answer?.status()).toBe(404);
  for (const words of ['van geen kiosk', 'belongs to no kiosk', 'aucune borne', 'zu keinem Kiosk']) {
    await expect(page.getByText(words).last()).toBeVisible();
  }
  expect(await kiosk.violations()).toEqual([]);
  await kiosk.touch(kiosk.button('Kiosk 3'));
  await expect(page).toHaveURL(/\/kiosk\/3$/);
  await expect(kiosk.attract).toBeVisible();
  // The browser notes every page that is answered so.
  kiosk.complaints.splice(0, kiosk.complaints.length, ...kiosk.complaints.filter((said) => !/404/.test(said)));
});

test('whoever pairs a kiosk reads the language of the browser, or chooses another', async ({ kiosk, page }) => {
  await page.goto('/kiosk/2?pair');
  await expect(kiosk.heading).toHaveText('Deze kiosk koppelen');
  await kiosk.touch(kiosk.button('Deutsch'));
  await expect(kiosk.heading).toHaveText('Diesen Kiosk koppeln');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await kiosk.violations()).toEqual([]);
});
