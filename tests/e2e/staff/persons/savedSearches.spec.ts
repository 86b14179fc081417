import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, StaffApp, test } from '../staffApp.ts';

test('a search is saved and shared, tells who is new, and a colleague opens it in another language', {
  tag: onlyWide,
}, async ({ staff, page, browser, baseURL }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const familyname = newName();
  const name = `Burgers ${familyname}`;
  const token = await staff.openAs('normal', `/persons/search?familyname=${familyname}&familyname.mode=complete`);
  await expect(page.locator('.search-count')).toContainText('0 personen voldoen');

  await page.getByRole('button', { name: 'Zoekopdracht bewaren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveAccessibleDescription(/./);
  expect(await staff.violations()).toEqual([]);
  await page.keyboard.type(name);
  await dialog.getByRole('checkbox', { name: 'Delen met alle medewerkers' }).check();
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  const bar = page.getByRole('region', { name: 'Bewaarde zoekopdracht' });
  await expect(bar.getByRole('heading', { name })).toBeVisible();
  await expect(bar).toContainText('Niemand nieuw sinds');
  await expect(page).toHaveURL(/saved=[0-9a-f-]{36}/);
  const id = new URL(page.url()).searchParams.get('saved') as string;

  const person = { surname: 'Nieuwe', familyname, victim_type: 'civilian' };
  await staff.call('createPerson', { token, person });
  // Opened by its number alone, as a mail does, the page asks what is saved.
  await staff.open(`/persons/search?saved=${id}`);
  await expect(page.locator('.search-question')).toContainText(familyname);
  await bar.getByRole('link', { name: '1 persoon nieuw sinds' }).click();
  const list = new List(page);
  await expect(page.getByRole('tab', { name: /^Nieuw/ })).toHaveAttribute('aria-selected', 'true');
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows.first()).toContainText(familyname);
  expect(await staff.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Als gezien markeren' }).click();
  await expect(bar).toContainText('Niemand nieuw sinds');
  await expect(list.rows).toHaveCount(0);
  await bar.getByRole('switch', { name: 'Wekelijkse e-mail' }).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(`U krijgt elke week een e-mail als er iemand nieuw is in ${name}.`).first(),
  ).toBeVisible();
  await expect(bar.getByRole('switch', { name: 'Wekelijkse e-mail' })).toBeChecked();

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: languageCookie, value: 'fr', url: baseURL ?? '' }]);
  const phone = await context.newPage();
  await phone.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const colleague = new StaffApp(phone, context.request);
  await colleague.openAs('readonly', `/persons/search/saved?text=${encodeURIComponent(name)}`);
  await expect(colleague.heading).toHaveText('Recherches enregistrées');
  const found = new List(phone);
  await expect(found.rows).toHaveCount(1);
  await expect(found.rows.first()).toContainText(`exactement ${familyname}`);
  await expect(phone.getByRole('button', { name: `Actions pour ${name}` })).toHaveCount(0);
  expect(await colleague.violations()).toEqual([]);
  expect(await colleague.sideways()).toBeLessThanOrEqual(0);
  await found.rows.first().getByRole('link', { name }).click();
  await expect(phone.getByRole('region', { name: 'Recherche enregistrée' })).toContainText('de normal');
  await expect(phone.locator('.search-question')).toContainText(`exactement ${familyname}`);
  await phone.getByRole('switch', { name: 'Me signaler qui est nouveau' }).press('Space');
  await expect(phone.getByRole('region', { name: 'Recherche enregistrée' })).toContainText('Personne de nouveau');
  expect(await colleague.violations()).toEqual([]);
  expect(await colleague.sideways()).toBeLessThanOrEqual(0);
  expect(colleague.complaints).toEqual([]);
  await context.close();
});

