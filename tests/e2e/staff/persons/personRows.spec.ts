import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Persons } from './Persons.ts';

test('a row of the list tells a soldier from others of his name [PERSON-06, PERSON-08]', async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/persons');
  const persons = new Persons(page, staff);
  const familyname = newName();
  const soldier = { surname: 'Georges', familyname, born_year: 1893, died_day: 28, died_month: 9, died_year: 1918 };
  const id = await persons.make(token, {
    ...{ ...soldier, victim_type: 'military', in_namelist: true },
    alternative_familynames: ['De Smedt'],
  });
  const service = {
    ...{ enlisted_army: 'Belgisch leger', enlisted_rank: 'Soldaat', enlisted_regt: '9de Linie' },
    enlisted_number: '109/54321',
  };
  await staff.call('createPersonEvent', { token, event: { type: 'military', person_id: id, ...service } });
  await staff.open(`/persons?text=${familyname}`);
  const row = persons.list.rows.filter({ hasText: `${familyname}, Georges` });
  for (const text of ['De Smedt', '109/54321', 'Namenlijst', '?/?/1893', '28/9/1918', 'Militair', 'Belgisch leger']) {
    await expect(row).toContainText(text);
  }
  await expect(row).toContainText('Soldaat, 9de Linie');
  await expect(persons.list.table.getByRole('columnheader', { name: 'Gedenktekens' })).toBeVisible();
});

test('the family can be told before the first save, relations wait for it [RELATION-07]', async ({ staff, page }) => {
  await staff.openAs('normal', '/persons/create');
  const persons = new Persons(page, staff);
  const name = newName();
  await persons.field('Familienaam').fill(name);
  await persons.openTab('Relaties');
  await page.getByRole('textbox', { name: 'Familie' }).fill('Oudste van zeven kinderen.');
  await expect(page.getByLabel('Persoon verbinden')).toHaveCount(0);
  await expect(page.getByText('Bewaar eerst de persoon')).toBeVisible();
  await persons.save();
  await persons.isSaved(name);
  await persons.openTab('Relaties');
  await expect(page.getByRole('textbox', { name: 'Familie' })).toHaveValue('Oudste van zeven kinderen.');
  await expect(page.getByLabel('Persoon verbinden')).toBeVisible();
});

test('a person made on the spot answers the same questions, and the picker knows him at once [QUICK-01, QUICK-08, QUICK-09, QUICK-17]', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('normal', '/persons');
  const persons = new Persons(page, staff);
  const name = newName();
  const id = await persons.make(token, { surname: 'Elza', familyname: newName() });
  await staff.open(`/persons/${id}/edit?tab=relations`);
  const picker = page.getByLabel('Persoon verbinden');
  await picker.fill(name);
  await expect(page.getByRole('status').filter({ hasText: 'Geen resultaten' })).toBeAttached();
  await page.getByRole('option', { name: /^Nieuw/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Nieuwe persoon' });
  const answer = (question: string, text: string) =>
    dialog.getByRole('radiogroup', { name: question }).getByRole('radio', { name: text, exact: true });
  await expect(answer('Hoort deze persoon in de namenlijst?', 'ja')).toBeChecked();
  await expect(dialog.getByRole('radiogroup', { name: /Irish/ })).toHaveCount(0);
  await answer('Burger of militair', 'Militair').check();
  await expect(answer('Irish Memorial Records', 'nee')).toBeChecked();
  await dialog.getByRole('button', { name: 'Aanmaken' }).click();
  await expect(dialog).toBeHidden();

  // What he is to her is asked next, the picker is ready for another, and removing a row leaves the focus among the rows.
  const rows = page.getByRole('listitem').filter({ hasText: name });
  await expect(rows.getByRole('combobox')).toBeFocused();
  await expect(picker).toHaveValue('');
  await picker.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('combobox')).toBeFocused();
  await rows.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator(':focus')).toHaveCount(1);
});
