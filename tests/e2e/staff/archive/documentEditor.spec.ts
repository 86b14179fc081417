import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlyWide } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Documents, scans } from './Documents.ts';

test('a folder of scans arrives in the order of its names, over a lost connection and a closed tab, without doubles [DOCUMENT-11, DOCUMENT-19, DOCUMENT-48, PAGE-10, PAGE-11]', {
  tag: onlyWide,
}, async ({ staff, page, context }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Brieven ${newName()}`);
  const folder = await mkdtemp(join(tmpdir(), 'scans-'));
  const files = await scans(12);
  for (const { name, buffer } of files) await writeFile(join(folder, name), buffer);
  const [first = Buffer.of()] = files.map(({ buffer }) => buffer);
  await writeFile(join(folder, 'scan 5b.jpg'), first.subarray(0, 4_000));
  await writeFile(join(folder, 'scan 8b.jpg'), first);

  // So slow that there is time to pull the plug.
  await page.route('**/uploadpage/uploadImage', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });
  await staff.open(`/documents/${id}`);
  await documents.edit();
  await page.locator('[data-upload="folder"]').setInputFiles(folder);
  await expect(page.getByText(/ van 14/)).toBeVisible();
  await expect(documents.tiles.first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('De verbinding viel weg').first()).toBeVisible();
  await context.setOffline(false);
  await expect(documents.tiles.nth(3)).toBeVisible();
  await page.close();
  staff.complaints.length = 0; // the browser tells of the calls that had no connection

  const again = await context.newPage();
  await again.goto(`/documents/${id}`);
  await again.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await expect(again.getByText(/bestanden zijn onderweg blijven liggen/)).toBeVisible();
  await again.getByRole('button', { name: 'Verdergaan' }).click();
  await expect(again.getByText('1 bestand is niet toegevoegd')).toBeVisible();
  await expect(again.getByText('beschadigd', { exact: false })).toBeVisible();
  await expect(again.getByText('1 bestand stond er al', { exact: false })).toBeVisible();
  await expect(again.locator('[data-element]')).toHaveCount(12);
  const names = await again
    .locator('.element-file')
    .evaluateAll((found) => found.map(({ textContent }) => textContent ?? ''));
  expect(names).toEqual(files.map(({ name }) => name));
});

test('sending that was stopped goes on where it was, is followed on other pages, and a file of a wrong kind is not sent again [DOCUMENT-19, N-03]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Album ${newName()}`);
  // The first file goes through; the others wait until the test has seen what there is to see.
  let sent = 0;
  let goOn = () => undefined as unknown;
  let waiting: Promise<unknown> = Promise.resolve();
  const hold = () => {
    waiting = new Promise((resolve) => {
      goOn = () => resolve(null);
    });
  };
  hold();
  await page.route('**/uploadpage/uploadImage', async (route) => {
    if (sent++ > 0) await waiting;
    await route.continue().catch(() => undefined);
  });
  await staff.open(`/documents/${id}`);
  await documents.edit();
  const files = await scans(8);
  await page.locator('[data-upload="files"]').setInputFiles(files);
  await expect(documents.tiles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Stoppen met versturen' }).click();
  await expect(page.getByText(/bestanden zijn niet verstuurd/)).toBeVisible();
  goOn();
  hold();
  await page.getByRole('button', { name: 'Verdergaan' }).click();
  await page.getByRole('link', { name: 'Collecties', exact: true }).click();
  const underWay = page.getByRole('link', { name: /Bestanden onderweg: \d van 8/ });
  await expect(underWay).toBeVisible();
  goOn();
  await expect(page.locator('.toast')).toContainText('8 bestanden zijn toegevoegd');
  await expect(underWay).toBeHidden();

  await staff.open(`/documents/${id}`);
  await documents.edit();
  await expect.poll(() => documents.names).toEqual(files.map(({ name }) => name));
  const photo = { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(64) };
  await page.locator('[data-upload="files"]').setInputFiles([photo]);
  await expect(page.getByText('Invalid file type. De inhoud')).toContainText('HEIC');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeHidden();
});

