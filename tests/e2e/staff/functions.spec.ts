import type { Page } from '@playwright/test';
import { violationsOn } from '../violations.ts';
import { expect, type StaffApp, test } from './staffApp.ts';

/** Places that nothing names, of a name of their own. */
async function makePlaces(staff: StaffApp, prefix: string, count: number): Promise<string[]> {
  const token = await staff.startSession('admin');
  const names = Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);
  for (const name of names) await staff.call('createPlace', { token, place: { languages: { nl: { name } } } });
  return names;
}

/** Opens a list of choices, goes down to one of them and takes it, all by keys. */
async function chooseByKeyboard(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).focus();
  const option = page.getByRole('option', { name: choice, exact: true });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: field })).toHaveValue(choice);
}

const own = (word: string) => `${word} ${Date.now().toString(36)}`;

test('an administrator runs a report by keyboard, sees what an action would do, and does it [FUNC-01, FUNC-06, FUNC-16, FUNC-17]', async ({
  staff,
  page,
}) => {
  const prefix = own('Leegdorp');
  const [one, two] = await makePlaces(staff, prefix, 2);
  await staff.openAs('admin', '/');
  await page.getByRole('link', { name: 'Geavanceerde functies' }).click();
  await expect(staff.heading).toHaveText('Geavanceerde functies');
  await chooseByKeyboard(page, 'Categorie', 'Plaatsen');
  await chooseByKeyboard(page, 'Functie', 'Ongebruikte plaatsen');
  await page.getByLabel('Naam van de plaats').fill(prefix);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Ongebruikte plaatsen' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: `${one} selecteren` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 rij geselecteerd')).toBeVisible();
  await page.getByRole('button', { name: 'Met de selectie' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Verwijderen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Verwijderen: 1 rij' });
  await expect(dialog.getByText('Bij 1 rij verandert er iets.')).toBeVisible();
  await expect(dialog.getByText('Plaats: verwijderd')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).press('Enter');
  const result = page.getByRole('dialog', { name: 'Resultaat van Verwijderen' });
  await expect(result.getByText('1 rij gedaan.')).toBeVisible();
  await expect(result.getByRole('link', { name: one, exact: true })).toBeVisible();
  // What was selected for it is selected no more.
  await expect(page.getByText('1 rij geselecteerd')).toHaveCount(0);
  await result.getByRole('button', { name: 'Sluiten' }).last().press('Enter');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('link', { name: two, exact: true })).toBeVisible();
  const runs = page.getByRole('region', { name: 'Eerder uitgevoerd' });
  await expect(runs.getByRole('row').filter({ hasText: 'Verwijderen' }).first()).toContainText('Gelukt');
});

