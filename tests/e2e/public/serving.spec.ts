import { publicDatasets } from '@salient/shared/areas/datasets/datasets.ts';
import { pageScripts } from '../../harness/pageScripts.ts';
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
  expect(page.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
  expect((await request.get('/publicsearch', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const script = /src="(\/publicsearch\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('the first page of the search sends at most 130 kB of script', async ({ baseURL }) => {
  const { files, bytes } = await pageScripts(`${baseURL}/publicsearch?lang=nl`);
  expect(files).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(130_000);
});

test('the search asks as a guest, by one function, in any list unless another is chosen [PUBLIC-02, PUBLIC-08, PUBLIC-09, PUBLIC-10, PUBLIC-11]', async ({
  pages,
  page,
}) => {
  const calls: { method: string; params: { token: string; name?: string; args?: object } }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2')) calls.push(request.postDataJSON());
  });
  await pages.open('/publicsearch');
  await page.getByText('Preciezer zoeken').click();
  for (const name of ['Familienaam', 'Voornaam', 'Geboortejaar', 'Sterfjaar', 'Stamnummer']) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Plaats', exact: true })).toBeVisible();
  const values = () =>
    page
      .locator('select[name="dataset"] option')
      .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
  await expect(page.locator('select[name="dataset"]')).toHaveValue('any');
  expect(await values()).toEqual(['any', 'namelist', 'deaths', 'survivors']);
  await pages.box.fill('mcgee');
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Voornaam', exact: true }).fill('will');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeVisible();
  expect(calls.map(({ params }) => params.token)).toEqual(calls.map(() => 'GUEST'));
  const searches = calls.filter(({ method }) => method === 'callFunction');
  expect(new Set(searches.map(({ params }) => params.name))).toEqual(new Set(['FindPersonAdvancedPublic']));
  expect(searches.at(-1)?.params.args).toMatchObject({ text: 'mcgee', surname: { value: 'will', mode: 'contains' } });
  await pages.open('/publicsearch?tab=advanced');
  const shown = await page
    .getByRole('combobox', { name: 'Lijst', exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
  expect(shown).toEqual(expect.arrayContaining(publicDatasets.filter((each) => each !== 'any')));
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for a name');
});