test('a file that is refused for good was not left on its way; one without an ending, a hidden one, and a text called an image are taken, and the last is told [DOCUMENT-13, DOCUMENT-19, UPLOAD-15]', {
  tag: onlyWide,
}, async ({ staff, page, context }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Nalatenschap ${newName()}`);
  await staff.open(`/documents/${id}`);
  await documents.edit();
  const [first, second, third] = await scans(3);
  if (!first || !second || !third) throw new Error('No scans');
  const text = { name: 'geen.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Lijst van wat in de doos lag.') };
  const sent = [
    { ...first, name: '.verborgen.jpg' },
    text,
    { ...second, name: 'scan zonder einde', mimeType: '' },
    { ...third, name: `${'x'.repeat(300)}.jpg` },
  ];
  await page.locator('[data-upload="files"]').setInputFiles(sent);
  await expect(page.getByText('3 bestanden zijn toegevoegd')).toBeVisible();
  await expect(page.getByText('De naam van dit bestand is te lang', { exact: false })).toBeVisible();
  await expect(page.getByText('geen.jpg is geen beeld, al heet het zo', { exact: false })).toBeVisible();
  await expect.poll(() => documents.names).toEqual(['.verborgen.jpg', 'geen.jpg', 'scan zonder einde']);
  // Whoever comes back later finds nothing that could be gone on with, and is told what was refused until it was read.
  await page.close();
  const again = await context.newPage();
  for (const path of [`/documents/${id}`, '/documentation']) {
    await again.goto(path);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(again.getByText('De naam van dit bestand is te lang', { exact: false })).toBeVisible();
    await expect(again.getByText('onderweg blijven liggen', { exact: false })).toBeHidden();
    await expect(again.getByRole('button', { name: 'Verdergaan' })).toBeHidden();
  }
  await again.getByRole('button', { name: 'Sluiten' }).click();
  await expect(again.getByText('De naam van dit bestand is te lang', { exact: false })).toBeHidden();
  await again.reload();
  await expect(again.getByRole('row').first()).toBeVisible();
  await expect(again.getByText('De naam van dit bestand is te lang', { exact: false })).toBeHidden();
});

test('a file that the document has already is added all the same once somebody says so, at the place of its name [DOCUMENT-19]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Schrift ${newName()}`);
  await staff.open(`/documents/${id}`);
  await documents.edit();
  const [first, second] = await scans(2);
  if (!first || !second) throw new Error('No scans');
  // A blank side is the same picture each time.
  const blank = (name: string) => ({ ...second, name });
  const sent = [{ ...first, name: 'blad 1.jpg' }, blank('blad 2.jpg'), blank('blad 3.jpg'), blank('blad 4.jpg')];
  await page.locator('[data-upload="files"]').setInputFiles(sent);
  await page.getByText('2 bestanden stonden er al', { exact: false }).click();
  await page.getByRole('button', { name: 'blad 3.jpg toch toevoegen' }).click();
  await expect(documents.tiles).toHaveCount(3);
  await page.getByText('1 bestand stond er al', { exact: false }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 bestanden zijn toegevoegd')).toBeVisible();
  await expect.poll(() => documents.names).toEqual(sent.map(({ name }) => name));
});

