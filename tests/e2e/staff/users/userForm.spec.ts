import { expect, test } from '../staffApp.ts';
import { emailOf, newAccount, Users } from './Users.ts';

test('what is refused stands beside its field until that is edited; the first such field has the focus [USER-13, USER-14, VALID-02, VALID-04, VALID-05, SHELL-33, S8, S16]', async ({
  staff,
  page,
}) => {
  await staff.openAs('admin', '/users?open=create');
  const dialog = new Users(page, staff).dialog('Nieuwe gebruiker');
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('3 velden moeten worden nagekeken');
  const account = dialog.getByLabel('Gebruikersnaam');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('Vul dit veld in');
  await account.fill('admin');
  await expect(account).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Vul dit veld in/);
  // Each type says in a line what it may do, in the list and once it is chosen.
  const type = dialog.getByRole('combobox', { name: 'Type' });
  await type.click();
  const options = page.getByRole('option').filter({ visible: true });
  await expect(options).toHaveText(Array(8).fill(/.(Mag|Als|Voor) .+\.$/));
  await options.filter({ hasText: 'Revisor' }).click();
  await expect(type).toHaveAccessibleDescription(/^Mag alles bewerken/);
  await dialog.getByLabel('E-mailadres').fill(emailOf(newAccount('new')));
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(account).toHaveAccessibleDescription('Deze gebruikersnaam of dit e-mailadres is al in gebruik');
  await expect(account).toBeFocused();
  await expect(account).toHaveValue('admin');
});

test('work that is not saved is asked about before it is left, and offered again after a crash [SHELL-22, SHELL-23, S4]', async ({
  staff,
  page,
}) => {
  const account = newAccount('lost');
  await page.clock.install();
  const token = await staff.openAs('admin', '/users');
  await staff.call('createUser', { token, user: { type: 'normal', account, email: emailOf(account) } });
  const users = new Users(page, staff);
  await users.find(account);
  const form = await users.edit(account);
  await form.getByLabel('Telefoon').fill('057 33');
  const question = users.dialog('Niet-bewaarde wijzigingen');
  for (const leave of [() => page.goBack(), () => form.getByRole('button', { name: 'Annuleren' }).click()]) {
    await leave();
    await question.getByRole('button', { name: 'Verder werken' }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Telefoon')).toHaveValue('057 33');
  }
  await page.clock.runFor(11_000);
  const address = page.url();
  const crashed = await page.context().newPage();
  await page.close();
  await crashed.goto(address);
  const again = crashed.getByRole('dialog', { name: `${account} bewerken` });
  await expect(again.getByLabel('Telefoon')).toHaveValue('');
  await again.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(again.getByLabel('Telefoon')).toHaveValue('057 33');
  await again.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(again).toBeHidden();
  await crashed.goto(address);
  await expect(again.getByLabel('Telefoon')).toHaveValue('057 33');
  await expect(again.getByText(/achtergebleven/)).toHaveCount(0);
});

test('an administrator sees where somebody is signed in and signs them out there', async ({ staff, page }) => {
  const account = newAccount('signed-in');
  await staff.makeAccount(account, 'api-read');
  const theirs = await staff.startSession(account);
  await staff.openAs('admin', `/users?text=${account}`);
  const users = new Users(page, staff);
  await users.list.act(account, `Aanmeldingen van ${account}`);
  const sessions = users.dialog(`Aanmeldingen van ${account}`);
  await sessions.getByRole('button', { name: /afmelden/i }).click();
  await expect(sessions.getByText('Deze gebruiker is nergens aangemeld.')).toBeVisible();
  const asked = await page.request.post('/api/v2', {
    data: { jsonrpc: '2.0', id: 1, method: 'findPerson', params: { token: theirs } },
  });
  expect((await asked.json()).error.message).toBe('sessionExpired');
});

test('the own account and its right cannot be taken away by oneself [USER-20]', async ({ staff, page }) => {
  await staff.openAs('admin', '/users?text=admin@museum');
  const users = new Users(page, staff);
  await users.list.act('admin', 'admin verwijderen');
  await users.dialog('admin verwijderen?').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('U kunt dit niet doen met uw eigen account')).toBeVisible();
  await expect(users.list.row('admin')).toBeVisible();
});

test('"uitgenodigd" is never said while no mail left the house: the link is handed over instead [USER-02, USER-12]', async ({
  staff,
  page,
  context,
}) => {
  const account = newAccount('kept');
  const users = new Users(page, staff);
  await staff.openAs('admin', '/users');
  await users.invite({ account });
  await expect(page.getByText(`De account van ${account} is gemaakt`, { exact: true })).toBeVisible();
  const dialog = users.dialog(`Uitnodiging van ${account}`);
  await expect(dialog.getByRole('status')).toContainText(
    `de uitnodiging voor ${emailOf(account)} is bewaard en niet verzonden`,
  );
  const link = dialog.getByLabel('Link van de uitnodiging');
  await expect(link).toHaveValue(/\?key=/);
  const first = await link.inputValue();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Link kopiëren' }).click();
  await expect(dialog.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(page.getByText(/is verzonden/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Asked for again, there is another one, and the first opens nothing any more.
  await users.find(account);
  await users.list.act(account, `Uitnodiging van ${account} opnieuw verzenden`);
  await expect(link).toHaveValue(/\?key=/);
  const second = await link.inputValue();
  expect(second).not.toBe(first);
  const { pathname, search } = new URL(second);
  const invited = await context.newPage();
  await invited.goto(`${pathname}${search}`);
  await expect(invited.getByLabel('Nieuw wachtwoord', { exact: true })).toBeVisible();
});
