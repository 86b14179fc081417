import { staffPassword } from '../../museumFacts.ts';
import { expect, test } from '../staffApp.ts';

test('a session that ends asks once, repeats the call and keeps the page [AUTH-26, AUTH-27, AUTH-28, AUTH-30]', async ({
  staff,
  page,
}) => {
  await staff.startSession('api-read');
  const token = await staff.openAs('api-read', '/sessions');
  const rows = page.getByRole('main').getByRole('listitem');
  const foreign = rows.filter({ hasNotText: 'Deze sessie' }).first();
  await expect(foreign).toBeVisible();
  await staff.call('logout', { token });
  await foreign.getByRole('button').click();

  const dialog = page.getByRole('dialog', { name: 'Opnieuw aanmelden' });
  await expect(dialog).toContainText('Uw sessie is beëindigd, meld opnieuw aan');
  await expect(dialog.getByLabel('Gebruikersnaam')).toHaveValue('api-read');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Gebruikersnaam of wachtwoord is niet juist.');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status')).toContainText('is afgemeld');
  await expect(page).toHaveURL(/\/sessions$/);
});

test('a cancelled sign-in gives the error to whoever called [AUTH-27]', async ({ staff, page }) => {
  await staff.startSession('api-write');
  const token = await staff.openAs('api-write', '/sessions');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await staff.call('logout', { token });
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNotText: 'Deze sessie' })
    .first()
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Uw sessie is beëindigd, meld opnieuw aan.');
});

test('all tabs share one session: signing out in one ends it in the other [AUTH-25]', async ({
  staff,
  page,
  context,
}) => {
  await staff.openAs('revisor', '/');
  const second = await context.newPage();
  await second.goto('/sessions');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Waar ben ik aangemeld?');
  await (await staff.account()).getByRole('button', { name: 'Afmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
});