test('what an action did is undone from where it is told, and the report of changes leads to what was removed [FUNC-16]', async ({
  staff,
  page,
}) => {
  const prefix = own('Terugdorp');
  const names = await makePlaces(staff, prefix, 2);
  const asked = new URLSearchParams({ category: 'PLACES', function: 'UnusedPlaces', place_name: prefix, run: '1' });
  await staff.openAs('admin', `/functions?${asked}`);
  const remove = async () => {
    await page.getByRole('checkbox', { name: 'Alle rijen van deze pagina selecteren' }).check();
    await page.getByRole('button', { name: 'Met de selectie' }).click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(page.getByText('2 rijen gedaan.')).toBeVisible();
  };
  await remove();
  // No row is left, and what was done is still told.
  await expect(page.getByText('Niets gevonden.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('2 records zijn weer zoals ze waren.')).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).last().click();
  const table = page.getByRole('table', { name: 'Ongebruikte plaatsen' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await remove();
  await staff.goTo('/functions?category=LOGS&function=ShowAuditLog&entity=place&run=1');
  const changes = page.getByRole('table', { name: 'Wijzigingen' });
  const removed = changes
    .getByRole('row')
    .filter({ hasText: names[0] ?? '' })
    .filter({ hasText: 'Verwijderd' });
  await expect(removed.first()).toContainText('Functie');
  await removed
    .first()
    .getByRole('link', { name: names[0] ?? '', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Fiche terugzetten' })).toBeVisible();
});

test('a row leads to its record and its edit icon to the form; the address holds the run [FUNC-03, FUNC-04, FUNC-05]', async ({
  staff,
  page,
}) => {
  const prefix = own('Bladdorp');
  const names = await makePlaces(staff, prefix, 12);
  const asked = new URLSearchParams({ category: 'PLACES', function: 'UnusedPlaces', place_name: prefix, run: '1' });
  await staff.openAs('admin', `/functions?${asked}`);
  const table = page.getByRole('table', { name: 'Ongebruikte plaatsen' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(page.getByText('1 tot 10 van 12')).toBeVisible();
  await table.getByRole('link', { name: 'Naam' }).click();
  await expect(table.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
  const name = (await table.getByRole('rowheader').first().getByRole('link').textContent()) ?? '';
  expect(names).toContain(name);
  await page.getByRole('link', { name: `${name} bewerken` }).click();
  await expect(page).toHaveURL(/\/places\/[^/]+\/edit/);
  await page.goBack();
  await table.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/places\/[^/]+$/);
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('what cannot be asked is told at its field before anything runs, and texts are answered as texts [FUNC-03, FUNC-10]', async ({
  staff,
  page,
}) => {
  await staff.openAs('admin', '/functions?category=PERSONS&function=EventsOutsideWar');
  const years = page.getByRole('group', { name: 'Jaren van de oorlog' });
  await years.getByLabel('Vanaf').fill('1918');
  await years.getByLabel('Tot').fill('1914');
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByText('1 veld moet nagekeken worden.')).toBeVisible();
  await expect(years.getByLabel('Tot')).toBeFocused();
  await years.getByLabel('Tot').fill('1919');
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByText('De parameters zijn in orde.')).toBeVisible();
  await staff.goTo('/functions?category=GENERAL&function=DatabaseStatistics');
  await expect(page.getByRole('region', { name: 'Resultaat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Uitvoeren', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Resultaat' })).toContainText(/Personen: \d/);
});

test('a country is chosen among ten at most and a moment is typed to the minute, by keyboard, and both are said where they are wrong [ADVSEARCH-25, ADVSEARCH-28, FUNC-07]', async ({
  staff,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('admin', '/functions?category=PLACES&function=UnusedPlaces');
  const name = own('Landdorp');
  const countries = [
    ['France', 'FR'],
    ['Belgique', 'BE'],
  ] as const;
  for (const [where, country_code] of countries) {
    const place = { languages: { nl: { name: `${name} ${where}` } }, country_code };
    await staff.call('createPlace', { token, place });
  }
  await page.getByLabel('Naam van de plaats').fill(name);
  const country = page.getByRole('combobox', { name: 'Land' });
  await country.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(10);
  await country.fill('land');
  await expect(page.getByRole('option')).toHaveCount(10);
  // Without its accent too.
  await country.fill('belgie');
  await expect(page.getByRole('option')).toHaveText(['België']);
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('België');
  await country.press('Enter');
  const table = page.getByRole('table', { name: 'Ongebruikte plaatsen' });
  await expect(table.getByRole('rowheader')).toHaveText([`${name} Belgique`]);
  await expect(page).toHaveURL(/country=BE/);
  await expect(page.getByRole('region', { name: 'Eerder uitgevoerd' }).getByRole('row').nth(1)).toContainText(
    'Land: België',
  );

  await staff.goTo('/functions?category=LOGS&function=ShowAuditLog');
  const from = page.getByRole('group', { name: 'Vanaf', exact: true });
  await from.getByLabel('Dag').focus();
  await page.keyboard.type('31022026');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Vanaf: Uur' })).toBeFocused();
  await page.keyboard.type('2561');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 veld moet nagekeken worden.')).toBeVisible();
  await expect(from.getByText('Deze dag bestaat niet: kijk dag, maand en jaar na.')).toBeVisible();
  await expect(from.getByLabel('Dag')).toBeFocused();
  await page.keyboard.type('04052026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit uur bestaat niet: kijk uur en minuten na.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Vanaf: Uur' })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('930');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Resultaat' })).toBeVisible();
  await expect(page).toHaveURL(/from=2026-05-04T09(%3A|:)30/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Vanaf: Uur' })).toHaveValue('09');
  await expect(page.getByRole('textbox', { name: 'Vanaf: Minuten' })).toHaveValue('30');
});

test('the search of persons is a function too, with its form and its rows [FUNC-12, FUNC-15]', async ({
  staff,
  page,
}) => {
  await staff.openAs('admin', '/functions?category=PERSONS&function=FindPersonAdvancedInternal');
  await page.getByRole('textbox', { name: 'Familienaam' }).fill('Bossaert');
  await page.getByRole('button', { name: 'Uitvoeren', exact: true }).click();
  const table = page.getByRole('table', { name: 'Uitgebreid zoeken, intern' });
  await expect(table.getByRole('row').nth(1)).toContainText(/Bossaert.*\d{4}.*Burger/);
  await page.reload();
  await expect(table.getByRole('row').nth(1)).toContainText('Bossaert');
});

test('a long run says for how long it is at work, and can be stopped', async ({ staff, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v2', async (route) => {
    if (route.request().postData()?.includes('"LikelyDoubles","args"')) await held;
    await route.continue().catch(() => undefined);
  });
  await staff.openAs('admin', '/functions?category=PERSONS&function=LikelyDoubles&run=1');
  await page.getByRole('button', { name: 'Afbreken' }).click();
  await expect(page.getByText('Afgebroken.')).toBeVisible();
  release();
  await page.unroute('**/api/v2');
  await page.getByRole('button', { name: 'Uitvoeren', exact: true }).click();
  await expect(page.getByText('Afgebroken.')).toHaveCount(0);
});

test('the page is for administrators [FUNC-11, SHELL-10]', async ({ staff, page }) => {
  await staff.openAs('revisor', '/functions');
  await expect(page.getByRole('combobox', { name: 'Categorie' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Geavanceerde functies' })).toHaveCount(0);
});

test('nothing stands in the way of whoever cannot see or use a mouse: form, table, preview and result', async ({
  staff,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const prefix = own('Hoordorp');
  const [name] = await makePlaces(staff, prefix, 1);
  await staff.openAs('admin', '/functions');
  expect(await violationsOn(page)).toEqual([]);
  const asked = new URLSearchParams({ category: 'PLACES', function: 'UnusedPlaces', place_name: prefix, run: '1' });
  await staff.goTo(`/functions?${asked}`);
  await page.getByRole('checkbox', { name: `${name} selecteren` }).check();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Met de selectie' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('a report is run each night for whoever asks, with its parameters, and ended on the page [FUNC-01]', async ({
  staff,
  page,
}) => {
  const name = own('Nachtdorp');
  await staff.openAs('admin', '/functions?category=PLACES&function=UnusedPlaces');
  await page.getByLabel('Naam van de plaats').fill(name);
  await page.getByRole('button', { name: 'Elke nacht mailen' }).press('Enter');
  const nightly = page.getByRole('region', { name: 'Elke nacht voor u uitgevoerd' });
  const mine = nightly.getByRole('listitem').filter({ hasText: name });
  await expect(mine).toContainText(`Naam van de plaats: ${name}`);
  await expect(mine).toContainText('Nog niet uitgevoerd');
  await page.getByRole('button', { name: 'Elke nacht mailen' }).press('Enter');
  await page.reload();
  await expect(mine).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
  await mine.getByRole('link', { name: 'Ongebruikte plaatsen' }).press('Enter');
  await expect(page).toHaveURL(/&run=1$/);
  await expect(page.getByRole('textbox', { name: 'Naam van de plaats' })).toHaveValue(name);
  await mine.getByRole('button', { name: /^Niet meer mailen: Ongebruikte plaatsen/ }).press('Enter');
  await expect(mine).toHaveCount(0);
});

test('what a quality report found last stands on the first page, and leads to its rows [SHELL-04]', async ({
  staff,
  page,
}) => {
  const familyname = own('Tegenspraak');
  const token = await staff.openAs('admin', '/');
  const person = { surname: 'Jan', familyname, victim_type: 'civilian', born_year: 1890, died_year: 1890 };
  await staff.call('createPerson', { token, person: { ...person, died_age: 40 } });
  await staff.call('callFunction', { token, name: 'PersonsWithInvalidDates', args: {} });
  await staff.goTo('/');
  const lists = page.getByRole('list', { name: 'Kwaliteitslijsten' });
  await lists.getByRole('link', { name: 'Tegenstrijdige datums' }).press('Enter');
  await expect(page).toHaveURL(/function=PersonsWithInvalidDates&run=1/);
  await expect(page.getByRole('table', { name: 'Tegenstrijdige datums' })).toBeVisible();
});
