import { expect, test } from './pages.ts';

const isNarrow = (width: number | undefined) => (width ?? 0) < 700;

test('results come while typing, and the address keeps what was typed', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await pages.box.pressSequentially('mcg', { delay: 30 });
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
  await expect(page).toHaveURL(/text=mcg&tab=basic/);
  await page.reload();
  await expect(pages.box).toHaveValue('mcg');
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
});

test('typing adds no history, a search does: Back leads to the form as it was [A8]', async ({ pages, page }) => {
  await pages.open('/publicsearch/accessibility');
  await page.getByRole('link', { name: 'Namen', exact: true }).click();
  await pages.box.pressSequentially('deruytter');
  await page.keyboard.press('Enter');
  await expect(pages.tab(/Resultaten/)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(pages.tab('Eenvoudig')).toHaveAttribute('aria-selected', 'true');
  await expect(pages.box).toHaveValue('deruytter');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toegankelijkheidsverklaring');
});

test('a search leads to the results tab, twenty a page, with the exact total [PUBLIC-03, PUBLIC-05, P3]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch');
  await pages.box.fill('deruytter');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { name: '38 personen gevonden' })).toBeVisible();
  await expect(pages.tab('Resultaten 38')).toHaveAttribute('aria-selected', 'true');
  await expect(pages.rows).toHaveCount(20);
  await expect(page.getByText('1 tot 20 van 38')).toBeVisible();
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page.getByText('21 tot 38 van 38')).toBeVisible();
  await expect(pages.rows).toHaveCount(18);
});

test('a shared address shows the same page, also in another language [PUBLIC-12, ROUTE-61]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch/search/familyname=Deruytter&gender=MALE&page=2');
  const shown = await pages.rows.allInnerTexts();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for a name');
  await expect(page).toHaveURL(/familyname=Deruytter&gender=MALE&page=2\?lang=en$/);
  await expect(pages.rows).toHaveCount(shown.length);
  await page.goto(page.url());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(pages.rows).toHaveCount(shown.length);
});

test('the chosen language is kept for the next visit [I18N-02]', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chercher un nom');
  await page.goto('/publicsearch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chercher un nom');
});

test('switching the language keeps what was typed and the place on the page [A7, I18N-09]', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?text=deruytter');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('link', { name: /Deutsch/ }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: '38 Personen gefunden' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('a row opens the person, and the way back leads to the same results at the same place [PUBLIC-06, PUBLIC-13]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch/search?text=deruytter&page=2');
  const row = pages.rows.nth(8).getByRole('link');
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const place = await page.evaluate(() => window.scrollY);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deruytter');
  await page.goBack();
  await expect(page.getByText('21 tot 38 van 38')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await page.getByRole('link', { name: 'Terug naar de zoekresultaten' }).click();
  await expect(page.getByText('21 tot 38 van 38')).toBeVisible();
});

test('a facet narrows, its chip widens again', async ({ pages, page, viewport }) => {
  await pages.open('/publicsearch/search?text=deruytter');
  const narrow = isNarrow(viewport?.width);
  if (narrow) await page.getByRole('button', { name: 'Verfijnen' }).click();
  const facets = narrow ? page.getByRole('dialog') : page.getByRole('region', { name: 'Verfijnen' });
  await facets.getByRole('link', { name: /Frans/ }).click();
  if (narrow) await page.getByRole('button', { name: /^Toon \d+ personen/ }).click();
  await expect(page.getByRole('heading', { name: '10 personen gevonden' })).toBeVisible();
  await expect(page).toHaveURL(/nationality=Frans/);
  await page.getByRole('link', { name: 'Verwijder voorwaarde: Nationaliteit is Frans' }).click();
  await expect(page.getByRole('heading', { name: '38 personen gevonden' })).toBeVisible();
});

test('columns sort both ways and say so', async ({ pages, page, viewport }) => {
  await pages.open('/publicsearch/search?familyname=Deruytter');
  if (isNarrow(viewport?.width)) {
    await page.getByRole('combobox', { name: 'Volgorde' }).selectOption({ label: 'Overleden, aflopend' });
  } else {
    const died = page.getByRole('columnheader', { name: 'Overleden' });
    await died.getByRole('link').click();
    await expect(died).toHaveAttribute('aria-sort', 'ascending');
    await died.getByRole('link').click();
    await expect(died).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(page).toHaveURL(/sort=-died/);
  await expect(pages.rows.first()).toContainText('1918');
});

test('nobody found: what, why, and a way on [A11]', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?familyname=Zzyzx&familyname.mode=complete');
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle voorwaarden wissen' }).click();
  await expect(pages.box).toHaveValue('');
});

