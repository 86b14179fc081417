import { expect, test } from './pages.ts';

const chips = 'Zo is uw vraag begrepen';

test('what a search understood is shown, made strict and taken back, by keyboard alone [P14]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch');
  await pages.box.fill('McGee Langemark');
  await page.keyboard.press('Enter');
  const understood = page.getByRole('region', { name: chips });
  await expect(understood.getByRole('listitem')).toHaveText(['Naam: McGee', 'Plaats: Langemark']);
  const first = pages.rows.first();
  await expect(first).toContainText('McGee, William');
  await expect(first).toContainText('Langemark');

  const strict = understood.getByRole('link', { name: 'Alleen tonen wie voldoet aan Plaats: Langemark' });
  await strict.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/must=Langemark/);
  const soft = understood.getByRole('link', { name: 'Ook tonen wie niet voldoet aan Plaats: Langemark' });
  await expect(soft).toBeVisible();
  await page.reload();
  await expect(soft).toBeVisible();

  const leaveOut = understood.getByRole('link', { name: 'Weglaten: Plaats: Langemark' });
  await leaveOut.focus();
  await page.keyboard.press('Enter');
  await expect(pages.box).toHaveValue('McGee');
  await expect(understood).toHaveCount(0);
});

test('a name that nobody has finds nobody, says so in the language of the reader, and tells what helps next [P14]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch?text=Zzyzxly+Ypern&lang=de');
  await expect(page.getByRole('heading', { name: 'Niemand gefunden' })).toBeVisible();
  await expect(page.getByText('Niemand in der Namenliste heißt „Zzyzxly“')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auch Namen suchen, die gleich klingen' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle Personen zeigen zu: Ypern' }).click();
  await expect(page.getByRole('region', { name: 'So wurde Ihre Suche verstanden' })).toContainText('Ort: Ypern');
  await expect(pages.rows.first()).toBeVisible();
});

test('while typing, places, units and memorials stand apart from persons, each with its people and a way to them [P2]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch');
  await pages.box.pressSequentially('McGee Langem');
  const terms = page.getByRole('region', { name: 'Plaatsen, eenheden en gedenktekens' });
  await expect(terms.getByRole('listitem').first()).toHaveText(/^PlaatsLangemark“McGee”: \d+ perso/);
  const told = await terms.getByRole('listitem').first().textContent();
  await terms.getByRole('link', { name: 'Langemark' }).first().click();
  await expect(page.getByRole('region', { name: chips })).toContainText('Plaats: Langemark');
  // As many as were told, all of them of that name.
  await expect(pages.rows).toHaveCount(Number(told?.match(/: (\d+)/)?.[1]));
  for (const row of await pages.rows.all()) await expect(row).toContainText('McGee');
});

test('what is typed on a slow phone stands as it was typed, while the address follows behind [P2]', async ({
  pages,
  page,
}) => {
  // A tenth of a busy machine: all of it takes its time.
  test.setTimeout(180_000);
  await pages.open('/publicsearch');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  // With rests in which each letter goes to the address.
  await pages.box.pressSequentially('McGee Langemark', { delay: 150 });
  await expect(pages.box).toHaveValue('McGee Langemark');
  await expect(page).toHaveURL(/text=McGee\+Langemark/, { timeout: 60_000 });
  await expect(pages.box).toHaveValue('McGee Langemark');
});

test('a blank at the end stays while the address has none, and the next word follows it [P2]', async ({
  pages,
  page,
}) => {
  await pages.open('/publicsearch');
  await pages.box.pressSequentially('McGee');
  await expect(page).toHaveURL(/text=McGee\b/);
  await pages.box.press('Space');
  // Longer than what is typed rests before it counts.
  await page.waitForTimeout(500);
  await expect(pages.box).toHaveValue('McGee ');
  await pages.box.pressSequentially('Langemark');
  await expect(page).toHaveURL(/text=McGee\+Langemark/);
});
