import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';

test('an editor describes a box, puts a document into it, and takes it away and back [COLLECTION-01, COLLECTION-02, COLLECTION-03, COLLECTION-04, COLLECTION-05, COLLECTION-06, COLLECTION-07, COLLECTION-09, COLLECTION-10, COLLECTION-11, COLLECTION-12, COLLECTION-13, COLLECTION-14, COLLECTION-16, COLLECTION-17, COLLECTION-18, COLLECTION-19, COLLECTION-21, COLLECTION-22, COLLECTION-23, DOCUMENT-23, N-40]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = newName();
  const code = `ARC-${name}`;
  const list = new List(page);
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  await staff.openAs('normal', '/collections');
  await page.getByRole('link', { name: 'Nieuwe collectie' }).first().click();
  await expect(box('Titel')).toBeFocused();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await box('Titel').fill(`Doos van ${name}`);
  await box('Code in de catalogus').fill(code);
  await box('Persoon').fill('William McGee');
  await page
    .getByRole('option', { name: /^William McGee/ })
    .first()
    .click();
  await save.click();
  await expect(staff.heading).toHaveText(`${code} - Doos van ${name}`);
  await expect(page.getByRole('link', { name: 'William McGee' })).toBeVisible();
  await expect(page.getByText('In deze collectie zitten nog geen documenten.')).toBeVisible();

  // What a box has, and the way back from there.
  await page.getByRole('link', { name: 'Document toevoegen' }).first().click();
  await box('Titel').fill(`Brief van ${name}`);
  await expect(page.getByRole('group', { name: 'Collectie' })).toContainText(`Doos van ${name}`);
  await save.click();
  await expect(staff.heading).toHaveText(`Brief van ${name}`);
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: code }).click();
  await expect(list.row(`Brief van ${name}`)).toContainText('Archief');

  await page.getByRole('link', { name: 'bewerken' }).click();
  await page.getByRole('button', { name: 'Annuleren', exact: true }).click();
  await expect(page).toHaveURL('/collections');
  await page.goBack();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Stand van de beschrijving' }).click();
  await page.getByRole('option', { name: 'Klaar' }).click();
  await save.click();
  await expect(page.getByText(/^De collectie is bewaard/)).toBeVisible();
  // While a document is in it, it stays.
  const remove = page.getByRole('button', { name: 'Verwijderen', exact: true });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true });
  await remove.click();
  await confirm.click();
  await expect(page.getByText('Dit heeft nog inhoud en kan niet worden verwijderd')).toBeVisible();

  await page.getByRole('link', { name: 'Naar de collectie' }).click();
  await list.table.getByRole('link', { name: `Brief van ${name}` }).click();
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await page.getByRole('button', { name: 'Document verwijderen', exact: true }).click();
  await confirm.click();
  await expect(staff.heading).toHaveText('Documentatie');

  await staff.open(`/collections?text=${name}`);
  await list
    .row(code)
    .getByRole('link', { name: /bewerken$/ })
    .click();
  await remove.click();
  await confirm.click();
  await expect(staff.heading).toHaveText('Collecties');
  await staff.open(`/collections?text=${name}`);
  await expect(page.getByText('Geen resultaten')).toBeVisible();
  // What is ticked stands in the address, which follows the click.
  await page.getByRole('checkbox', { name: 'Ook verwijderde tonen' }).click();
  await list.row(code).getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByText('Deze collectie is verwijderd. Herstellen?')).toBeVisible();
  await page.getByRole('button', { name: 'Herstellen', exact: true }).click();
  await expect(page.getByText('Deze collectie is verwijderd. Herstellen?')).toBeHidden();
  await expect(page.getByRole('link', { name: 'bewerken' })).toBeVisible();
});

test('a new document in a box begins with the category of the one that was put into it last [COLLECTION-21, DOCUMENT-73]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const title = `Kist ${newName()}`;
  const token = await staff.openAs('normal', '/collections');
  const { id } = await staff.call<{ id: string }>('createCollection', { token, collection: { title } });
  for (const category of ['WEB', 'DIBORN']) {
    const document = { category, title: `${title} ${category}`, url: 'https://example.org', collectionId: id };
    await staff.call('createCollectionDocument', { token, document });
  }
  await staff.open(`/collections/${id}`);
  await page.getByRole('link', { name: 'Document toevoegen' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Categorie' })).toHaveValue('Digitaal');
});
