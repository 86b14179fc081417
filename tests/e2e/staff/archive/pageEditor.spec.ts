import { scanOf } from '../../../harness/scanFiles.ts';
import { onlyWide } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Documents, scans } from './Documents.ts';

test('a page is read beside its scan, transcribed, tagged and linked, saved on the way and moved [DOCUMENT-14, PAGE-01, PAGE-02, PAGE-04, PAGE-05, PAGE-06, PAGE-07, PAGE-08, PAGE-09, PAGE-12, PAGE-13, PAGE-14, TAG-06, N-45, N-47]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  test.slow();
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const title = `Oorlogsbrieven ${newName()}`;
  const id = await documents.make(token, title);
  await documents.send(token, id, await scans(3));
  await documents.send(token, id, [{ name: 'notities.txt', mimeType: 'text/plain', buffer: Buffer.from('Notities') }]);
  const transcription = page.getByRole('textbox', { name: 'Transcriptie' });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });

  await staff.open(`/documents/${id}/2`);
  await expect(staff.heading).toHaveText(`Pagina 2: ${title}`);
  await expect(page.locator('.scan-canvas canvas').first()).toBeVisible();
  // What is turned stays turned, and the light goes along.
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Negatief' }).click();
  await page.keyboard.press('Alt+PageDown');
  await expect(staff.heading).toHaveText(`Pagina 3: ${title}`);
  await expect(page.getByRole('button', { name: 'Negatief' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+PageUp');
  await expect(staff.heading).toHaveText(`Pagina 2: ${title}`);
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('90');

  await page.keyboard.press('e');
  await page.keyboard.press('t');
  await expect(transcription).toBeFocused();
  await transcription.fill('Lieve ouders,\nhier gaat alles goed.');
  await page.getByRole('textbox', { name: 'Verwijzing toevoegen' }).fill('William McGee');
  await page
    .getByRole('option', { name: /^William McGee/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Trefwoord toevoegen' }).click();
  const tag = page.getByRole('option').first();
  const chosen = (await tag.textContent()) ?? '';
  await tag.click();
  await page.getByRole('combobox', { name: 'Trefwoord toevoegen' }).click();
  await expect(page.getByRole('option', { name: chosen, exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const number = page.getByRole('textbox', { name: 'Paginanummer' });
  await number.fill('9');
  await expect(page.getByText('De notatie is niet geldig')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await number.fill('1');
  await save.click();
  await expect(page.getByText('De pagina is bewaard')).toBeVisible();
  expect(await staff.coveredByToasts()).toEqual([]);
  await expect(page).toHaveURL(`/documents/${id}/1`);
  await expect(staff.heading).toHaveText(`Pagina 1: ${title}`);

  // Turning the page asks for what is unsaved, unless it is to be saved on the way.
  await transcription.fill('Lieve ouders,\nhier gaat alles goed.\nTot gauw');
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await page.getByRole('checkbox', { name: 'Bewaren bij het bladeren' }).check();
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await expect(staff.heading).toHaveText(`Pagina 2: ${title}`);
  await page.getByRole('button', { name: 'Vorige pagina' }).click();
  await expect(transcription).toHaveValue(/Tot gauw$/);

  await staff.open(`/documents/${id}`);
  const first = page.locator('[data-element]').first();
  await expect(first.getByText('2 trefwoorden en verwijzingen')).toBeAttached();
  await expect(first.getByText('Met transcriptie')).toBeAttached();
  await staff.open(`/documents/${id}/4`);
  await expect(page.getByText('Dit bestand kan hier niet worden getoond, download het')).toBeVisible();
  await expect(page.getByRole('link', { name: 'notities.txt downloaden' })).toBeVisible();
  await staff.open(`/documents/${id}/5`);
  await expect(staff.heading).toHaveText('Deze pagina bestaat niet');
});

test('a scan grows by a quarter at a press and by a ninth at a notch of the wheel [PAGE-03]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Strook ${newName()}`);
  // So narrow that both its sides stay in sight.
  const buffer = await scanOf({ width: 300, height: 1200, seed: 1 });
  await documents.send(token, id, [{ name: 'strook.jpg', mimeType: 'image/jpeg', buffer }]);
  await staff.open(`/documents/${id}/1`);
  const canvas = page.locator('.scan-canvas canvas').first();
  /** Of the scan, in the pixels of the canvas that it is drawn on. */
  const width = () =>
    canvas.evaluate((drawn) => {
      const { width: all, height } = drawn as HTMLCanvasElement;
      const row = (drawn as HTMLCanvasElement).getContext('2d')?.getImageData(0, Math.floor(height / 2), all, 1).data;
      return [...(row ?? [])].filter((value, index) => index % 4 === 3 && value > 0).length;
    });
  await expect.poll(width).toBeGreaterThan(50);
  const fitting = await width();
  const grown = async () => (await width()) / fitting;
  await page.getByRole('button', { name: 'Vergroten', exact: true }).click();
  await expect.poll(grown).toBeCloseTo(1 / 0.8, 1);
  await page.getByRole('button', { name: 'Verkleinen', exact: true }).click();
  await expect.poll(grown).toBeCloseTo(1, 1);
  await page.locator('.scan-canvas').hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(grown).toBeGreaterThan(1.05);
  expect(await grown()).toBeCloseTo(1 / 0.9, 1);
});

test('pages are turned from within the text by keys, long lines go on below, and nothing with the focus is behind the buttons [PAGE-01, PAGE-07]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Dagboek ${newName()}`);
  await documents.send(token, id, await scans(3));
  const transcription = page.getByRole('textbox', { name: 'Transcriptie' });
  await staff.open(`/documents/${id}/1`);
  await expect(staff.heading).toHaveText(/^Pagina 1: /);
  await page.keyboard.press('e');
  await page.getByRole('checkbox', { name: 'Bewaren bij het bladeren' }).check();
  await page.keyboard.press('t');
  await page.keyboard.type('Gisteren kwamen wij in Zillebeke aan, waar geen huis meer heel was. '.repeat(4));
  expect(await transcription.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  expect(await transcription.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  await page.keyboard.press('Alt+PageDown');
  await expect(staff.heading).toHaveText(/^Pagina 2/);
  await expect(transcription).toBeFocused();
  await page.keyboard.type('Tweede blad');
  await page.keyboard.press('Alt+PageUp');
  await expect(staff.heading).toHaveText(/^Pagina 1/);
  await expect(transcription).toBeFocused();
  await expect(transcription).toHaveValue(/heel was\.$/);

  const buttons = page.locator('.entity-form-buttons');
  for (const name of ['Trefwoord toevoegen', 'Paginanummer']) {
    const field = page.getByLabel(name, { exact: true }).last();
    await field.focus();
    const [box, bar] = [await field.boundingBox(), await buttons.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await buttons.getByRole('button', { name: 'Bewaren', exact: true }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('PgDn')).toBeVisible();
});

test('letters typed while the page is being saved stay, and are told to be unsaved [PAGE-06, N-45]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Brief ${newName()}`);
  await documents.send(token, id, await scans(2));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**', async (route) => {
    if (route.request().postData()?.includes('updateCollectionDocumentElement')) await held;
    await route.fallback();
  });
  const transcription = page.getByRole('textbox', { name: 'Transcriptie' });
  await staff.open(`/documents/${id}/1`);
  await expect(staff.heading).toHaveText(/^Pagina 1: /);
  await page.keyboard.press('e');
  await page.keyboard.press('t');
  await page.keyboard.type('Uw zoon Achiel');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.entity-form')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type(', die aan u denkt');
  answer();
  await expect(page.getByText('De pagina is bewaard')).toBeVisible();
  await expect(transcription).toHaveValue('Uw zoon Achiel, die aan u denkt');
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.entity-form')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  await expect(staff.heading).toHaveText(/^Pagina 2: /);
  await page.getByRole('button', { name: 'Vorige pagina' }).click();
  await expect(transcription).toHaveValue('Uw zoon Achiel, die aan u denkt');
});

test('what is typed for a page that others move or remove meanwhile is kept, and saved where the page is then [PAGE-06, PAGE-14]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const title = `Dagboek ${newName()}`;
  const id = await documents.make(token, title);
  await documents.send(token, id, await scans(3));
  let saves = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('updateCollectionDocumentElement')) saves++;
  });
  const transcription = page.getByRole('textbox', { name: 'Transcriptie' });
  const type = async (text: string) => {
    await expect(staff.heading).toHaveText(/^Pagina \d: /);
    await page.keyboard.press('e');
    await transcription.fill(text);
  };
  await staff.open(`/documents/${id}/2`);

  await type('Gisteren');
  await staff.call('orderCollectionDocumentElements', { token, documentId: id, indices: [1], before: 0 });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/documents/${id}/1`);
  await expect(staff.heading).toHaveText(`Pagina 1: ${title}`);
  // The address has changed under the text, which is gone on with.
  await expect(transcription).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' en vandaag');
  await expect(transcription).toHaveValue('Gisteren en vandaag');
  const { subdocument } = await staff.call<{ subdocument: { id: string; title: string } }>(
    'addCollectionDocumentSubdocument',
    { token, documentId: id, index: 0 },
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Deze pagina staat intussen als pagina 1 in ‘${subdocument.title}’.`)).toBeVisible();
  await expect(transcription).toHaveValue('Gisteren en vandaag');
  expect(await staff.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page).toHaveURL(`/documents/${subdocument.id}/1`);
  await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toBeVisible();
  await expect(page.locator('.transcription')).toHaveText('Gisteren en vandaag');

  await type('Niets meer');
  await staff.call('removeCollectionDocumentElements', { token, documentId: subdocument.id, indices: [0] });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Iemand anders heeft deze pagina intussen verwijderd.')).toBeVisible();
  await expect(transcription).toHaveValue('Niets meer');
  await expect(page.locator('.entity-form')).toHaveAttribute('aria-busy', 'false');
  // The second save of a page that was moved brings both versions together, and is one more.
  expect(saves).toBeLessThanOrEqual(5);
});

