import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { onlyWide } from '../../screenTags.ts';
import { expect, test } from '../staffApp.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('what a search finds is taken along with the chosen fields, and the choice is there next time [CSV-01, CSV-18, ADVSEARCH-02]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('normal', '/persons');
  const name = `Csvman${Date.now()}`;
  const persons = ['An', 'Bea', 'Cel'].map((surname) => ({ surname, familyname: name, died_year: 1917 }));
  for (const person of persons) await staff.call('createPerson', { token, person });
  await staff.goTo(`/persons/search?familyname=${name}`);
  await expect(page.locator('.search-count')).toHaveText('3 personen voldoen');
  await page.getByRole('button', { name: 'CSV…' }).click();
  const dialog = dialogOf(page);
  const make = dialog.getByRole('button', { name: 'Bestand maken' });
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('status')).toContainText('Kies minstens één veld.');
  expect(await staff.violations()).toEqual([]);

  await dialog.getByRole('checkbox', { name: 'Naam', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Overleden', exact: true }).check();
  await dialog.getByRole('button', { name: 'Velden van Overleden' }).click();
  await dialog.getByRole('group', { name: 'Overleden' }).getByRole('checkbox', { name: 'Toelichting' }).uncheck();
  await expect(dialog.getByRole('status')).toContainText('10 velden gekozen');
  await dialog.getByLabel('Naam van deze keuze').fill('Graven');
  await dialog.getByRole('button', { name: 'Keuze bewaren' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Bewaarde keuze' })).toHaveValue('Graven');
  await dialog.getByRole('radio', { name: /JSON Lines/ }).check();
  await expect(dialog.getByText('surname is de voornaam, familyname de familienaam')).toBeVisible();
  await dialog.getByRole('radio', { name: /rekenblad/ }).check();
  expect(await staff.violations()).toEqual([]);
  const saving = page.waitForEvent('download');
  await make.click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Personen \d{8}\.csv$/);
  const rows = parse(await readFile(await download.path()), { bom: true, delimiter: ';', columns: true }) as Record<
    string,
    string
  >[];
  expect(rows.map((row) => [row.Naam, row['Overleden: Datum']])).toEqual(
    persons.map(({ surname }) => [`${name}, ${surname}`, '?/?/1917']),
  );
  expect(rows[0]).not.toHaveProperty('Overleden: Toelichting');
  await expect(dialog.getByRole('status')).toContainText('Klaar');
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'CSV…' }).click();
  await expect(dialog.getByRole('status')).toContainText('10 velden gekozen');
  // What is chosen already stands folded: the button is some keys away, not all fields.
  await expect(dialog.locator('.csv-fields:visible')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Algemeen', exact: true }).check();
  await expect(dialog.getByRole('combobox', { name: 'Bewaarde keuze' })).toHaveValue('Geen');
  await dialog.getByRole('combobox', { name: 'Bewaarde keuze' }).click();
  await page.getByRole('option', { name: 'Graven' }).click();
  await expect(dialog.getByRole('status')).toContainText('10 velden gekozen');
});
