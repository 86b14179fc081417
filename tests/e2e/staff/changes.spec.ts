import { List } from './lists.ts';
import { expect, test } from './staffApp.ts';
import { emailOf, newAccount, Users } from './users/Users.ts';

test('an administrator brings a removed account back from the changes', async ({ staff, page }) => {
  const account = newAccount('gone');
  const token = await staff.openAs('admin', '/users');
  const user = { type: 'normal', account, email: emailOf(account), name: `Bert ${account}` };
  const { id, version } = await staff.call<{ id: string; version: number }>('createUser', { token, user });
  await staff.call('removeUser', { token, id, version });
  await staff.open('/changes?gone=removed&type=app_user');
  const list = new List(page);
  await list.row(`Bert ${account}`).getByRole('link').click();
  const history = page.getByRole('dialog', { name: `Geschiedenis van Bert ${account}` });
  await history.getByRole('button', { name: 'Verwijderde fiche terugzetten' }).click();
  const question = page.getByRole('dialog', { name: `Bert ${account} terugzetten?` });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await question.getByRole('button', { name: 'Herstellen' }).click();
  await expect(page.getByText(`Bert ${account} is hersteld`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.row(`Bert ${account}`)).toHaveCount(0);
  const users = new Users(page, staff);
  await users.find(account);
  await expect(users.list.row(account)).toContainText('Wacht op aanvaarding');
});

test('a field that was empty before is made empty again, and the question says so', async ({ staff, page }) => {
  const account = newAccount('empty');
  const token = await staff.openAs('admin', '/users');
  const user = { type: 'normal', account, email: emailOf(account), name: `Bert ${account}` };
  const { id, version } = await staff.call<{ id: string; version: number }>('createUser', { token, user });
  await staff.call('updateUser', { token, user: { id, version, phone: '057 12' } });
  const users = new Users(page, staff);
  await users.find(account);
  await expect(users.list.row(account)).toContainText('057 12');
  await users.list.act(account, `Geschiedenis van ${account}`);
  await users
    .dialog(/^Geschiedenis van/)
    .getByRole('button', { name: 'Telefoon herstellen' })
    .click();
  const question = page.getByRole('dialog', { name: /^Telefoon van .* weer leegmaken\?$/ });
  await question.getByRole('button', { name: 'Herstellen' }).click();
  await expect(page.getByText('is hersteld')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(users.list.row(account)).not.toContainText('057 12');
});

test('an editor finds the history of a record by its name; each hit tells two facts [QUICK-01, QUICK-03, SHELL-29, S6]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/changes');
  await expect(page.getByRole('table')).toHaveCount(0);
  const picker = page.getByLabel('Geschiedenis opzoeken van');
  await picker.click();
  await expect(page.getByText('Typ om te zoeken')).toBeVisible();
  await picker.pressSequentially('zzyzx');
  await expect(page.getByRole('listbox').getByText('Geen resultaten')).toBeVisible();
  await picker.fill('mcgee');
  const hit = page.getByRole('option', { name: /McGee/ }).first();
  await expect(hit).toContainText(/\d{4}.* · /);
  // The only one whose name begins so is chosen without being looked for.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Geschiedenis/ })).toBeVisible();
});

for (const [kind, text, found] of [
  ['Plaats', 'ieper', /Ieper.*België/],
  ['Gedenkteken', 'tyne', /Begraafplaats/],
] as const) {
  test(`a ${kind} is found by name, with what tells it apart [QUICK-05, QUICK-06]`, async ({ staff, page }) => {
    await staff.openAs('normal', '/changes');
    await page.getByRole('combobox', { name: 'Soort fiche' }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await page.getByLabel('Geschiedenis opzoeken van').fill(text);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  });
}