test('a page of a document with a sub-document has the number that visitors read, in the grid, the address and the form [DOCUMENT-75, PAGE-06, PAGE-12]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const title = `Album ${newName()}`;
  const id = await documents.make(token, title);
  await documents.send(token, id, await scans(4));
  await staff.call('addCollectionDocumentSubdocument', { token, documentId: id, index: 0 });
  await staff.open(`/documents/${id}`);
  await expect(documents.tiles).toHaveCount(4);
  await expect(page.locator('.element-number')).toHaveText(['1', '2', '3']);
  await documents.tiles.nth(1).getByRole('link').click();
  await expect(staff.heading).toHaveText(`Pagina 1: ${title}`);
  await expect(page).toHaveURL(`/documents/${id}/1`);
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Paginanummer' }).fill('3');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/documents/${id}/3`);
  await staff.open(`/documents/${id}/4`);
  await expect(staff.heading).toHaveText('Deze pagina bestaat niet');
});

test('a scan whose file is gone is told in the grid, the preview and the page, and comes back when it is asked for again [PAGE-02, DOCUMENT-11]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Foto’s ${newName()}`);
  await documents.send(token, id, await scans(1));
  const isPicture = /\/iiif\/3\/images\/.*default\.jpg/;
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }));
  await staff.open(`/documents/${id}`);
  await expect(documents.tiles).toContainText('Beeld niet geladen');
  await page.getByRole('button', { name: 'Pagina 1 groter bekijken' }).click();
  const failed = 'De scan kan niet worden getoond';
  await expect(page.getByRole('dialog')).toContainText(failed);
  await page.keyboard.press('Escape');
  await documents.tiles.getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText(failed);
  expect(await staff.violations()).toEqual([]);
  await page.unroute(isPicture);
  const again = page.waitForResponse((response) => isPicture.test(response.url()) && response.ok());
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await again;
  await expect(page.getByText(failed)).toHaveCount(0);
  staff.complaints.splice(0);
});

