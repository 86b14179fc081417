import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { uploadPage } from '../../../harness/pages.ts';
import { scanOf } from '../../../harness/scanFiles.ts';
import { StaffApp } from '../staffApp.ts';

const museum = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Mirador as its makers deliver it, with a manifest open: the files of a page by their names. */
async function miradorWith(manifestId: string) {
  const config = {
    id: 'viewer',
    windows: [{ manifestId, sideBarOpen: true, sideBarPanel: 'annotations' }],
    annotations: { filteredMotivations: ['supplementing'] },
    workspaceControlPanel: { enabled: false },
  };
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Viewer</title><link rel="icon" href="data:,">
    <style>#viewer { position: fixed; inset: 0 }</style><div id="viewer"></div>
    <script src="mirador.js"></script><script>Mirador.viewer(${JSON.stringify(config)})</script>`;
  const script = await readFile(createRequire(import.meta.url).resolve('mirador'), 'utf8');
  return new Map([
    ['/viewer/', { contentType: 'text/html', body: html }],
    ['/viewer/mirador.js', { contentType: 'text/javascript', body: script }],
  ]);
}

/** In a site of its own, which asks the museum as any other site does. */
async function openElsewhere(page: Page, manifestId: string): Promise<void> {
  const files = await miradorWith(manifestId);
  const site = createServer(({ url = '' }, response) => {
    const { contentType, body } = files.get(url) ?? { contentType: 'text/plain', body: '' };
    response.setHeader('content-type', contentType).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  page.once('close', () => site.close());
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/viewer/`);
}

/** At an address of the museum, which lets no other site read what a ticket opens. */
async function openInMuseum(page: Page, manifestId: string): Promise<void> {
  for (const [path, file] of await miradorWith(manifestId)) {
    await page.route(museum + path, (route) => route.fulfill(file));
  }
  await page.goto(`${museum}/viewer/`);
}

/** Whether a scan is seen: they are of pale paper with dark lines. */
async function isDrawn(page: Page): Promise<boolean> {
  const shown = await page.locator('.openseadragon-canvas').first().screenshot();
  const { data } = await sharp(shown).greyscale().raw().toBuffer({ resolveWithObject: true });
  const count = (from: number, to: number) => data.filter((value) => value >= from && value < to).length;
  return count(150, 225) > 20_000 && count(0, 90) > 1_000;
}

/** A box with a document of two pages, of which the second is transcribed. */
async function fillBox(staff: StaffApp, title: string, disclosed: boolean) {
  const token = await staff.startSession('normal');
  const box = { title: `Doos van ${title}` };
  const { id: collectionId } = await staff.call<{ id: string }>('createCollection', { token, collection: box });
  const document = { category: 'digital', title, disclosed, collectionId };
  const { id } = await staff.call<{ id: string }>('createCollectionDocument', { token, document });
  for (const seed of [1, 2]) {
    const scan = await scanOf({ width: 1500, height: 2000, seed });
    const { status } = await uploadPage({ origin: museum }, { token }, scan, { document_id: id });
    expect(status).toBe('OK');
  }
  const element = { transcription: `Lieve moeder, groeten van ${title}.` };
  await staff.call('updateCollectionDocumentElement', { token, documentId: id, index: 1, element });
  return { token, id, collectionId };
}

async function readSecondPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(page.getByText(`Lieve moeder, groeten van ${title}.`)).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
}

/** What is in a collection: Mirador lists it by itself when the collection comes late, and else at the press of its button. */
async function listCollection(page: Page, title: string): Promise<Locator> {
  const listed = page.getByText(title, { exact: true });
  await expect(async () => {
    if (!(await listed.isVisible()))
      await page.getByRole('button', { name: 'Show collection' }).click({ timeout: 2_000 });
    await expect(listed).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return listed;
}

test('Mirador on another site opens a disclosed document and its collection, and shows page and transcription [DOCUMENT-74]', async ({
  page,
  request,
}) => {
  const { id, collectionId } = await fillBox(new StaffApp(page, request), 'Mirador elders', true);
  await openElsewhere(page, `${museum}/iiif/3/documents/${id}/manifest`);
  await readSecondPage(page, 'Mirador elders');
  await openElsewhere(page, `${museum}/iiif/3/collections/${collectionId}`);
  await listCollection(page, 'Mirador elders');
});

test('Mirador in the museum opens by a ticket a collection, a document of it, its page and transcription', async ({
  page,
  request,
}) => {
  const staff = new StaffApp(page, request);
  const { token, collectionId } = await fillBox(staff, 'Mirador binnen', false);
  const asked = { token, type: 'collection', id: collectionId };
  const { url } = await staff.call<{ url: string }>('getManifestAddress', asked);
  await openInMuseum(page, museum + url);
  await (await listCollection(page, 'Mirador binnen')).click();
  await readSecondPage(page, 'Mirador binnen');
});
