import { lookedAt, onlyWide, whereStaffReads } from '../screenTags.ts';
import { Events } from './Events.ts';
import { actOn } from './lists.ts';
import { newName } from './newName.ts';
import { expect, test } from './staffApp.ts';
import { wordsIn } from './words.ts';

test('an editor makes a cemetery, places and locks it, and brings three persons there, one of them new [MEMORIAL-01, MEMORIAL-03, MEMORIAL-04, MEMORIAL-05, MEMORIAL-06, MEMORIAL-07, MEMORIAL-15, MEMORIAL-16, MEMORIAL-20, MEMORIAL-21, MEMORIAL-27, MEMORIAL-30, MEMORIAL-31, MEMORIAL-32, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ERR-20, N-35]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = `${newName()} Cemetery`;
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  await staff.openAs('normal', '/memorials');
  await page.getByRole('link', { name: 'Nieuw gedenkteken' }).click();
  await expect(staff.heading).toHaveText('Nieuw gedenkteken');
  await expect(page.getByText('daarna kunt u afbeeldingen toevoegen')).toBeVisible();
  await expect(page.getByText('Er is nog geen positie.')).toBeVisible();
  await save.click();
  await expect(box('Naam')).toBeFocused();

  await box('Naam').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Begraafplaats' }).click();
  await page.getByRole('radiogroup', { name: 'Soort begraafplaats' }).getByRole('radio', { name: 'Militair' }).check();
  await page.getByRole('group', { name: 'Sinds' }).getByLabel('Jaar').fill('1917');

  // Whoever leaves the field reads what it comes to.
  const trench = box('Britse loopgraafcoördinaten');
  await trench.fill('bij de molen');
  await trench.blur();
  await expect(page.getByText('geen geldige Britse loopgraafcoördinaten')).toBeVisible();
  await expect(trench).toHaveValue('bij de molen');
  await trench.fill('28 i 12 C 3.5');
  await trench.blur();
  await expect(trench).toHaveValue('28.I12.c.3.5');

  await page.getByRole('textbox', { name: 'Plaats', exact: true }).fill('ieper');
  await page
    .getByRole('option', { name: /^Ieper/ })
    .first()
    .click();
  await expect(page.getByText(/De positie van de plaats wordt gebruikt: 50,8/)).toBeVisible();
  await page
    .getByRole('region', { name: 'Kaart met de positie van het gedenkteken' })
    .click({ position: { x: 120, y: 200 } });
  await expect(page.getByText(/De eigen positie wordt gebruikt/)).toBeVisible();
  await page.getByRole('button', { name: 'Eigen positie wissen' }).click();
  await expect(page.getByText(/De positie van de plaats wordt gebruikt/)).toBeVisible();
  await box('Breedtegraad').fill('50,8');
  await save.click();
  await expect(page.getByText('De notatie is niet geldig')).toBeVisible();
  await box('Lengtegraad').fill('2,9');
  await page.getByRole('checkbox', { name: 'Positie vergrendeld' }).check();
  await expect(box('Breedtegraad')).toHaveAttribute('readonly', '');
  await save.click();
  await expect(staff.heading).toHaveText(`${name} bewerken`);
  await expect(page.getByText(`Het gedenkteken is aangemaakt: ${name}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bestanden kiezen' })).toBeVisible();
  await box('Beschrijving').fill('Bij de molen');
  await save.click();
  await expect(page.getByText(`Het gedenkteken is gewijzigd: ${name}`, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Naar het gedenkteken' }).click();
  await expect(staff.heading).toHaveText(name);
  await expect(page.getByText('De eigen positie wordt gebruikt: 50,8000; 2,9000.')).toBeVisible();
  const persons = page.locator('.memorial-persons');
  for (const person of ['Ellen Price', 'William McGee']) {
    await page.getByRole('textbox', { name: 'Persoon toevoegen' }).fill(person);
    await page
      .getByRole('option', { name: new RegExp(`^${person}`) })
      .first()
      .click();
    // His present grave is known: whether he was moved, nobody but the editor can say.
    if (person === 'William McGee') await page.getByRole('button', { name: 'Graf verplaatsen' }).click();
    await expect(page.getByText(`${person} staat nu op ${name}`)).toBeVisible();
  }
  // The message leads to whoever was added, on whichever page of the list that is.
  await page.getByRole('button', { name: 'William McGee tonen' }).click();
  await expect(persons.getByRole('searchbox')).toHaveValue('William McGee');
  await expect(persons.getByRole('row')).toHaveCount(2);
  await persons.getByRole('searchbox').fill('');
  const family = newName();
  await page.getByRole('button', { name: 'Nieuwe persoon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe persoon' });
  await dialog.getByRole('textbox', { name: 'Familienaam', exact: true }).fill(family);
  await dialog.getByRole('button', { name: 'Aanmaken' }).click();
  await expect(page.getByText(`${family} staat nu op ${name}`)).toBeVisible();
  const rows = persons.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(persons.getByRole('row', { name: /McGee/ })).toContainText('Tyne Cot');
  await expect(persons.getByRole('row', { name: new RegExp(family) })).toContainText('Huidig');

  await persons.getByRole('searchbox').fill('price');
  await expect(rows).toHaveCount(2);
  await persons.getByRole('button', { name: 'Ellen Price van het gedenkteken halen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eraf halen' }).click();
  await expect(page.getByText(`Ellen Price staat niet meer op ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(`Ellen Price staat weer op ${name}`)).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('tab', { name: 'Documenten' }).click();
  await expect(page.getByText('Nog geen document verwijst hiernaar.')).toBeVisible();

  await staff.open(`/memorials?text=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(/Begraafplaats\s*Ieper\s*3/);
  await actOn(page, name, `${name} verwijderen`);
  await expect(page.getByRole('dialog')).toContainText(`Op ${name} staan nog 3 personen`);
});

test('an address is looked up in the town of the place, or further on, and saved with its position [MEMORIAL-13, MEMORIAL-16, MEMORIAL-23, MEMORIAL-24, MEMORIAL-25, MEMORIAL-26, N-36, N-37]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = `${newName()} Plaat`;
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const address = box('Adres');
  await staff.openAs('normal', '/memorials/create');
  await box('Naam').fill(name);
  await address.fill('Me');
  await address.press('Enter');
  await expect(page.getByText('Geef een langer adres')).toBeVisible();
  await address.fill('Menenstraat 3');
  await address.blur();
  await expect(page.getByText('Kies eerst een plaats')).toBeVisible();
  await page.getByRole('textbox', { name: 'Plaats', exact: true }).fill('ieper');
  await page
    .getByRole('option', { name: /^Ieper/ })
    .first()
    .click();
  await expect(page.getByText('Adres gevonden: Menenstraat 3, Ieper')).toBeVisible();
  await expect(page.getByText('De positie van het adres wordt gebruikt: 50,8521; 2,8857.')).toBeVisible();
  await address.fill('Nergensstraat 3');
  await address.blur();
  await expect(page.getByText('Adres niet gevonden')).toBeVisible();
  await expect(page.getByText(/De positie van de plaats wordt gebruikt/)).toBeVisible();

  // The advanced look-up shows what there is, and is for addresses of three characters too.
  await page.getByRole('button', { name: 'Adres uitgebreid opzoeken' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('ab');
  await dialog.getByRole('textbox', { name: 'Adres' }).press('Enter');
  await expect(dialog.getByText('Geef een langer adres')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('Menenstraat 5');
  await dialog.getByRole('radio', { name: 'Overal' }).check();
  await dialog.getByRole('button', { name: 'Opzoeken' }).click();
  await expect(dialog.getByText('Menenstraat 5, Rijsel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Menenstraat 5, Ieper overnemen' }).click();
  await expect(address).toHaveValue('Nergensstraat 3');
  await expect(page.getByText(/De positie van het adres wordt gebruikt/)).toBeVisible();

  // Who saves without leaving the field saves the address with its position; a service that fails keeps what was typed.
  await page.route('**/api/v2', async (route) => {
    const { id, method } = route.request().postDataJSON();
    if (method !== 'lookUpMemorialAddress') return route.fallback();
    const data = { service: 'maps', reason: 'timeout' };
    await route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: 2021, message: 'lookupFailed', data } } });
  });
  await address.fill('Menenstraat 7');
  await address.press('Enter');
  await expect(page.getByText('De dienst antwoordt niet op tijd')).toBeVisible();
  await expect(address).toHaveValue('Menenstraat 7');
  await page.unroute('**/api/v2');
  await address.fill('Menenstraat 9');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText(`${name} bewerken`);
  await expect(page.getByText('De positie van het adres wordt gebruikt: 50,8521; 2,8857.')).toBeVisible();
});

test('a grave on a memorial that is not there yet is recorded without leaving the dialog [QUICK-02, QUICK-04, QUICK-15, QUICK-17]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const events = new Events(page, staff);
  await events.open();
  const name = `Hoeve ${newName()}`;
  const grave = await events.add('Begrafenis en herdenking');
  await grave.getByRole('textbox', { name: 'Gedenkteken' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw gedenkteken' });
  await expect(dialog.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Gedenkteken aanmaken' }).click();
  await expect(dialog).toBeHidden();
  await expect(grave.getByRole('group', { name: 'Gedenkteken' })).toContainText(`${name}`);
  await expect(grave.getByRole('group', { name: 'Gedenkteken' })).toContainText('Gedenkplaat');
  staff.complaints.length = 0;
});

test('who may only read sees a memorial and its persons, and nothing to change them with [MEMORIAL-02, MEMORIAL-03, MEMORIAL-04]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('readonly', '/memorials?text=Tyne%20Cot');
  await expect(page.getByRole('link', { name: 'Nieuw gedenkteken' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acties voor/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Tyne Cot/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /McGee/ })).toBeVisible();
  for (const hidden of ['Nieuwe persoon', 'Geschiedenis']) {
    await expect(page.getByRole('button', { name: hidden })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: /bewerken/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Gedenktekens' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Acties' })).toHaveCount(0);
  staff.complaints.length = 0;
});

for (const language of lookedAt) {
  test(`memorials in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag: whereStaffReads(language),
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const token = await staff.openAs('normal', `/memorials?lang=${language}`);
    const { data } = await staff.call<{ data: { id: string }[] }>('findMemorials', { token, text: 'tyne cot' });
    const id = data[0]?.id ?? '';
    const own = [`/memorials/${id}`, `/memorials/${id}/edit`];
    for (const path of ['/memorials', ...own, '/memorials/doubles', '/memorials/create']) {
      await staff.goTo(path);
      await look(path);
    }
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('a refused form');
    await staff.goTo(`/memorials?open=remove~${id}`);
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    await look('a removal that is refused');
    await staff.goTo(`/memorials/${id}`);
    await page.getByRole('button', { name: t('memorialRecord.persons.addNew') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('a new person');
  });
}
