import type { Page } from '@playwright/test';
import { Documents, scans } from '../staff/archive/Documents.ts';
import { StaffApp } from '../staff/staffApp.ts';
import { expect, test } from './pages.ts';

/** A disclosed document of two transcribed pages that a person wrote; its id. */
async function discloseLetter(page: Page, person: string): Promise<string> {
  const staff = new StaffApp(page, page.request);
  const documents = new Documents(staff);
  const token = await staff.startSession('admin');
  const id = await documents.make(token, 'Brief uit de loopgraaf, 3 november 1914');
  await documents.send(token, id, await scans(2));
  const written = ['Lieve moeder,\nde gracht staat vol water.', 'Groet Mathilde van mij. Uw zoon.'];
  for (const [index, transcription] of written.entries()) {
    const element = { transcription };
    await staff.call('updateCollectionDocumentElement', { token, documentId: id, index, element });
  }
  const references = [{ type: 'person', id: person, relation: 'author' }];
  await staff.call('updateCollectionDocument', { token, document: { id, version: 1, disclosed: true, references } });
  return id;
}

test('a letter is found on the page of who wrote it, read page by page, and looked at from near, by keyboard alone too [DOCUMENT-74, PERSON-50, beyond 11]', async ({
  pages,
  page,
}) => {
  test.slow();
  const person = await pages.personId('vanden broucke');
  const id = await discloseLetter(page, person);
  await pages.open(`/person/_id=${person}`);
  await page.getByRole('link', { name: 'Brief uit de loopgraaf' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief uit de loopgraaf, 3 november 1914');
  await expect(page.getByText('de gracht staat vol water')).toBeVisible();
  const scan = page.locator('.scan img');
  await expect.poll(() => scan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(await pages.violations()).toEqual([]);

  await page.getByRole('button', { name: 'Van dichtbij bekijken' }).press('Enter');
  const near = page.getByRole('img', { name: 'Blad 1 van 2' });
  await expect(near).toBeInViewport({ ratio: 0.98 });
  const tiles = () =>
    near.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
        ...([canvas.width / 2, canvas.height / 2, 1, 1] as const),
      );
      return data[3];
    });
  await expect.poll(tiles).toBe(255);
  await page.getByRole('button', { name: 'Naar rechts draaien' }).press('Enter');
  await page.keyboard.press('i');
  await page.getByText('Licht en negatief').press('Enter');
  await expect(page.getByRole('button', { name: 'Negatief' })).toHaveAttribute('aria-pressed', 'true');
  expect(await pages.violations()).toEqual([]);

  await page.getByRole('link', { name: 'Volgend blad' }).press('Enter');
  await expect(page.getByText('Blad 2 van 2')).toBeVisible();
  await expect(page.getByText('de gracht staat vol water')).toHaveCount(0);
  await expect(page.getByText(/\/document\/[\da-f-]{36}\?page=2$/)).toBeVisible();
  await page.getByLabel('Blad', { exact: true }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('de gracht staat vol water')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await pages.open(`/document/${id}?lang=de`);
  expect(await pages.sideways()).toBeLessThanOrEqual(0);
});

test('who finds nobody by a name looks for it in documents, reads the sentence, and opens it at its page; without script too [DOCUMENT-74]', async ({
  pages,
  page,
  browser,
}) => {
  test.slow();
  const id = await discloseLetter(page, await pages.personId('vanden broucke'));
  await pages.open('/publicsearch/search?familyname=Zzyzx');
  await page.getByRole('link', { name: 'Zoeken in brieven en andere documenten' }).click();
  await page.getByRole('searchbox', { name: 'Woorden in een document' }).fill('zoon mathilde');
  await page.keyboard.press('Enter');
  const hit = page.getByRole('listitem').filter({ hasText: 'Groet Mathilde van mij. Uw zoon.' }).last();
  await expect(hit.locator('mark')).toHaveText(['Mathilde', 'zoon']);
  await expect(hit.getByText('Blad 2 van 2')).toBeVisible();
  expect(await pages.violations()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await pages.sideways()).toBeLessThanOrEqual(0);
  await hit.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Transcriptie' })).toBeVisible();
  await expect(page.getByText('Blad 2 van 2')).toBeVisible();
  await expect(page.locator('.transcription mark')).toHaveText(['Mathilde', 'zoon']);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const sheet = await plain.newPage();
  await sheet.goto('/publicsearch/documents?lang=fr');
  await sheet.getByRole('searchbox').fill('"gracht staat vol"');
  await sheet.getByRole('button', { name: 'Chercher' }).click();
  await expect(sheet.locator(`a[href*="${id}"]`)).toHaveAttribute('href', /q=%22gracht\+staat\+vol%22&lang=fr$/);
  await sheet.locator(`a[href*="${id}"]`).click();
  await expect(sheet.locator('.transcription mark')).toHaveText('gracht staat vol');
  await plain.close();
});

test('a picture that cannot be had is said to be away, with the words of its page still there [DOCUMENT-74]', async ({
  pages,
  page,
}) => {
  const id = await discloseLetter(page, await pages.personId('vanden broucke'));
  await page.route(/\/iiif\/3\/images\/.*default\.jpg/, (route) => route.fulfill({ status: 404 }));
  await pages.open(`/document/${id}`);
  await expect(page.getByText('Het beeld kan nu niet worden opgehaald.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Van dichtbij bekijken' })).toHaveCount(0);
  await expect(page.getByText('de gracht staat vol water')).toBeVisible();
  await page.getByText('Alle bladen').click();
  await expect(page.locator('.all-pages a')).toHaveText(['1', '2']);
  await expect(page.locator('.all-pages img')).toHaveCount(0);
  pages.complaints.splice(0);
});