test('pages are chosen by mouse and keyboard, put into a sub-document, moved to another document, ordered and removed [DOCUMENT-09, DOCUMENT-10, DOCUMENT-12, DOCUMENT-13, DOCUMENT-15, DOCUMENT-16, DOCUMENT-17, DOCUMENT-18, DOCUMENT-30, DOCUMENT-52, DOCUMENT-56, DOCUMENT-57, DOCUMENT-58, DOCUMENT-59, DOCUMENT-62, N-44]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  test.slow();
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const name = newName();
  const [id, other] = [await documents.make(token, `Album ${name}`), await documents.make(token, `Dagboek ${name}`)];
  await documents.send(token, id, await scans(6));
  await staff.open(`/documents/${id}`);
  await documents.edit();
  const [elements, form] = [documents.tiles.first(), page.getByRole('textbox', { name: 'Titel', exact: true })];
  const leftOf = async (part: typeof form) => (await part.boundingBox())?.x ?? Number.NaN;
  expect(await leftOf(elements)).toBeLessThan((await leftOf(form)) - 100);
  // What is being changed is the document with its pages; that of another one begins anew, see below.
  await documents.tiles.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Klaar met bewerken' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Klaar met bewerken' })).toBeVisible();
  const choose = (number: number) => documents.choose(number);
  const act = (label: string) => documents.act(label);

  await choose(2).check();
  await choose(4).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Gekozen onderdelen' }).getByRole('status')).toHaveText('3 gekozen');
  await act('In een subdocument');
  await page.getByRole('menuitem', { name: 'Nieuw subdocument' }).click();
  await expect(documents.tiles).toHaveCount(4);
  expect(await documents.names).toEqual(['scan 1.jpg', `Album ${name} – 1`, 'scan 5.jpg', 'scan 6.jpg']);

  // Arrows lead from one to the next; space and the buttons do what the mouse does.
  await choose(1).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await act('Naar voren');
  await expect.poll(() => documents.names).toEqual(['scan 1.jpg', `Album ${name} – 1`, 'scan 6.jpg', 'scan 5.jpg']);
  await act('Verplaatsen…');
  const dialog = page.getByRole('dialog');
  const move = dialog.getByRole('button', { name: 'Verplaatsen', exact: true });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  const target = dialog.getByRole('textbox', { name: 'Document' });
  await target.fill('00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Geen document met dit id').first()).toBeVisible();
  await target.fill(`https://museum.example/documents/${other}`);
  await expect(page.getByRole('option', { name: `Dagboek ${name}` })).toBeVisible();
  await target.fill(`dagboek ${name}`);
  await page.getByRole('option', { name: `Dagboek ${name}` }).click();
  await move.click();
  await expect(documents.tiles).toHaveCount(3);

  // Somebody else was faster: that is told, and the elements are shown as they stand then.
  await choose(2).check();
  await staff.call('orderCollectionDocumentElements', { token, documentId: id, indices: [2], before: 0 });
  await act('Naar voren');
  await expect(page.getByText('Iemand anders heeft de pagina’s van dit document intussen gewijzigd')).toBeVisible();
  await expect.poll(() => documents.names).toEqual(['scan 5.jpg', 'scan 1.jpg', `Album ${name} – 1`]);
  await page.getByRole('textbox', { name: 'Naar plaats' }).fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => documents.names).toEqual(['scan 1.jpg', `Album ${name} – 1`, 'scan 5.jpg']);
  await act('Verwijderen');
  await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(documents.tiles).toHaveCount(2);

  // A document that holds something stays.
  await page.getByRole('button', { name: 'Document verwijderen' }).click();
  await expect(page.getByText(/Verwijder eerst de pagina/)).toBeVisible();

  // Into the sub-document and out of it again.
  await documents.tiles.nth(1).getByRole('link').click();
  await expect(staff.heading).toHaveText(`Album ${name} – 1`);
  await expect(form).toHaveCount(0);
  await documents.edit();
  await choose(1).check();
  await act('Naar het hoofddocument');
  await expect(documents.tiles).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Kruimelpad' })
    .getByRole('link', { name: `Album ${name}` })
    .click();
  await expect(documents.tiles).toHaveCount(3);

  const divider = page.getByRole('separator');
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '52');
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '52');
  expect(await page.evaluate(() => localStorage.getItem('documentEditorRatio'))).toBe('0.52');

  // What moved stands in the history, in the reader's words.
  await page.getByRole('link', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByText('plaats 3 (scan 6.jpg)')).toBeVisible();
  await expect(history.getByText(`Album ${name} – 1, plaats 1 (`, { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  // A file of which nothing is known any more.
  await page.route('**/api/v2', async (route) => {
    const reply = await route.fetch();
    const body = await reply.text();
    const without = body
      .replace(/"url_original":"[^"]*"/, '"url_original":""')
      .replace(/"mimetype":"[^"]*"/, '"mimetype":""');
    await route.fulfill({ response: reply, body: without });
  });
  await page.reload();
  await expect(page.getByText('Error: No URL or Mimetype')).toHaveCount(1);
  // The page may still ask something as the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
