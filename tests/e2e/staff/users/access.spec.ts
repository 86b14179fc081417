import { staffPassword } from '../../museumFacts.ts';
import { List } from '../lists.ts';
import { expect, test } from '../staffApp.ts';

test('somebody signs in with Enter, comes to the first page and stays signed in [AUTH-01, AUTH-02, AUTH-05, AUTH-25, SHELL-05]', async ({
  staff,
  page,
}) => {
  await staff.open('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
  await staff.signIn('normal', staffPassword);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(staff.heading).toHaveText('Start');
  await page.reload();
  await expect(staff.heading).toHaveText('Start');
});

test('a wrong password is said in an alert, and nothing typed is lost [AUTH-03, AUTH-06, ERR-07]', async ({
  staff,
  page,
}) => {
  await staff.open('/login');
  await staff.signIn('normal', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Gebruikersnaam of wachtwoord is niet juist.');
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('normal');
  await staff.signIn('invited', staffPassword);
  await expect(page.getByRole('alert')).toHaveText('Deze account is nog niet geactiveerd.');
});

test('the sign-in card is 350 wide, and its button shows that it works [AUTH-04, AUTH-07]', async ({ staff, page }) => {
  await staff.open('/login');
  const card = page.getByRole('main').locator('> div');
  expect((await card.boundingBox())?.width).toBe(350);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v2', async (route) => {
    await held;
    await route.continue();
  });
  await staff.signIn('normal', staffPassword);
  const button = page.getByRole('button', { name: 'Aanmelden' });
  await expect(button).toHaveAttribute('data-loading', 'true');
  answer();
  await expect(staff.heading).toHaveText('Start');
});

test('whoever is signed in needs no sign-in page; whoever is not comes back to where he was going [AUTH-35, SHELL-21]', async ({
  staff,
  page,
}) => {
  await staff.open('/sessions?via=home');
  await expect(page).toHaveURL(/\/login$/);
  await staff.signIn('readonly', staffPassword);
  await expect(page).toHaveURL(/\/sessions\?via=home$/);
  await staff.open('/login');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('logging out ends the session on the server too [SHELL-03]', async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/');
  await (await staff.account()).getByRole('button', { name: 'Afmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(staff.call('findSessions', { token })).rejects.toThrow('sessionExpired');
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('an invitation is accepted and a forgotten password replaced, in two languages [AUTH-08, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-14, AUTH-15, ERR-08]', async ({
  staff,
  page,
}) => {
  const account = 'fleur';
  const email = 'fleur@museum.example';
  const token = await staff.startSession('admin');
  const user = { type: 'normal', account, email, name: 'Fleur', language: 'fr' };
  await staff.call('createUser', { token, user });
  await staff.open(`${await staff.linkInMail('invitation', email)}&lang=fr`);
  await expect(staff.heading).toHaveText('Activer le compte');
  await page.getByLabel('Nouveau mot de passe').fill('court');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Utilisez au moins 8 caractères')).toBeVisible();
  const first = 'Les coquelicots de Langemark';
  await page.getByLabel('Nouveau mot de passe').fill(first);
  await expect(page.getByRole('meter', { name: 'Force du mot de passe' })).toHaveAttribute('aria-valuetext', 'Fort');
  await page.getByLabel('Répétez le mot de passe').fill('autre chose');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Les deux mots de passe sont différents')).toBeVisible();
  await page.getByLabel('Répétez le mot de passe').fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toContainText('Votre compte est actif');

  await page.getByRole('link', { name: /Nederlands/ }).click();
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.getByLabel('E-mailadres').fill('nobody@museum.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Dit e-mailadres is niet gevonden');
  await page.getByLabel('E-mailadres').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Er is een mail met instructies verzonden')).toBeVisible();

  const reset = await staff.linkInMail('passwordReset', email);
  const second = 'De klaprozen van Poelkapelle';
  const choose = async () => {
    await staff.open(`${reset}&lang=nl`);
    await page.getByLabel('Nieuw wachtwoord').fill(second);
    await page.getByLabel('Herhaal het wachtwoord').fill(second);
    await page.keyboard.press('Enter');
  };
  await choose();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toContainText('Uw wachtwoord is gewijzigd');
  await staff.signIn(account, first);
  await expect(page.getByRole('alert')).toHaveText('Gebruikersnaam of wachtwoord is niet juist.');
  await staff.signIn(account, second);
  await expect(staff.heading).toHaveText('Start');

  await choose();
  await expect(page.getByRole('alert')).toContainText('Deze link is niet meer geldig');

  await staff.open('/activateAccount?key=none');
  await page.getByLabel('Nieuw wachtwoord').fill(second);
  await page.getByLabel('Herhaal het wachtwoord').fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ongeldige activatiecode');
});

test('whoever loses a right while signed in must sign in again and then sees less; whoever is removed comes no further [AUTH-31, USER-20]', async ({
  staff,
  page,
}) => {
  const [account, password] = ['gust', 'Klaprozen bij de Menenpoort'];
  const token = await staff.startSession('admin');
  const user = { type: 'admin', account, email: 'gust@museum.example', name: 'Gust' };
  const { id } = await staff.call<{ id: string }>('createUser', { token, user });
  const key = new URL(await staff.linkInMail('invitation', user.email), 'http://museum').searchParams.get('key');
  await staff.call('activateUser', { token: 'GUEST', key, password });
  const change = async (fields: object) => {
    const { version } = await staff.call<{ version: number }>('getUser', { token, id });
    await staff.call('updateUser', { token, user: { id, version, ...fields } });
  };
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });

  await staff.open('/login');
  await staff.signIn(account, password);
  await expect(menu.getByRole('link', { name: 'Gebruikers' })).toBeVisible();
  await menu.getByRole('link', { name: 'Personen', exact: true }).click();
  await expect(new List(page).rows).toHaveCount(10);
  await change({ type: 'normal', account: 'gustaaf' });
  // The page may hear of the change by itself; its question then lies over the link, which leads on all the same.
  await menu.getByRole('link', { name: 'Gebruikers' }).dispatchEvent('click');
  const ended = page.getByRole('dialog', { name: 'Opnieuw aanmelden' });
  await ended.getByLabel('Gebruikersnaam').fill('gustaaf');
  await ended.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(staff.heading).toHaveText('Geen toegang');
  await expect(menu.getByRole('link', { name: 'Gebruikers' })).toBeHidden();

  const { version } = await staff.call<{ version: number }>('getUser', { token, id });
  await staff.call('removeUser', { token, id, version });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await staff.signIn('gustaaf', password);
  await expect(page.getByRole('alert')).toHaveText('Gebruikersnaam of wachtwoord is niet juist.');
});
