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
  await dialog.getByLabel('Vanaf').fill('2024-03-05T10:00');
  await dialog.getByLabel('Tot').fill('2024-03-05T09:00');
  await expect(dialog.getByText('Kies een einde dat na het begin ligt.')).toBeVisible();
  // Hours are full ones.
  await dialog.getByLabel('Tot').fill('2024-03-05T12:30');
  await dialog.getByLabel('Reden').fill(reason);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Geschrapt uit de cijfers: 0 bezoeken')).toBeVisible();
  const row = dialog.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toContainText('Kiosk 4, 2024-03-05 10:00 tot 2024-03-05 12:00');
  await row.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(row).toContainText('Teruggezet op');
  await expect(row.getByRole('button')).toHaveCount(0);
});
