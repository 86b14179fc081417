import { storyIds } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

const firstPage = '/publicsearch?lang=nl';

test('from the first page a face, a story and a name’s page are near, and the search keeps the focus [P2, P13]', async ({
  pages,
  page,
}) => {
  await pages.open(firstPage);
  await expect(pages.box).toBeFocused();
  const faces = page.getByRole('region', { name: 'Gezichten en hun verhaal' }).getByRole('listitem');
  expect(await faces.count()).toBeGreaterThan(1);
  await expect(faces.first().getByRole('img')).toBeVisible();
  const name = (await faces.first().getByRole('link').textContent()) ?? '';
  // Anywhere on the face.
  await faces.first().click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await pages.open(firstPage);
  const story = page.getByRole('region', { name: 'Verhaal van vandaag' }).getByRole('link');
  const told = (await story.textContent()) ?? '';
  expect(told).not.toBe(name);
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told);

  await pages.open(firstPage);
  await page.getByRole('region', { name: 'Waar ze herdacht worden' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zoek een naam');
  await page.getByRole('link', { name: 'McGee' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('McGee');
});

test('a way in by place leads to as many persons as it says', async ({ pages, page }) => {
  await pages.open(firstPage);
  const way = page.getByRole('region', { name: 'Waar ze stierven' }).getByRole('listitem').first();
  const persons = (await way.locator('.visually-hidden').textContent()) ?? '';
  await way.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `${persons} gevonden` })).toBeVisible();
});

test('what stands around the form follows the language, gives way to results and comes back [A7, A8]', async ({
  pages,
  page,
}) => {
  await pages.open(firstPage);
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page.getByRole('heading', { name: 'Le récit du jour' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Des visages et leur histoire' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gezichten en hun verhaal' })).toHaveCount(0);
  await pages.box.fill('mcgee');
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Des visages et leur histoire' })).toHaveCount(0);
  await pages.box.fill('');
  await expect(page.getByRole('heading', { name: 'Des visages et leur histoire' })).toBeVisible();
});

test('the browser fetches no script for what stands around the form', async ({ pages, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await pages.open(firstPage);
  await expect(page.getByRole('heading', { name: 'Gezichten en hun verhaal' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('StartParts'))).toEqual([]);
});

test('every page names the parts of the site and marks its own', async ({ pages, page }) => {
  const current = { name: 'Hoofdmenu' } as const;
  for (const [path, section, mark] of [
    ['/search', 'Namen', 'page'],
    ['/publicsearch/stories', 'Verhalen', 'page'],
    [`/public/personstories/${storyIds.cyriel}`, 'Verhalen', 'true'],
    ['/keys', 'Kaart', 'page'],
    [await pages.keyPath('Menenpoort'), 'Kaart', 'true'],
    ['/public/names-of-day', 'Vandaag', 'page'],
    [`/person/${await pages.personId('mcgee william')}`, 'Namen', 'true'],
  ] as const) {
    await pages.open(`${path}?lang=nl`);
    const menu = page.getByRole('navigation', current);
    await expect(menu.getByRole('link')).toHaveText(['Namen', 'Verhalen', 'Kaart', 'Vandaag']);
    await expect(menu.locator('[aria-current]'), path).toHaveText([section]);
    await expect(menu.locator('[aria-current]'), path).toHaveAttribute('aria-current', mark);
  }
  await page.getByRole('navigation', current).getByRole('link', { name: 'Verhalen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Levensverhalen');
});

test('a link to the first page or to a list is shown with the picture of the site [beyond 12]', async ({ request }) => {
  const previewOf = async (path: string) =>
    /property="og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? '';
  const preview = await previewOf('/publicsearch');
  for (const path of ['/publicsearch/stories', '/keys', '/public/names-of-day']) {
    expect(await previewOf(path)).toBe(preview);
  }
  const picture = await request.get(new URL(preview).pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await previewOf(`/public/personstories/${storyIds.cyriel}`)).toContain('/api/photo/');
});
