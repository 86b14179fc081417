import { newBox, newFonds } from '../../../harness/services/CatalogueService.ts';
import { onlyWide } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';

test('a box of the catalogue is looked up, imported with its letters, and compared with what is said there by now [CATALOGUE-01, CATALOGUE-02, CATALOGUE-03, CATALOGUE-05, CATALOGUE-08, DOCUMENT-04, N-48]', async ({
  staff,
  page,
}) => {
  const name = newName();
  const dialog = page.getByRole('dialog', { name: 'Uit de catalogus' });
  const code = dialog.getByRole('textbox', { name: 'Code in de catalogus' });
  await staff.openAs('normal', '/documentation');
  const ask = async (text: string) => {
    await code.fill(text);
    await page.keyboard.press('Enter');
  };
  const open = async () => {
    await page.getByRole('button', { name: 'Nieuw document' }).first().click();
    await page.getByRole('menuitem', { name: 'Catalogus' }).click();
  };
  await open();
  await ask('"*"');
  await expect(dialog.getByText('Deze code is niet geldig')).toBeVisible();
  await ask('NERGENS 404');
  await expect(dialog.getByText('Deze code is niet gevonden')).toBeVisible();
  await ask('STUK HTML');
  await expect(dialog.getByText('Het antwoord van de catalogus is niet te lezen.')).toBeVisible();
  await ask(`${newBox}${name}`);
  await expect(dialog.getByText(`Doos ${name}`)).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Neem deze collectie over' }).click();
  await expect(staff.heading).toHaveText(`${newBox}${name} - Doos ${name}`);
  await expect(page.getByText('Van een zolder in Ieper.')).toBeVisible();
  await expect(page.getByText('Brief 2')).toBeVisible();

  // Somebody wrote over the title since; the catalogue has it still.
  const [, id = ''] = /collections\/([^/?]+)/.exec(page.url()) ?? [];
  const token = await staff.startSession('normal');
  await staff.call('updateCollection', { token, collection: { id, version: 1, title: 'Oude doos' } });
  await page.reload();
  await expect(staff.heading).toHaveText(`${newBox}${name} - Oude doos`);
  await page.getByRole('button', { name: 'Vergelijk met de catalogus' }).click();
  const comparison = page.getByRole('dialog', { name: 'Vergelijk met de catalogus' });
  await expect(comparison.getByRole('region', { name: 'Titel' })).toContainText(`Doos ${name}`);
  expect(await staff.violations()).toEqual([]);
  await comparison.getByRole('button', { name: 'Neem over wat aangevinkt is' }).click();
  await expect(comparison.getByText('Hier staat hetzelfde als in de catalogus.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(staff.heading).toHaveText(`${newBox}${name} - Doos ${name}`);

  // The code leads to what is here.
  await staff.open('/documentation');
  await open();
  await ask(`${newBox}${name}`);
  await expect(staff.heading).toHaveText(`${newBox}${name} - Doos ${name}`);
  await expect(page.getByText('Dit staat hier al.')).toBeVisible();
});

test('a document of the catalogue says what the catalogue says, and nobody types it over [CATALOGUE-08, DOCUMENT-06, DOCUMENT-54]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = newName();
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await staff.openAs('normal', '/documentation');
  // The letter is known once somebody has asked for its box.
  const token = await staff.startSession('normal');
  await staff.call('checkAdlibCode', { token, code: `${newBox}${name}` });
  await page.getByRole('button', { name: 'Nieuw document' }).first().click();
  await page.getByRole('menuitem', { name: 'Catalogus' }).click();
  await page.getByRole('textbox', { name: 'Code in de catalogus' }).fill(`${newBox}${name}/1`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\/create\?category=adlib&code=/);
  await expect(box('Titel')).toHaveValue('Brief 1');
  await expect(box('Titel')).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText('Brief 1');
  await expect(page.getByRole('button', { name: 'Vergelijk met de catalogus' })).toBeVisible();
});

test('a fonds comes with its series and what lies in them, and says what its catalogue names and does not have [CATALOGUE-05, DOCUMENT-62]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = newName();
  await staff.openAs('normal', '/documentation');
  await page.getByRole('button', { name: 'Nieuw document' }).first().click();
  await page.getByRole('menuitem', { name: 'Catalogus' }).click();
  await page.getByRole('textbox', { name: 'Code in de catalogus' }).fill(`${newFonds}${name}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Neem deze collectie over' }).click();
  await expect(staff.heading).toHaveText(`${newFonds}${name} - Archief ${name}`);
  const collection = new URL(page.url()).pathname;
  await expect(page.getByText('De collectie is overgenomen, op een stuk na.')).toBeVisible();
  await page.getByRole('button', { name: 'Vergelijk met de catalogus' }).click();
  await expect(page.getByText(`${newFonds}${name}/F/2: geen record met deze code`)).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Foto’s', exact: true }).click();
  await expect(staff.heading).toHaveText('Foto’s');
  // The own title first: pieces of one series begin alike with their path.
  const tiles = page.locator('[data-element] .element-file');
  await expect(tiles).toHaveText(['Losse foto', 'Albums', 'Album 1Albums']);
  await expect(tiles.last()).toHaveAttribute('title', 'Albums > Album 1');
  await staff.open(collection);
  for (const name of ['Album 1 Foto’s > Albums', 'Losse foto Foto’s']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
});

test('what came with a fonds is not taken over a second time: its code leads to where it stands [CATALOGUE-08]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = newName();
  await staff.openAs('normal', '/documentation');
  const token = await staff.startSession('normal');
  await staff.call('importDocumentCollection', { token, adlibCode: `${newFonds}${name}` });
  const isHere = page.getByText(`Dit staat hier al, in de collectie “${newFonds}${name} - Archief ${name}”.`);
  for (const [part, title] of [
    ['F', 'Foto’s'],
    ['F/A/1', 'Albums > Album 1'],
  ] as const) {
    await staff.open('/documentation');
    await page.getByRole('button', { name: 'Nieuw document' }).first().click();
    await page.getByRole('menuitem', { name: 'Catalogus' }).click();
    await page.getByRole('textbox', { name: 'Code in de catalogus' }).fill(`${newFonds}${name}/${part}`);
    await page.keyboard.press('Enter');
    await expect(staff.heading).toHaveText(title);
    await expect(isHere).toBeVisible();
  }
  const code = encodeURIComponent(`${newFonds}${name}/F/1`);
  await staff.open(`/documents/create?category=adlib&code=${code}`);
  await expect(isHere).toBeVisible();
  await page.getByRole('link', { name: 'Open wat hier staat' }).click();
  await expect(staff.heading).toHaveText('Losse foto');
});
