import { readFile } from 'node:fs/promises';
import { zip } from '../../../../core-server/src/lib/transcriptions/zip.fixture.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Documents, scans } from './Documents.ts';

const alto = (line: string) =>
  `<alto><Layout><Page><TextBlock><TextLine><String CONTENT="${line}"/></TextLine></TextBlock></Page></Layout></alto>`;
const zipOf = (files: Readonly<Record<string, string>>) => ({
  name: 'export.zip',
  mimeType: 'application/zip',
  buffer: zip(Object.entries(files).map(([name, content]) => ({ name, content }))),
});

test('a ZIP of transcriptions is read to the scans of its names; what stood there gives way only when somebody says so', async ({
  staff,
  page,
}) => {
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Brieven ${newName()}`);
  await documents.send(token, id, await scans(2));
  const written = { token, documentId: id, index: 0, element: { transcription: 'met de hand' } };
  await staff.call('updateCollectionDocumentElement', written);
  await staff.open(`/documents/${id}`);
  const menu = page.getByRole('button', { name: 'Transcripties' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Inlezen uit een zip…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transcripties inlezen' });
  const file = dialog.locator('input[type="file"]');

  await file.setInputFiles({ ...zipOf({}), buffer: Buffer.from('geen zip') });
  await expect(dialog.getByRole('alert')).toContainText('Dit is geen zip, of ze is beschadigd.');
  await file.setInputFiles(
    zipOf({
      'scan 1.xml': alto('van de machine'),
      'page/scan 2.xml': alto('Lieve moeder'),
      'scan 9.xml': alto('van een ander'),
      'fout.xml': '<html/>',
    }),
  );
  const report = dialog.getByRole('region', { name: 'Wat er met export.zip is gebeurd' });
  await expect(report).toContainText('1 pagina kreeg een nieuwe transcriptie.');
  await expect(report.getByText('1 pagina heeft al een andere tekst; die is blijven staan.')).toBeVisible();
  await expect(report.getByRole('listitem')).toHaveText([
    'scan 1.jpg',
    'scan 9.xml',
    'fout.xml Het is geen PAGE XML en geen ALTO.',
  ]);
  expect(await staff.violations()).toEqual([]);

  await report.getByRole('button', { name: 'Vervang ook die tekst' }).click();
  await expect(report).toContainText('Op 1 pagina stond dezelfde tekst al.');
  await expect(report.getByText('andere tekst')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(menu).toBeFocused();
  await expect(page.getByTitle('Met transcriptie')).toHaveCount(2);

  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Downloaden als tekst' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('[Pagina 1 · scan 1.jpg]\nvan de machine');
  expect(text).toContain('[Pagina 2 · scan 2.jpg]\nLieve moeder');
});

test('the address of the manifest is copied: the lasting one of what is disclosed, and one with a ticket that opens the rest for some hours', async ({
  staff,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await staff.openAs('readonly', '/documentation');
  const editor = await staff.startSession('normal');
  const id = await new Documents(staff).make(editor, `Album ${newName()}`);
  await staff.open(`/documents/${id}`);
  const open = page.getByRole('button', { name: 'Adres tonen' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'IIIF-adres' });
  await expect(dialog.getByText('Hier is nog niets vrijgegeven', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Adres kopiëren' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const opened = await page.request.get(copied);
  expect(await opened.json()).toMatchObject({ type: 'Manifest' });
  expect((await page.request.get(new URL(`/iiif/3/documents/${id}/manifest`, copied).href)).status()).not.toBe(200);

  await staff.call('updateCollectionDocument', { token: editor, document: { id, version: 1, disclosed: true } });
  await page.reload();
  await open.click();
  const lasting = dialog.getByRole('textbox', { name: 'Blijvend adres' });
  const reply = await page.request.get(await lasting.inputValue());
  expect(await reply.json()).toMatchObject({ type: 'Manifest' });
});
