import { onlyWide } from '../screenTags.ts';
import { List } from './lists.ts';
import { expect, test } from './staffApp.ts';

test('a list is searched, sorted, filtered and paged; back and reload come back to the place [LIST-01, LIST-03, LIST-05, LIST-06, LIST-07, LIST-09, LIST-10, LIST-12, PERSON-01, PERSON-07, SHELL-34, A8]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/persons');
  const list = new List(page);
  await expect(list.rows).toHaveCount(10);
  await expect(list.count).toHaveText(/^1 tot 10 van \d{3}$/);
  const first = await list.names;

  await list.sortBy('Geboren');
  await list.sortBy('Geboren');
  await expect(page).toHaveURL(/sort=-born/);
  await expect(list.table.getByRole('columnheader', { name: /^Geboren/ })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => list.names).not.toEqual(first);

  await list.table.getByRole('button', { name: 'Filteren op Type' }).click();
  await page.getByRole('radio', { name: 'Militair' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/victim_type=military/);
  await list.settled();
  await expect(list.table.getByRole('cell', { name: 'Burger', exact: true })).toHaveCount(0);

  // A phone links the neighbours only.
  await list.turnTo(2);
  await list.turnTo(3);
  await expect(list.count).toHaveText(/^21 tot 30 van/);
  const third = await list.names;
  const address = page.url();

  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const scrolled = await page.evaluate(() => window.scrollY);
  await list.rows.nth(4).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/persons\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => list.names).toEqual(third);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.reload();
  await expect.poll(() => list.names).toEqual(third);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await list.searchBox.fill('deruytter');
  await expect(page).toHaveURL(/text=deruytter/);
  await expect(page).not.toHaveURL(/page=/);
  await list.settled();
  await expect.poll(async () => (await list.names).filter((name) => !name.includes('Deruytter'))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/text=/);
});

for (const [path, wait] of [
  ['/persons', 500],
  ['/users', 750],
] as const) {
  test(`the search of ${path} waits until the typing rests for ${wait} ms [LIST-02, LIST-04]`, {
    tag: onlyWide,
  }, async ({ staff, page }) => {
    await page.clock.install();
    await staff.openAs('admin', path);
    const list = new List(page);
    await expect(list.rows.first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await list.searchBox.fill('pe');
    await page.clock.runFor(wait - 1);
    await list.searchBox.fill('pee');
    await page.clock.runFor(wait - 1);
    await expect(page).not.toHaveURL(/text=/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/text=pee$/);
  });
}

test('a search puts the best match first and says why each was found, until the reader sorts [LIST-05, LIST-11, S1, beyond 21]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/persons');
  const family = `Zwaanepoel${Date.now()}`;
  for (const surname of ['Johannes', 'Jan']) {
    await staff.call('createPerson', { token, person: { surname, familyname: family, victim_type: 'civilian' } });
  }
  const list = new List(page);
  await list.searchBox.fill(`jan ${family}`);
  await expect.poll(() => list.names, { timeout: 15_000 }).toEqual([`${family}, Jan`, `${family}, Johannes`]);
  await expect(list.table.locator('[aria-sort]')).toHaveCount(0);
  await expect(list.rows.nth(1)).toContainText(/andere vorm|voornaam/i);
  for (const row of await list.rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(40);
  // An order that is chosen holds among those who match as well.
  await list.searchBox.fill(family);
  await expect(page).toHaveURL(/text=zwaan/i);
  await list.settled();
  await list.sortBy('Naam');
  await list.sortBy('Naam');
  await expect(page).toHaveURL(/sort=-name/);
  await expect.poll(() => list.names).toEqual([`${family}, Johannes`, `${family}, Jan`]);
});

test('nobody found is said, and one press shows all again [LIST-14, A11]', async ({ staff, page }) => {
  await staff.openAs('readonly', '/persons?text=zzyzx');
  const list = new List(page);
  await expect(page.getByText('Geen resultaten')).toBeVisible();
  await expect(list.count).toHaveCount(0);
  await page.getByRole('button', { name: 'Alles tonen' }).click();
  await expect(list.rows).toHaveCount(10);
});

test('the names list is chosen by the address, and an account is offered no action it lacks the right to [PERSON-03, ROUTE-06, SHELL-32]', async ({
  staff,
  page,
}) => {
  await staff.openAs('readonly', '/persons?dataset=survivors');
  await expect(page.getByRole('combobox', { name: 'Lijst' })).toHaveValue('Overlevenden');
  await page.getByRole('combobox', { name: 'Lijst' }).click();
  await page.getByRole('option', { name: 'Alle personen' }).click();
  await expect(new List(page).rows).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Acties voor/ })).toHaveCount(0);
});

