import { expect, test } from './pages.ts';

test('no inline script and no foreign origin may run on a page', async ({ pages, page }) => {
  const reply = await page.goto('/publicsearch/search?text=mcgee');
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  await page.waitForLoadState('networkidle');
  await pages.open('/');
  await pages.open('/kiosk/1');
  // A violation would stand in the browser's complaints.
});

test('the language of the first visit is the browser’s, in the page and in its 404 [I18N-03, I18N-05]', async ({
  request,
}) => {
  const get = async (path: string, language: string, cookie = '') => {
    const reply = await request.get(path, { headers: { 'accept-language': language, cookie } });
    return { status: reply.status(), text: await reply.text() };
  };
  expect((await get('/publicsearch', 'fr-BE,fr;q=0.9')).text).toContain('<html lang="fr">');
  expect((await get('/publicsearch', 'es,en;q=0.5')).text).toContain('<html lang="en">');
  expect((await get('/publicsearch', 'fr', 'lang=de')).text).toContain('<html lang="de">');
  expect((await get('/publicsearch?lang=nl', 'fr', 'lang=de')).text).toContain('<html lang="nl">');
  const missing = await get('/public/no/such/page', 'de');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('Diese Seite gibt es nicht');
});

test('hashed files are kept for ever and sent compressed, pages are asked for again', async ({ request }) => {
  const page = await request.get('/publicsearch');
  const etag = page.headers().etag ?? '';
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/publicsearch', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const script = /src="(\/publicsearch\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

for (const [path, title] of [
  ['/', 'Aanmelden – Salient'],
  ['/kiosk/1', 'Achter elke naam een leven – Salient'],
  ['/kiosk/pair', 'Achter elke naam een leven – Salient'],
  ['/search', 'Namenlijst van de Eerste Wereldoorlog – Salient'],
  ['/museum/publicsearch', 'Namenlijst van de Eerste Wereldoorlog – Salient'],
] as const) {
  test(`${path} belongs to its app [STACK-15]`, async ({ pages, page }) => {
    await pages.open(path);
    await expect(page).toHaveTitle(title);
  });
}

test('a switched language of the staff app is kept for the public pages', async ({ pages, page }) => {
  await pages.open('/');
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await pages.open('/publicsearch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search a name');
});
