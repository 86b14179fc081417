import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { mailSubject } from '../../../../core-server/src/areas/mails/mailWords.ts';
import { staffPassword } from '../../museumFacts.ts';
import { expect, test } from '../mailingMuseum.ts';
import { StaffApp } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { emailOf, newAccount, Users } from './Users.ts';

// One after the other, in one museum.
test.describe.configure({ mode: 'default' });

for (const language of ['nl', 'fr'] as const) {
  test(`the life of an account, from its invitation to its removal, whose owner reads ${language} [ROUTE-02, ROUTE-03, ROUTE-46, USER-02, USER-03, USER-07, USER-10, USER-12, USER-20, AUTH-15, ERR-20]`, async ({
    staff,
    page,
    browser,
    inbox,
  }) => {
    test.setTimeout(90_000);
    const t = await wordsIn(language);
    const account = newAccount('life');
    const users = new Users(page, staff);
    await staff.openAs('admin', '/users');

    // Invited, and told so when the mail has left. The list says so too, and the invitation can be sent again as long as nobody accepted it.
    await users.invite({ type: 'Beheerder', account, name: 'Anna Delvaux', language: languageNames[language] });
    await expect(page.getByText(`De uitnodiging is verzonden naar ${emailOf(account)}`)).toBeVisible();
    const first = await inbox.linkIn(1, emailOf(account), mailSubject('invitation', language));
    await users.find(account);
    await expect(users.list.row(account)).toContainText('Wacht op aanvaarding');
    await users.list.act(account, `Uitnodiging van ${account} opnieuw verzenden`);
    await expect(page.getByText('De uitnodiging is opnieuw verzonden', { exact: true })).toBeVisible();
    const invitation = await inbox.linkIn(2, emailOf(account), mailSubject('invitation', language));
    expect(invitation).not.toBe(first);

    // Activated and signed in.
    const own = await browser.newContext({ locale: language, viewport: page.viewportSize() });
    const at = await own.newPage();
    const theirs = new StaffApp(at, own.request);
    const choose = async (link: string, password: string, submit: string) => {
      await at.goto(`${link}&lang=${language}`);
      await at.getByLabel(t('access.newPassword'), { exact: true }).fill(password);
      await at.getByLabel(t('access.repeatPassword'), { exact: true }).fill(password);
      await at.getByRole('button', { name: submit }).click();
    };
    const signIn = async (password: string) => {
      await at.getByLabel(t('access.username')).fill(account);
      await at.getByLabel(t('access.password'), { exact: true }).fill(password);
      await at.keyboard.press('Enter');
    };
    await choose(invitation, staffPassword, t('access.activate.submit'));
    await expect(at.getByText(t('access.activate.done'))).toBeVisible();
    await at.goto('/login');
    await signIn(staffPassword);
    await expect(theirs.heading).toHaveText(t('pages.home'));
    await users.find(account);
    await expect(users.list.row(account)).toContainText('Bevestigd');
    await page.getByRole('button', { name: `Acties voor ${account}` }).click();
    await expect(page.getByRole('menuitem', { name: `${account} bewerken` })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /opnieuw verzenden/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    // Suspended, out at once and told why; resumed, in again with the same password.
    await users.list.act(account, `${account} blokkeren`);
    await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click();
    await expect(users.list.row(account)).toContainText('Geblokkeerd');
    await at.goto('/login');
    await signIn(staffPassword);
    await expect(at.getByRole('alert')).toHaveText(t('errors.accountSuspended'));
    await users.list.act(account, `${account} deblokkeren`);
    await expect(users.list.row(account)).toContainText('Bevestigd');
    await signIn(staffPassword);
    await expect(theirs.heading).toHaveText(t('pages.home'));

    // Forgotten, and chosen anew; the session of before has ended.
    await at.goto('/requestPasswordReset');
    await own.clearCookies();
    await at.evaluate(() => localStorage.clear());
    await at.goto(`/requestPasswordReset?lang=${language}`);
    await at.getByLabel(t('access.email')).fill(emailOf(account));
    await at.getByRole('button', { name: t('access.send') }).click();
    await expect(at.getByText(t('access.reset.sent'))).toBeVisible();
    const reset = await inbox.linkIn(3, emailOf(account), mailSubject('passwordReset', language));
    await choose(reset, `${staffPassword}, anew`, t('access.keep'));
    await expect(at.getByText(t('access.reset.done'))).toBeVisible();
    await at.goto('/login');
    await signIn(`${staffPassword}, anew`);
    await expect(theirs.heading).toHaveText(t('pages.home'));

    // Renamed by an administrator.
    await users.find(account);
    const renaming = await users.edit(account);
    await renaming.getByLabel('Naam', { exact: true }).fill('Anna Delvaux-Maertens');
    await renaming.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(renaming).toBeHidden();
    await expect(users.list.row(account)).toContainText('Anna Delvaux-Maertens');

    // Loses a right while signed in: has to sign in again, and then finds the page closed.
    await at.goto('/users');
    await expect(theirs.heading).toHaveText(t('pages.users'));
    const demoting = await users.edit(account);
    await users.choose(demoting.getByRole('combobox', { name: 'Type' }), 'Alleen lezen');
    await demoting.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(demoting).toBeHidden();
    await at.getByRole('link', { name: t('persons.fields.name'), exact: true }).click();
    const again = at.getByRole('dialog', { name: t('session.title') });
    await again.getByLabel(t('access.password'), { exact: true }).fill(`${staffPassword}, anew`);
    await at.keyboard.press('Enter');
    await expect(theirs.heading).not.toHaveText(t('pages.users'));
    await expect(at.getByRole('table')).toHaveCount(0);

    // Removed: signed out, and let in no more.
    await users.list.act(account, `${account} verwijderen`);
    const question = users.dialog(`${account} verwijderen?`);
    await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText(`${account} is verwijderd`)).toBeVisible();
    await expect(users.list.row(account)).toHaveCount(0);
    await at.goto('/persons');
    await expect(at).toHaveURL(/\/login$/);
    await signIn(`${staffPassword}, anew`);
    await expect(at.getByRole('alert')).toContainText(t('errors.invalidLogin'));
    await own.close();
  });
}