test('rows, their spacing and columns of a list are remembered for the user [S1]', async ({ staff, page }) => {
  await staff.openAs('normal', '/persons');
  const list = new List(page);
  await page.getByRole('button', { name: 'Weergave van de lijst' }).click();
  await page.getByRole('radio', { name: '25', exact: true }).check();
  await page.getByRole('radio', { name: 'Dicht' }).check();
  await page.getByRole('checkbox', { name: 'Leger' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list.rows).toHaveCount(25);
  await staff.open('/persons');
  await expect(list.rows).toHaveCount(25);
  await expect(list.table.getByRole('columnheader', { name: 'Leger' })).toHaveCount(0);
  await expect(list.table.getByRole('columnheader', { name: 'Naam' })).toBeVisible();
  const lowest = staff.isNarrow ? 110 : 32;
  expect((await list.rows.first().boundingBox())?.height).toBeLessThanOrEqual(lowest);
  await staff.open('/key_locations');
  await expect(list.table).toHaveAttribute('data-density', 'compact');
});

test('where there is room nothing is cut, and all that can be done stands in one menu of the row [S17, A1]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/persons?text=McGee');
  const list = new List(page);
  const row = list.rows.filter({ hasText: 'Royal Welsh Fusiliers' });
  await expect(row).toContainText('Tyne Cot Cemetery');
  const military = row.getByRole('cell').filter({ hasText: 'Royal Welsh Fusiliers' });
  const isPhone = staff.isNarrow;
  if (!isPhone) expect((await military.boundingBox())?.width).toBeGreaterThan(180);
  for (const width of isPhone ? [390] : [1920, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await row
      .locator('.list-cell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      );
    expect(cut, `${width}`).toEqual([]);
    expect(await staff.sideways(), `${width}`).toBeLessThanOrEqual(0);
  }
  if (staff.isNarrow) {
    // Rows fill the first screen, and each says what its facts are.
    expect((await row.boundingBox())?.y).toBeLessThan(400);
    expect(await list.table.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
  }
  const menu = row.getByRole('button', { name: /^Acties voor McGee/ });
  await expect(row.locator('.list-actions').locator('a, button')).toHaveCount(1);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').last()).toHaveText(/verwijderen$/);
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the first page, the last and any other are one step away [LIST-07, LIST-08, S13]', async ({ staff, page }) => {
  await staff.openAs('normal', '/persons');
  const list = new List(page);
  const number = page.getByRole('textbox', { name: 'Naar pagina' });
  await number.fill('400');
  await number.press('Enter');
  await expect(page.getByText(/^Kies een pagina van 1 tot \d\d\.$/)).toBeVisible();
  await expect(number).toHaveValue('400');
  await number.fill('12');
  await number.press('Enter');
  await expect(list.count).toHaveText(/^111 tot 120 van/);
  await page.getByRole('link', { name: 'Laatste pagina' }).click();
  await expect(page.getByRole('link', { name: 'Volgende' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Eerste pagina' }).click();
  await expect(list.count).toHaveText(/^1 tot 10 van/);
});

test('Back, and Alt with the left arrow, come back to the row that was opened, which has the focus [S14, SHELL-18]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/persons?rows=25');
  const list = new List(page);
  await expect(list.rows).toHaveCount(25);
  const opened = list.rows.nth(20).getByRole('link').first();
  for (const back of [() => page.goBack(), () => page.keyboard.press('Alt+ArrowLeft')]) {
    await opened.click();
    await expect(page).toHaveURL(/\/persons\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await back();
    await expect(list.rows).toHaveCount(25);
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport();
  }
});

test('rows stay low, whatever a person has to say [S1]', { tag: onlyWide }, async ({ staff, page }) => {
  await staff.openAs('normal', '/persons?text=McGee');
  const list = new List(page);
  await expect(list.rows.filter({ hasText: 'Royal Welsh Fusiliers' })).toContainText('Tyne Cot Cemetery');
  for (const row of await list.rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(40);
});

test('the keyboard finds the search box, walks through the rows and opens one [S2]', async ({ staff, page }) => {
  await staff.openAs('normal', '/persons');
  const list = new List(page);
  await expect(list.rows).toHaveCount(10);
  await page.keyboard.press('/');
  await expect(list.searchBox).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.rows.nth(0).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(list.rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/persons\/[0-9a-f-]{36}$/);
});

test('a list that fails says so and is asked again', async ({ staff, page }) => {
  let fails = true;
  await page.route('**/api/v2', async (route) =>
    fails && route.request().postDataJSON().method === 'findPerson' ? route.abort() : route.continue(),
  );
  await staff.openAs('normal', '/persons');
  await expect(page.getByRole('alert')).toContainText('Er is geen verbinding');
  fails = false;
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(new List(page).rows).toHaveCount(10);
  staff.complaints.length = 0; // the browser reports the call that was cut off
});
