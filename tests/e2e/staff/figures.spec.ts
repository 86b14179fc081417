import { expect, test } from './staffApp.ts';

test('only administrators are offered to strike out counts [beyond 18]', async ({ staff, page }) => {
  await staff.openAs('normal', '/figures');
  await expect(staff.heading).toHaveText('Cijfers');
  await expect(page.getByRole('button', { name: 'Als CSV opslaan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tellingen schrappen' })).toHaveCount(0);
});

test('an administrator strikes hours out of the figures and puts them back [beyond 18]', async ({ staff, page }) => {
  const reason = `proef ${Date.now()}`;
  await staff.openAs('admin', '/figures');
  await page.getByRole('button', { name: 'Tellingen schrappen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tellingen schrappen' });
  await dialog.getByLabel('Kiosk').selectOption({ label: 'Kiosk 4' });
  const day = (field: string) => dialog.getByRole('group', { name: field, exact: true }).getByLabel('Dag');
  const hour = (field: string) => dialog.getByLabel(`${field}: Uur`);
  await day('Vanaf').fill('05032024');
  await hour('Vanaf').selectOption('10:00');
  await day('Tot').fill('5/3/2024');
  await hour('Tot').selectOption('09:00');
  await expect(dialog.getByText('Kies een einde dat na het begin ligt.')).toBeVisible();
  await hour('Tot').selectOption('12:00');
  await dialog.getByLabel('Reden').fill(reason);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Geschrapt uit de cijfers: 0 bezoeken')).toBeVisible();
  const row = dialog.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toContainText('Kiosk 4, 2024-03-05 10:00 tot 2024-03-05 12:00');
  await row.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(row).toContainText('Teruggezet op');
  await expect(row.getByRole('button')).toHaveCount(0);
});
