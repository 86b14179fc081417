import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { Places } from '../places/Places.ts';
import { expect, test } from '../staffApp.ts';
import { Documents, scans } from './Documents.ts';

test('a document of the web is described, found by tag and category, read before it is changed, removed and restored [DOCUMENT-02, DOCUMENT-03, DOCUMENT-05, DOCUMENT-06, DOCUMENT-07, DOCUMENT-08, DOCUMENT-20, DOCUMENT-21, DOCUMENT-22, DOCUMENT-24, DOCUMENT-25, DOCUMENT-27, DOCUMENT-28, DOCUMENT-29, DOCUMENT-51, DOCUMENT-61, N-41, N-42, REFERENCE-04, REFERENCE-06, REFERENCE-09, N-49]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const title = `Site over ${newName()}`;
  const list = new List(page);
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  const edit = page.getByRole('button', { name: 'Bewerken', exact: true });
  await staff.openAs('normal', '/documentation');
  await page.getByRole('button', { name: 'Nieuw document' }).first().click();
  await page.getByRole('menuitem', { name: 'Website' }).click();
  await expect(page.getByText('Aan deze categorie kunnen geen bestanden worden toegevoegd')).toBeVisible();
  await box('Titel').fill(title);
  await save.click();
  await expect(page.getByText('Het document kon niet worden bewaard')).toBeVisible();
  await expect(box('Webadres')).toBeFocused();
  await box('Webadres').fill('https://example.org/passendale');

  // A person once as author and once mentioned; twice the same is no link more.
  const pick = async () => {
    await box('Verwijzing toevoegen').fill('William McGee');
    await page
      .getByRole('option', { name: /^William McGee/ })
      .first()
      .click();
  };
  await pick();
  await pick();
  await expect(page.getByText('Deze koppeling bestaat al')).toBeVisible();
  await page.getByRole('combobox', { name: /^Wat William McGee/ }).click();
  await expect(page.getByRole('option', { name: 'Gediend bij' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Auteur' }).click();
  await save.click();
  await expect(staff.heading).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Klaar met bewerken' })).toBeVisible();

  // Leaving asks for what is not saved; the toggle waits for it.
  await box('Bron').fill('Gevonden op het web');
  await expect(page.getByRole('button', { name: 'Klaar met bewerken' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Collecties' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await save.click();
  await expect(page.getByText(`Het document is bewaard: ${title}`)).toBeVisible();

  await staff.open(`/documentation?text=${encodeURIComponent(title)}&category=WEB`);
  await expect(list.rows.filter({ hasText: title })).toContainText('William McGee');
  await staff.open(`/documentation?text=${encodeURIComponent(title)}&category=WISE`);
  await expect(page.getByText('Geen resultaten')).toBeVisible();
  await staff.open(`/documentation?text=${encodeURIComponent(title)}`);
  await list.table.getByRole('link', { name: title }).click();
  await expect(edit).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(page.getByText('Auteur')).toBeVisible();

  await edit.click();
  await page.getByRole('button', { name: 'Document verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(staff.heading).toHaveText('Documentatie');
  await staff.open(`/documentation?text=${encodeURIComponent(title)}&removed=yes`);
  await list.table.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Herstellen', exact: true }).click();
  await expect(edit).toBeVisible();
});

test('the documents of a person stand with the person, and a new one begins with who it is about [DOCUMENT-68, DOCUMENT-73, PERSON-61]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const title = `Dagboek ${newName()}`;
  const token = await staff.openAs('normal', '/persons');
  const { data } = await staff.call<{ data: { id: string }[] }>('findPerson', {
    token,
    text: 'William McGee',
    limit: 1,
  });
  await staff.open(`/persons/${data[0]?.id}?tab=documentation`);
  await page.getByRole('link', { name: 'Document toevoegen' }).first().click();
  await expect(page.getByRole('list').filter({ hasText: 'William McGee' }).last()).toBeVisible();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText(title);
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'William McGee' }).click();
  await page.getByRole('tab', { name: /^Documentatie/ }).click();
  await expect(new List(page).rows.filter({ hasText: title })).toBeVisible();
});

test('the documents of a record are searched and narrowed in the list of all, from which each filter is taken away again [DOCUMENT-02, DOCUMENT-68]', async ({
  staff,
  page,
}) => {
  const name = newName();
  const list = new List(page);
  const token = await staff.openAs('normal', '/documentation');
  const place = await new Places(page, staff).make(`Dorp ${name}`);
  const { id: collectionId } = await staff.call<{ id: string }>('createCollection', {
    token,
    collection: { title: `Doos ${name}` },
  });
  const references = [{ type: 'place', id: place, name: '', relation: 'mention', comment: '' }];
  for (let number = 1; number <= 12; number += 1) {
    const inBox = number <= 2 ? { collectionId } : {};
    const document = { category: 'ARCHIVE', title: `Kaart ${name} ${number}`, references, ...inBox };
    await staff.call('createCollectionDocument', { token, document });
  }
  await staff.open(`/places/${place}?tab=documents`);
  await page.getByRole('link', { name: 'Zoek en filter in alle 12 documenten hierover' }).click();
  await expect(page).toHaveURL(new RegExp(`about=place.${place}`));
  await expect(page.getByText(`Verwijst naar: Dorp ${name}`)).toBeVisible();
  await expect(list.count).toContainText('van 12');

  await page.getByRole('button', { name: 'Filteren op…' }).click();
  await page.getByRole('menuitem', { name: 'Collectie…' }).click();
  const picker = page.getByRole('dialog').getByRole('textbox', { name: 'Collectie' });
  await expect(picker).toBeFocused();
  await picker.fill(`Doos ${name}`);
  await page.keyboard.press('Enter');
  await expect(list.count).toContainText('van 2');
  // The search for words keeps to them as well.
  await list.searchBox.fill(`kaart ${name}`);
  await expect(page.getByRole('columnheader', { name: 'Gevonden tekst' })).toBeVisible();
  await expect(list.count).toContainText('van 2');
  expect(await staff.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Niet meer filteren op Collectie' }).click();
  await expect(list.count).toContainText('van 12');
  await expect(page.getByRole('button', { name: 'Niet meer filteren op Verwijst naar' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(`Verwijst naar: Dorp ${name}`)).toBeVisible();
});

test('who only reads is offered no change of a document or its pages, by button or key [DOCUMENT-26]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.startSession('normal');
  const documents = new Documents(staff);
  const title = `Kaart ${newName()}`;
  const id = await documents.make(token, title);
  await documents.send(token, id, await scans(1));
  await staff.openAs('readonly', `/documents/${id}`);
  for (const heading of [title, `Pagina 1: ${title}`]) {
    await expect(staff.heading).toHaveText(heading);
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bewaren', exact: true })).toHaveCount(0);
    if (heading === title) await documents.tiles.first().getByRole('link').click();
  }
});

test('files that hang on a document are shown beside it, and changed while it is edited [DOCUMENT-72, UPLOAD-20]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Met bijlage ${newName()}`);
  await documents.attach(token, id, { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('1917;Ieper\n') });
  await staff.open(`/documents/${id}`);
  const panel = page.getByRole('region', { name: 'Bijlagen' });
  await expect(panel.getByText('lijst.csv')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'lijst.csv verwijderen' })).toHaveCount(0);
  await documents.edit();
  const [drawn] = await scans(1);
  await panel.locator('input[type=file]').setInputFiles(drawn ? [drawn] : []);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'lijst.csv verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByText('lijst.csv')).toHaveCount(0);
});
