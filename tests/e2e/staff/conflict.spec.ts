import { staffPassword } from '../museumFacts.ts';
import { expect, StaffApp, test } from './staffApp.ts';
import { emailOf, newAccount, Users } from './users/Users.ts';

test('two administrators edit one account: nothing typed is lost, both agree on the record, its history tells all and gives it back [VALID-02, S4]', async ({
  staff,
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const account = newAccount('both');
  const rival = newAccount('rival');
  const token = await staff.openAs('admin', '/users');
  for (const each of [account, rival]) {
    const user = { type: each === rival ? 'admin' : 'normal', account: each, email: emailOf(each), name: 'Anna Claes' };
    await staff.call('createUser', { token, user });
  }
  const users = new Users(page, staff);
  const key = new URL(await users.linkInMail(rival, 'Uw account bij Salient')).searchParams.get('key');
  await staff.call('activateUser', { token: 'GUEST', key, password: staffPassword });

  const second = await browser.newContext({ locale: 'nl-BE', viewport: page.viewportSize() });
  const other = await second.newPage();
  const otherStaff = new StaffApp(other, second.request);
  await otherStaff.open('/login');
  await otherStaff.signIn(rival, staffPassword);
  await expect(otherStaff.heading).toHaveText('Start');
  const otherUsers = new Users(other, otherStaff);

  // Both open the form, and each learns of the other.
  await users.find(account);
  const mine = await users.edit(account);
  await otherUsers.find(account);
  const theirs = await otherUsers.edit(account);
  await expect(mine.getByText('Anna Claes is dit ook aan het bewerken')).toBeVisible();
  await expect(theirs.getByText('Veerle admin is dit ook aan het bewerken')).toBeVisible();

  // The other saves first: name, phone and description; I changed name, description and language.
  await theirs.getByLabel('Naam', { exact: true }).fill('Anna Claeys');
  await theirs.getByLabel('Telefoon').fill('+32 57 11 11 11');
  await theirs.getByLabel('Beschrijving').fill('Werkt op maandag.');
  await theirs.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(theirs).toBeHidden();
  await expect(mine.getByText(`${rival} heeft dit intussen bewaard`)).toBeVisible();
  await mine.getByLabel('Naam', { exact: true }).fill('Anna Claes-Deman');
  await mine.getByLabel('Beschrijving').fill('Werkt op dinsdag.');
  await mine.getByRole('button', { name: 'Bewaren', exact: true }).click();

  // Both values of each clashing field are shown; going back to the form loses nothing.
  const conflict = users.dialog('Iemand anders was u voor');
  await expect(conflict).toContainText(rival);
  await expect(conflict.getByRole('radiogroup', { name: 'Naam' })).toContainText('Anna Claeys');
  await expect(conflict.getByRole('radiogroup', { name: 'Naam' })).toContainText('Anna Claes-Deman');
  await expect(conflict.getByRole('table')).toContainText('+32 57 11 11 11');
  expect(await staff.violations()).toEqual([]);
  await conflict.getByRole('button', { name: 'Terug naar het formulier' }).click();
  await expect(mine.getByLabel('Naam', { exact: true })).toHaveValue('Anna Claes-Deman');
  await expect(mine.getByLabel('Beschrijving')).toHaveValue('Werkt op dinsdag.');

  // Decided field by field.
  await mine.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(conflict.getByRole('button', { name: 'Zo bewaren' })).toBeDisabled();
  await conflict
    .getByRole('radiogroup', { name: 'Naam' })
    .getByRole('radio', { name: /De mijne/ })
    .click();
  await conflict
    .getByRole('radiogroup', { name: 'Beschrijving' })
    .getByRole('radio', { name: /De andere waarde/ })
    .click();
  await conflict.getByRole('button', { name: 'Zo bewaren' }).click();
  await expect(mine).toBeHidden();
  for (const each of [users, otherUsers]) {
    await each.find(account);
    const form = await each.edit(account);
    await expect(form.getByLabel('Naam', { exact: true })).toHaveValue('Anna Claes-Deman');
    await expect(form.getByLabel('Telefoon')).toHaveValue('+32 57 11 11 11');
    await expect(form.getByLabel('Beschrijving')).toHaveValue('Werkt op maandag.');
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await expect(form).toBeHidden();
  }

  // The history says who changed what, and gives a value back.
  await users.list.act(account, `Geschiedenis van ${account}`);
  const history = users.dialog(/^Geschiedenis van/);
  // Beside the invitation that was sent.
  const changes = history.getByRole('listitem').filter({ hasNotText: 'Uitnodiging verstuurd naar' });
  await expect(changes).toHaveCount(3);
  await expect(changes.nth(0)).toContainText('admin');
  await expect(changes.nth(0)).toContainText('Anna Claeys → Werd: Anna Claes-Deman');
  await expect(changes.nth(1)).toContainText(rival);
  await expect(changes.nth(2)).toContainText('Aangemaakt');
  await changes.nth(0).getByRole('button', { name: 'Naam herstellen' }).click();
  await page
    .getByRole('dialog', { name: /^Naam van .* herstellen\?$/ })
    .getByRole('button', { name: 'Herstellen' })
    .click();
  await expect(changes).toHaveCount(4);
  await expect(changes.nth(0)).toContainText('Herstel');
  await expect(changes.nth(0)).toContainText('Anna Claeys');
  await page.keyboard.press('Escape');
  await expect(users.list.row(account)).toContainText('Anna Claeys');
  await second.close();
});

test('changes of different fields meet without a question [VALID-02]', async ({ staff, page }) => {
  const account = newAccount('meet');
  const token = await staff.openAs('admin', '/users');
  const { id, version } = await staff.call<{ id: string; version: number }>('createUser', {
    token,
    user: { type: 'normal', account, email: emailOf(account) },
  });
  const users = new Users(page, staff);
  await users.find(account);
  const form = await users.edit(account);
  await staff.call('updateUser', { token, user: { id, version, phone: '057 12' } });
  await form.getByLabel('Naam', { exact: true }).fill('Jan');
  await page.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  await expect(users.list.row(account)).toContainText('Jan');
  await expect(users.list.row(account)).toContainText('057 12');
});
