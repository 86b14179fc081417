import { storyIds } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

test.use({ javaScriptEnabled: false });

test('without script a search works, and its results are links', async ({ page, pages }) => {
  await page.goto('/publicsearch');
  await pages.box.fill('mcgee');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeVisible();
  await page.getByRole('link', { name: 'McGee, William' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('William McGee');
  await expect(page.getByText('Cathays Board School')).toBeVisible();
});

test('without script the first page leads to a face and to the page of a name', async ({ page }) => {
  await page.goto('/publicsearch?lang=en');
  const face = page.getByRole('region', { name: 'Faces and their stories' }).getByRole('listitem').first();
  await expect(face.getByRole('img')).toBeVisible();
  const name = (await face.getByRole('link').textContent()) ?? '';
  await face.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: `All that is known about ${name}` }).click();
  await expect(page.getByRole('region', { name: 'A life in dates' })).toBeVisible();
});

test('without script the exact fields and the languages work', async ({ page }) => {
  await page.goto('/publicsearch');
  await page.getByText('Preciezer zoeken').click();
  await page.getByRole('textbox', { name: 'Familienaam' }).fill('deruytter');
  await page.getByRole('textbox', { name: 'Sterfjaar' }).fill('1915');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ personen gevonden$/ })).toBeVisible();
  await page.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Personen gefunden$/ })).toBeVisible();
});

test('without script the names of a day are read, and another day is chosen [beyond 7]', async ({ page }) => {
  await page.goto('/public/names-of-day/02-30?lang=en');
  await expect(page.getByText('There is no such day.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('October');
  await page.getByRole('button', { name: 'Show the names' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Names of 4 October');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    /names-of-day\.atom\?lang=en$/,
  );
  await page.getByRole('link', { name: 'William McGee' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('William McGee');
  await page.goBack();
  await page.getByRole('link', { name: /^Next day/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Names of 5 October');
});

test('without script children open a hard word, find what is asked, and see what two lives share [PUBLIC-26, PUBLIC-27, K20]', async ({
  page,
}) => {
  await page.goto(`/public/personstories/${storyIds.cyriel}?child&lang=nl`);
  const meaning = 'Een diepe, smalle gang in de grond waarin soldaten schuilden.';
  await expect(page.getByRole('region', { name: 'Moeilijke woorden' }).getByText(meaning).first()).toBeVisible();
  await page.getByRole('button', { name: 'loopgraven' }).press('Enter');
  const opened = page.locator('.word-popover:popover-open');
  await expect(opened).toContainText(meaning);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page.getByText('Zoek op de foto: welke bomen staan langs de weg?')).toBeVisible();

  await page.goto(`/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}&child&lang=nl`);
  const answer = page.getByText('Ze waren in november 1914 allebei in Ieper.');
  await expect(answer).toBeHidden();
  await page.getByText('Wat hebben ze samen?').click();
  await expect(answer).toBeVisible();
});

test('without script the stories are narrowed by links, and the address holds the choice [A8]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/publicsearch?lang=nl');
  await page.getByRole('link', { name: /^Alle \d+ verhalen$/ }).click();
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.filter({ hasText: 'Remi Callens' })).toBeVisible();
  const all = await cards.count();
  await page.getByText('Taal van het verhaal').click();
  await page
    .getByRole('link', { name: /Français/ })
    .filter({ visible: true })
    .last()
    .click();
  await expect(cards).toHaveText(['Cyriel Lammertyn', 'Emma Rosseel']);
  await page.getByRole('link', { name: 'Voor kinderen' }).click();
  await expect(page).toHaveURL(/in=fr/);
  await expect(page.getByText('2 verhalen')).toBeVisible();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyriel Lammertyn');
  await expect(page.getByRole('link', { name: 'Voor kinderen' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await page.getByRole('link', { name: 'Toon alle verhalen' }).click();
  await page.getByRole('link', { name: 'Voor volwassenen' }).click();
  await expect(cards).toHaveCount(all);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
  expect(graph[0]).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { '@type': 'ItemList', numberOfItems: all },
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/publicsearch/stories?lang=nl`,
  );
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(5);
  expect((await page.goto('/publicsearch/stories?page=9'))?.status()).toBe(404);
});

test('a person’s page says who it is to readers and machines [beyond 4, beyond 12]', async ({
  page,
  pages,
  baseURL,
}) => {
  const id = await pages.personId('mcgee william');
  await page.goto(`/publicsearch/person/_id=${id}&lang=en`);
  await expect(page).toHaveTitle('William McGee (1881–1917), names list of the First World War – Salient');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/person/_id=${id}&lang=en`);
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(5);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    /^William McGee was born in November 1881 in Cardiff and died on 4 October 1917 in Langemark/,
  );
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      '@id': `${baseURL}/person/_id=${id}#person`,
      name: 'William McGee',
      alternateName: ['William MacGee'],
      birthDate: '1881-11',
      deathDate: '1917-10-04',
      deathPlace: expect.objectContaining({ name: 'Langemark' }),
      memberOf: [
        expect.objectContaining({ name: 'Welsh Regiment' }),
        expect.objectContaining({
          name: '13th Battalion, Royal Welsh Fusiliers',
          parentOrganization: { '@type': 'Organization', name: 'British Army' },
        }),
      ],
    }),
  );
  expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Cemetery', name: 'Tyne Cot Cemetery' }));
});