test('what is asked otherwise is saved or left, and a saved search is renamed and removed by keyboard', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = newName();
  const token = await staff.openAs('normal', '/');
  const query = { familyname: { value: name, mode: 'complete' } };
  const { id } = await staff.call<{ id: string }>('createSavedSearch', { token, name, query });
  await staff.goTo(`/persons/search?saved=${id}`);
  const bar = page.getByRole('region', { name: 'Bewaarde zoekopdracht' });
  await expect(bar).toContainText('Alleen de eigenaar');
  const familyname = page.getByRole('textbox', { name: 'Familienaam', exact: true });
  await expect(familyname).toHaveValue(name);
  await familyname.fill('Anders');
  await expect(bar).toContainText('Wat u nu vraagt, verschilt van wat bewaard is.');
  await bar.getByRole('button', { name: 'Terug naar wat bewaard is' }).click();
  await expect(familyname).toHaveValue(name);
  await familyname.fill(`${name}s`);
  await bar.getByRole('button', { name: 'Wijzigingen bewaren' }).click();
  await expect(bar).not.toContainText('Wat u nu vraagt');

  await staff.goTo(`/persons/search/saved?text=${name}`);
  const list = new List(page);
  await expect(list.rows.first()).toContainText(`Familienaam is ${name}s.`);
  await page.getByRole('button', { name: `Acties voor ${name}`, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: `Naam en delen van ${name} wijzigen` }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' bis');
  await page.keyboard.press('Enter');
  await expect(list.rows.first()).toContainText(`${name} bis`);
  await page.getByRole('button', { name: `Acties voor ${name} bis`, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: `${name} bis verwijderen` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(list.rows).toHaveCount(0);
  await staff.goTo(`/persons/search?saved=${id}`);
  await expect(page.getByText('Deze bewaarde zoekopdracht bestaat niet meer')).toBeVisible();
});

test('a saved search whose project and place were removed says so, and goes on without them; what an address has that no search knows is told', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('admin', '/persons');
  const familyname = newName();
  await staff.call('createPerson', { token, person: { surname: 'An', familyname } });
  const made = async (method: string, params: object) =>
    (await staff.call<{ id: string }>(method, { token, ...params })).id;
  const project = await made('createProject', { project: { title: `Project ${familyname}` } });
  const place = await made('createPlace', { place: { languages: { nl: { name: `Dorp ${familyname}` } } } });
  const query = {
    project,
    familyname: { value: familyname, mode: 'complete' },
    events: [
      { type: 'died', inputs: { place: { value: `Dorp ${familyname}`, mode: 'selected', id: place }, not: true } },
    ],
  };
  const saved = await made('createSavedSearch', { name: `Weg ${familyname}`, query });
  await staff.goTo(`/persons/search?saved=${saved}&tab=results`);
  const notices = page.locator('.notice');
  await expect(page.locator('.search-question')).toContainText(`Project ${familyname}`);
  await expect(notices).toHaveCount(0);
  await staff.call('removeProject', { token, id: project });
  await staff.call('removePlace', { token, id: place });
  await staff.open(`/persons/search?saved=${saved}&tab=results`);
  await expect(notices).toHaveCount(2);
  await expect(notices.first()).toContainText('Het project waarnaar u vraagt, bestaat niet meer.');
  await expect(notices.last()).toContainText(`Plaats: “Dorp ${familyname}” bestaat niet meer.`);
  expect(await staff.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Project uit de vraag halen' }).press('Enter');
  await page.getByRole('button', { name: 'Plaats uit de vraag halen' }).press('Enter');
  await expect(notices).toHaveCount(0);
  await expect(page).toHaveURL(/tab=results/);
  await expect(page.getByText('Wat u nu vraagt, verschilt van wat bewaard is.')).toBeVisible();

  await staff.open(`/persons/search?familyname=${familyname}&hat=bowler&gender=BLUE&e1=flew&tab=results`);
  await expect(notices).toHaveText(
    'Uit het adres is weggelaten wat deze zoekopdracht niet kent: hat=bowler, Geslacht: BLUE en Gebeurtenissen in het leven: flew.',
  );
  await expect(new List(page).rows).toHaveCount(1);
  expect(await staff.violations()).toEqual([]);
});
