import { expect, test } from './pages.ts';

test('the filter sheet keeps the focus inside and gives it back', async ({ pages, page }) => {
  await pages.open('/publicsearch/search?text=deruytter');
  const opener = page.getByRole('button', { name: 'Verfijnen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Verfijnen' });
  await expect(sheet.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
