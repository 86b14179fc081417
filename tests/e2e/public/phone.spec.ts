import { storyIds } from '../museumFacts.ts';
import { openOnSlowPhone } from '../slowPhone.ts';
import { expect, test } from './pages.ts';

test('the filter sheet keeps the focus inside and gives it back', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?text=deruytter');
  const opener = page.getByRole('button', { name: 'Verfijnen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Verfijnen' });
  await expect(sheet.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [what, path] of [
  ['a story', `/public/personstories/${storyIds.cyriel}?lang=nl`],
  ['a story for children at a key', `/public/remembrancekey/${storyIds.cyriel}?lang=fr&child`],
  ['the list of the stories', '/publicsearch/stories?lang=fr'],
  ['an encounter', `/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}&lang=de`],
] as const) {
  test(`${what} on a slow phone: nothing moves once painted, and at most 150 kB come before further pictures [P5]`, async ({
    page,
  }) => {
    const { shift, bytesBeforeOtherPictures } = await openOnSlowPhone(page, path);
    expect(shift).toBe(0);
    expect(bytesBeforeOtherPictures).toBeLessThanOrEqual(150_000);
  });
}

test('a key with its photo on a slow phone: fonts and all come to 150 kB, nothing moves, nothing of a map is fetched [P5, beyond 19]', async ({
  pages,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { shift, bytes } = await openOnSlowPhone(page, `${await pages.keyPath('Menenpoort')}?lang=nl`);
  await expect(page.getByRole('img', { name: 'Een weg tussen populieren naar een toren.' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('/api/file/'))).toHaveLength(1);
  expect(shift).toBe(0);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(fetched.filter((url) => /leaflet|mountKeyMap|KeyMap|tile|first-/i.test(url))).toEqual([]);
});

test.describe('in the street', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a key that was read, and the one that it leads to, are there without a connection; online a page is always asked for [beyond 19]', async ({
    pages,
    page,
    context,
  }) => {
    const path = `${await pages.keyPath('Menenpoort')}?lang=nl`;
    await pages.open(path);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('salient-read-1')).keys()).map(({ url }) => url));
    const next = await page
      .getByRole('link', { name: /Rijselpoort$/ })
      .first()
      .getAttribute('href');
    await expect
      .poll(kept)
      .toEqual(expect.arrayContaining([expect.stringContaining(path), expect.stringContaining(`${next}`)]));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Elke avond om acht uur')).toBeVisible();
    await expect(page.getByText('U bent offline.')).toBeVisible();
    await page
      .getByRole('link', { name: /Rijselpoort$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rijselpoort');
    // What is fetched from the first moment on has this answer, also what the page itself asks for ahead.
    await context.route('**/public/key_locations/**', (route) =>
      route.fulfill({ status: 410, body: 'Deze sleutel is er niet meer.' }),
    );
    await context.setOffline(false);
    await expect.poll(kept).not.toContainEqual(expect.stringContaining(path));
    await page.goto(path);
    await expect(page.getByText('Deze sleutel is er niet meer.')).toBeVisible();
    pages.complaints.length = 0;
  });
});