test('a page tells its own history, which of its references is refused, and what it is while it is fetched [PAGE-01, REFERENCE-10, N-49]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const name = newName();
  const id = await documents.make(token, `Brieven ${name}`);
  const named = { surname: 'Kortstondig', familyname: name };
  const person = await staff.call<{ id: string }>('createPerson', { token, person: named });
  await documents.send(token, id, await scans(2));
  for (const [index, transcription] of ['Van de eerste', 'Van de tweede'].entries()) {
    const element = { transcription, references: [{ type: 'toponym', name: 'Hill 60' }] };
    await staff.call('updateCollectionDocumentElement', { token, documentId: id, index, element });
  }
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isReading = (body: string | null) => body?.includes('"getCollectionDocument"') ?? false;
  await page.route('**/api/**', async (route) => {
    if (isReading(route.request().postData())) await held;
    await route.fallback();
  });
  await staff.open(`/documents/${id}/2`);
  await expect(staff.heading).toHaveText('Pagina van een document');
  answer();
  await expect(staff.heading).toContainText('Pagina 2');

  await page.getByRole('link', { name: 'Geschiedenis' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Van de tweede');
  await expect(panel).not.toContainText('Van de eerste');
  expect(await staff.violations()).toEqual([]);
  await panel.getByRole('button', { name: 'Sluiten' }).click();

  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Verwijzing toevoegen' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^Kortstondig ${name}`) }).click();
  await staff.call('removePerson', { token, id: person.id });
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  const rows = page.locator('.reference-rows > li');
  await expect(rows.nth(1).getByRole('alert')).toContainText('Dit bestaat niet');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(0).getByRole('alert')).toHaveCount(0);
  expect(await staff.violations()).toEqual([]);
});
