import { OwnMuseum } from '../OwnMuseum.ts';
import { expect, test as staffTest } from './staffApp.ts';

const test = staffTest.extend<object, { museum: OwnMuseum }>({
  museum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const museum = await OwnMuseum.open('retentionMuseum.ts');
      await use(museum);
      await museum.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ museum }, use) => use(museum.origin),
});

// One list is decided about by both.
test.describe.configure({ mode: 'serial' });

test('a revisor postpones one contact person with a reason and has another one erased, by keyboard', async ({
  staff,
  page,
}) => {
  const look = async (what: string) => {
    expect(await staff.violations(), what).toEqual([]);
    expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
  };
  // A dialog that is still fading in is too faint to be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.openAs('revisor', '/privacy/retention');
  await expect(staff.heading).toHaveText('Bewaartermijnen');
  const entries = page.locator('.retention-entries').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await look('the list');
  await expect(page.getByRole('button', { name: 'Termijnen wijzigen' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Griet Claeys kiezen' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Uitstellen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Langer bewaren' });
  await expect(dialog.getByLabel('Reden')).toBeFocused();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Uitstellen' }).press('Enter');
  await expect(dialog.getByText('Kies een dag na vandaag.')).toBeVisible();
  await expect(dialog.getByLabel('Reden')).toBeFocused();
  await look('the dialog');
  await dialog.getByLabel('Reden').fill('Het gesprek over de foto’s loopt nog.');
  const until = dialog.getByRole('group', { name: 'Bewaren tot' });
  await dialog.getByRole('button', { name: 'Uitstellen' }).press('Enter');
  await expect(until.getByLabel('Dag')).toBeFocused();
  await until.getByLabel('Dag').fill('1');
  await until.getByLabel('Maand').fill('3');
  await until.getByLabel('Jaar').fill('2099');
  await dialog.getByRole('button', { name: 'Uitstellen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(entries).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Griet Maes kiezen' }).press('Space');
  await page.getByRole('button', { name: 'Wissen' }).press('Enter');
  await page.getByRole('dialog', { name: 'Voorgoed wissen?' }).getByRole('button', { name: 'Wissen' }).press('Enter');
  await expect(page.getByText('1 rij gewist.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wissen' })).toBeFocused();
  await expect(entries).toHaveText([/Griet Schröder/]);
  await expect(page.getByText(/bevestigd door revisor/)).toBeVisible();
  await expect(page.getByText('Griet Maes')).toHaveCount(0);
  await page.getByText('Uitgesteld', { exact: true }).click();
  await expect(entries).toHaveText([
    /Griet Claeys.*tot 1\/3\/2099 door revisor: Het gesprek over de foto’s loopt nog\./,
  ]);

  // Kept for good is no postponing: the button and what is told afterwards say what it is.
  await page.getByText('Te beslissen', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Griet Schröder kiezen' }).press('Space');
  await page.getByRole('button', { name: 'Uitstellen' }).press('Enter');
  await dialog.getByLabel('Reden').fill('Schenker van het archief.');
  await dialog.getByRole('checkbox', { name: 'Blijvend bewaren' }).press('Space');
  await dialog.getByRole('button', { name: 'Blijvend bewaren' }).press('Enter');
  await expect(page.getByText('1 blijvend bewaard.').first()).toBeVisible();
  await expect(page.getByText('Er is niets te wissen.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Te wissen' })).toBeFocused();
  await page.getByText('Blijvend', { exact: true }).click();
  await expect(entries).toHaveText([/Griet Schröder.*Bewaard door revisor: Schenker van het archief\./]);
});

test('an administrator sets for how long contact persons are kept', async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.openAs('admin', '/privacy/retention');
  await page.getByRole('button', { name: 'Termijnen wijzigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termijnen wijzigen' });
  const count = dialog.getByLabel('Hoe lang: Contactpersonen');
  await count.fill('');
  await expect(dialog.getByText('Vul een getal van 1 tot 1200 in.')).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await count.fill('24');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog).toBeHidden();
  const rule = page.locator('.retention-rules > div').filter({ hasText: /^Contactpersonen/ });
  await expect(rule).toContainText('24 maanden');
  await expect(page.getByText(/Laatst gewijzigd door admin/)).toBeVisible();
});
