import { expect, test } from '../staffApp.ts';

test('readers see the rows of the lists that a person comes from, each as it stands there, and older ones say that they were not kept', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('readonly', '/');
  const { data } = await staff.call<{ data: { id: string }[] }>('findPerson', { token, text: 'McGee' });
  await staff.open(`/persons/${data[0]?.id}`);
  await page.getByRole('tab', { name: /Bronnen/ }).click();
  await expect(page).toHaveURL(/tab=sources/);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const roll = rows.filter({ hasText: 'Roll of Honour of the City of Cardiff' });
  await expect(roll).toContainText('Rij 118, regel 121 van cardiff_roll.csv');
  await expect(roll).toContainText(/Geïmporteerd op \d{4}-\u2060\d\d-\u2060\d\d\s\d\d:\d\d door els/);
  await expect(roll.getByRole('term')).toHaveText(['nr', 'naam', 'geboren', 'stamnummer', 'nota']);
  await expect(roll.getByRole('definition').nth(1)).toHaveText('McGEE, William J.');
  await expect(roll).toContainText('Leeg in de bron: foto, opmerking van de redactie');
  const older = rows.filter({ hasText: 'welsh-1919' });
  await expect(older).toContainText('Importeer de lijst opnieuw');
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});
