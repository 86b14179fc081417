import { staffPassword } from '../museumFacts.ts';
import { expect, type StaffApp, test } from './staffApp.ts';

/** The form of an account with a phone number typed into it that is not saved. */
async function typePhone(staff: StaffApp, phone: string) {
  const token = await staff.openAs('admin', '/users');
  await staff.page.getByRole('link', { name: 'api-read', exact: true }).click();
  const dialog = staff.page.getByRole('dialog', { name: /api-read/ });
  await dialog.getByLabel('Telefoon').fill(phone);
  return { dialog, token };
}

test('nobody leaves a page with unsaved work unasked [SHELL-22]', async ({ staff, page }) => {
  const { dialog } = await typePhone(staff, '057 00 00 01');
  const question = page.getByRole('dialog', { name: 'Niet-bewaarde wijzigingen' });
  await page.goBack();
  await expect(question).toContainText('Het venster sluiten?');
  // Whoever presses twice meant it once.
  await question.getByRole('button', { name: 'Verder werken' }).dblclick();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Telefoon')).toHaveValue('057 00 00 01');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sluiten zonder te bewaren' }).click();
  await expect(dialog).toBeHidden();
  await staff.open('/persons/create');
  await page.getByRole('textbox').first().fill('Karel');
  const start = page.getByRole('link', { name: 'Start' }).first();
  await start.click();
  await expect(question).toContainText('Er zijn niet-bewaarde wijzigingen. Pagina verlaten?');
  await question.getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue('Karel');
  await start.click();
  await question.getByRole('button', { name: 'Verlaten zonder te bewaren' }).click();
  await expect(staff.heading).toHaveText('Start');
});

test('closing the tab with unsaved work brings the browser’s own warning [SHELL-23]', async ({ staff, page }) => {
  await typePhone(staff, '057 00 00 02');
  const warned = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.accept();
  await closing;
});

test('a session that ends while somebody types loses nothing: the save is repeated after the sign-in [AUTH-26, AUTH-27]', async ({
  staff,
  page,
}) => {
  const { dialog, token } = await typePhone(staff, '057 00 00 03');
  await staff.call('logout', { token });
  await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
  const ended = page.getByRole('dialog', { name: 'Opnieuw aanmelden' });
  await ended.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(ended).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /api-read/ })).toContainText('057 00 00 03');
});
