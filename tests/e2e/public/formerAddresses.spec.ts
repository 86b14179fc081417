import { formerAddresses } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

const { merged, removed } = formerAddresses;

for (const [from, to] of [
  [`/person/_id=${merged}`, '/person/_id=ID'],
  [`/person/${merged}?lang=fr`, '/person/_id=ID&lang=fr'],
  [`/person/_id=${merged}&lang=de`, '/person/_id=ID&lang=de'],
  [`/publicsearch/person/_id=${merged.toUpperCase()}&lang=en`, '/publicsearch/person/_id=ID&lang=en'],
  [`/museum/publicsearch/person/_id=${merged}&lang=nl`, '/museum/publicsearch/person/_id=ID&lang=nl'],
  [
    `/publicsearch/person/_id=${merged}&via=search~text%3Dmcgee&lang=nl`,
    '/publicsearch/person/_id=ID&via=search~text%3Dmcgee&lang=nl',
  ],
] as const) {
  test(`${from} leads in one step to the person that stayed [PERSON-16, beyond 4]`, async ({ pages, request }) => {
    const kept = await pages.personId('mcgee william');
    const first = await request.get(from, { maxRedirects: 0 });
    expect(first.status()).toBe(301);
    expect(first.headers()).toMatchObject({
      location: to.replace('ID', kept),
      'cache-control': expect.stringMatching(/^(?:private, )?no-cache$/),
    });
    const second = await request.get(first.headers().location ?? '', { maxRedirects: 0 });
    expect(second.status()).toBe(200);
  });
}

for (const [language, day, ask] of [
  ['nl', 'De fiche werd op 14 maart 2026 verwijderd.', 'Vraag het aan het kenniscentrum'],
  ['en', 'The record was removed on 14 March 2026.', 'Ask the knowledge centre'],
  ['fr', 'La fiche a été supprimée le 14 mars 2026.', 'Posez la question au centre de documentation'],
  ['de', 'Der Eintrag wurde am 14. März 2026 entfernt.', 'Fragen Sie das Wissenszentrum'],
] as const) {
  test(`the address of a removed person says so in ${language}, when, and whom to ask [beyond 4]`, async ({ page }) => {
    const reply = await page.goto(`/publicsearch/person/_id=${removed}&lang=${language}`);
    expect(reply?.status()).toBe(410);
    await expect(page.getByText(day)).toBeVisible();
    await expect(page.getByText(ask)).toBeVisible();
    const question = page.getByRole('main').getByRole('link', { name: /help@museum\.example/ });
    await expect(question).toHaveAttribute('href', new RegExp(`subject=.*${removed}`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });
}

test('the page of a removed person hinders nobody [A1]', async ({ pages, page }) => {
  await page.goto(`/publicsearch/person/_id=${removed}`);
  expect(await pages.violations()).toEqual([]);
  expect(await pages.sideways()).toBe(0);
  // The browser itself says what the status is.
  expect(pages.complaints.splice(0)).toEqual([expect.stringContaining('410 (Gone)')]);
});
