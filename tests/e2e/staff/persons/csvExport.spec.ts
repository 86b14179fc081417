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
  await staff.openAs('readonly', '/persons/search?victim_type=MILITARY');
  await expect(page.locator('.search-count')).toContainText('voldo');
  const count = Number((await page.locator('.search-count').textContent())?.replace(/\D/g, ''));
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
  expect(await staff.violations()).toEqual([]);
  const saving = page.waitForEvent('download');
  await make.click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Personen \d{8}\.csv$/);
  const rows = parse(await readFile(await download.path()), { bom: true, delimiter: ';', columns: true });
  expect(rows.length).toBe(count);
  expect(rows[0]).toMatchObject({ Naam: expect.stringMatching(/./), 'Overleden: Datum': expect.any(String) });
  expect(rows[0]).not.toHaveProperty('Overleden: Toelichting');
  await expect(dialog.getByRole('status')).toContainText('Klaar');
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'CSV…' }).click();
  await expect(dialog.getByRole('status')).toContainText('10 velden gekozen');
  await dialog.getByRole('checkbox', { name: 'Algemeen', exact: true }).check();
  await expect(dialog.getByRole('combobox', { name: 'Bewaarde keuze' })).toHaveValue('Geen');
  await dialog.getByRole('combobox', { name: 'Bewaarde keuze' }).click();
  await page.getByRole('option', { name: 'Graven' }).click();
  await expect(dialog.getByRole('status')).toContainText('10 velden gekozen');
});