test('a notice says which fallback found the persons, and can be undone', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?text=Maertems');
  await expect(page.getByText(/^Niemand heet precies zo\./)).toBeVisible();
  await page.getByRole('link', { name: 'Alleen precies deze naam' }).click();
  await expect(page.getByText('U ziet alleen namen die precies kloppen.')).toBeVisible();
  await expect(page).toHaveURL(/widen=false/);
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
});

test('without the fast engine a quiet notice stands above complete results [STACK-16]', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?text=mcgee');
  await expect(page.getByText(/Snel zoeken lukt even niet/)).toBeVisible();
  await expect(pages.rows.first()).toContainText('McGee, William');
});

test('the exact fields of the basic tab find a service number and a place', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await page.getByText('Preciezer zoeken').click();
  await page.getByRole('textbox', { name: 'Stamnummer' }).fill('23481');
  await page.getByRole('combobox', { name: 'Plaats', exact: true }).fill('lange');
  await page.getByRole('option', { name: /Langemark/ }).click();
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeVisible();
  await expect(pages.rows.first()).toContainText('McGee, William');
});

test('what the server refuses stands beside the field and in a list that takes the focus [PUBLIC-07, VALID-02]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch?tab=advanced');
  const born = page.getByRole('group', { name: 'Geboren' });
  await born.getByRole('group', { name: 'Van' }).getByRole('textbox', { name: 'Jaar' }).fill('1895');
  await born.getByRole('group', { name: 'Tot' }).getByRole('textbox', { name: 'Jaar' }).fill('1890');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const summary = page.getByRole('region', { name: '1 veld moet worden nagekeken' });
  await expect(summary).toBeFocused();
  const until = born.getByRole('group', { name: 'Tot' });
  await expect(until).toContainText('De datums staan in de verkeerde volgorde');
  await summary.getByRole('link').click();
  await expect(until.getByRole('textbox', { name: 'Dag' })).toBeFocused();
  await until.getByRole('textbox', { name: 'Jaar' }).fill('1899');
  await expect(summary).toBeHidden();
  await expect(until).not.toContainText('verkeerde volgorde');
});

test('the advanced tab is drawn from the definition and combines events [PUBLIC-04, ADVSEARCH-26]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch?tab=advanced');
  await page.getByRole('button', { name: 'Gewond', exact: true }).click();
  const wound = page.getByRole('group', { name: 'Gewond', exact: true });
  await expect(wound.getByRole('textbox', { name: 'Dag' }).first()).toBeFocused();
  await wound.getByRole('textbox', { name: 'Verwonding' }).fill('arm');
  await expect(page).toHaveURL(/e1=injured&e1.wound=arm&tab=advanced/);
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 persoon gevonden' })).toBeVisible();
  await page.getByRole('link', { name: /Verwijder voorwaarde: Gewond/ }).click();
  await expect(page.getByRole('heading', { name: /^\d{3} personen gevonden$/ })).toBeVisible();
});

test('a date field takes digits only and leads on to its next part [DATE-05, DATE-06]', async ({ pages, page }) => {
  await pages.open('/publicsearch?tab=advanced');
  const from = page.getByRole('group', { name: 'Overleden', exact: true }).getByRole('group', { name: 'Van' });
  await from.getByRole('textbox', { name: 'Dag' }).pressSequentially('4x10');
  await expect(from.getByRole('textbox', { name: 'Dag' })).toHaveValue('41');
  await expect(from.getByRole('textbox', { name: 'Maand' })).toBeFocused();
  await expect(from.getByRole('textbox', { name: 'Maand' })).toHaveValue('0');
});

test('a failed search keeps what was typed and can be tried again', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await page.route('**/api/v2', (route) => route.abort());
  await pages.box.fill('mcgee');
  await expect(page.getByRole('alert')).toContainText('Er is geen verbinding');
  await page.unroute('**/api/v2');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('link', { name: /McGee, William/ })).toBeVisible();
  await expect(pages.box).toHaveValue('mcgee');
  pages.complaints.length = 0;
});

test('a name that looks like a script is shown as a name', async ({ pages }) => {
  await pages.open('/publicsearch/search?text=script');
  await expect(pages.rows.first()).toContainText('</script><script>alert(1)</script>, <b>Jan</b>');
});
