import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { scanFolder } from '../../../harness/scanFolder.ts';
import { browserCache, chromiumPath } from '../../chromium.ts';
import { PublicPages } from '../../public/pages.ts';
import { newName } from '../newName.ts';
import { expect, StaffApp, test } from '../staffApp.ts';
import { Documents } from './Documents.ts';

const minute = 60_000;
/** Two hundred real scans are read, cut into tiles and drawn small; on a machine that does other work as well. */
const patience = 30 * minute;

/** A browser that keeps on its disk what pages give it, as people have it: that of other tests keeps all in memory. */
async function openBrowser(baseURL = ''): Promise<{ browser: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'salient-profile-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...{ baseURL, executablePath: await chromiumPath(), args: ['--no-sandbox'] },
    ...{ locale: 'nl-BE', viewport: { width: 1280, height: 900 } },
  });
  browser.setDefaultTimeout(minute);
  const close = async () => {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { browser, close };
}

/** Lets a folder go over an element, as a hand with a mouse does; scripts cannot make up a folder. */
async function dropFolder(page: Page, selector: string, folder: string): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  const { x = 0, y = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await chrome.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 40, data });
  }
  await chrome.detach();
}

const brokenPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
  );

test('two hundred scans are dropped, cut off, left and taken up again, sorted, read and shown to visitors once they may see them [DOCUMENT-11, DOCUMENT-15, DOCUMENT-17, DOCUMENT-74, PAGE-07, PERSON-50]', async ({
  baseURL,
  request,
  browser: visitors,
}) => {
  test.setTimeout(2 * patience);
  const folder = await scanFolder(join(browserCache, 'salient-scans', 'Dagboek 1917'), 200);
  const { browser, close } = await openBrowser(baseURL);
  const guest = await (await visitors.newContext({ baseURL, locale: 'nl-BE' })).newPage();
  try {
    const [title, other] = [`Dagboek ${newName()}`, `Album ${newName()}`];
    const staff = new StaffApp(await browser.newPage(), request);
    const token = await staff.openAs('normal', '/documentation');
    const documents = new Documents(staff);
    const [id, otherId] = [await documents.make(token, title), await documents.make(token, other)];
    const arrived = (page: Page) => page.locator('[data-element]').count();

    await test.step('dropped, and the connection cut', async () => {
      const { page } = staff;
      await staff.open(`/documents/${id}`);
      await documents.edit();
      await dropFolder(page, '.elements-panel', folder.path);
      await expect(page.getByText(/ van 202/)).toBeVisible();
      await expect(page.getByText(/per seconde · nog/)).toBeVisible();
      await expect(page.getByText('Sluit u dit tabblad, dan kunt u hier later verdergaan.')).toBeVisible({
        timeout: 5 * minute,
      });
      await expect.poll(() => arrived(page), { timeout: patience }).toBeGreaterThan(40);
      await browser.setOffline(true);
      await expect(page.getByText('De verbinding viel weg').first()).toBeVisible();
      await browser.setOffline(false);
      const before = await arrived(page);
      await expect.poll(() => arrived(page), { timeout: patience }).toBeGreaterThan(before + 20);
      // A picture whose way was cut off comes once there is a way again.
      await expect.poll(() => brokenPictures(page)).toBe(0);
      await page.close();
    });

    const again = new StaffApp(await browser.newPage(), request);
    const { page } = again;
    const kept = new Documents(again);
    await test.step('taken up again in a new tab', async () => {
      await page.goto(`/documents/${id}`);
      await expect(page.getByText(/bestanden zijn onderweg blijven liggen/)).toBeVisible();
      await page.getByRole('button', { name: 'Verdergaan' }).click();
      await expect(page.getByText(/bestanden zijn toegevoegd/)).toBeVisible({ timeout: patience });
      await expect(page.getByText('1 bestand is niet toegevoegd')).toBeVisible();
      await expect(page.getByText(folder.bad)).toBeVisible();
      await expect(page.getByText('1 bestand stond er al', { exact: false })).toBeVisible();
      await expect(kept.tiles).toHaveCount(200);
      expect(await kept.names).toEqual(folder.names);
    });

    await test.step('ten in a sub-document, three in another document', async () => {
      await kept.edit();
      await kept.choose(11).check();
      await kept.choose(20).click({ modifiers: ['Shift'] });
      await kept.act('In een subdocument');
      await page.getByRole('menuitem', { name: 'Nieuw subdocument' }).click();
      await expect(kept.tiles).toHaveCount(191);
      await kept.choose(2).check();
      await kept.choose(4).click({ modifiers: ['Shift'] });
      await kept.act('Verplaatsen…');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Document' }).fill(other);
      await page.getByRole('option', { name: other }).click();
      await dialog.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
      await expect(kept.tiles).toHaveCount(188);
      const [first = '', ...others] = folder.names;
      const stayed = [first, ...others.slice(3, 9), `${title} – 1`, ...others.slice(19)];
      expect(await kept.names).toEqual(stayed);
      await again.open(`/documents/${otherId}`);
      await expect(kept.tiles).toHaveCount(3);
      expect(await kept.names).toEqual(others.slice(0, 3));
    });

    const visitor = new PublicPages(guest, guest.request);
    const soldier = await visitor.personId('william mcgee');
    const save = page.getByRole('button', { name: 'Bewaren', exact: true });
    await test.step('read, tagged and linked to a soldier', async () => {
      await again.open(`/documents/${id}/3`);
      await expect(again.heading).toHaveText(/^Pagina 3: /);
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Transcriptie' }).fill('Lieve ouders,\nhier gaat alles goed.');
      await page.getByRole('textbox', { name: 'Verwijzing toevoegen' }).fill('William McGee');
      await page
        .getByRole('option', { name: /^William McGee/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Trefwoord toevoegen' }).click();
      await page.getByRole('option').first().click();
      await save.click();
      await expect(page.getByText('De pagina is bewaard')).toBeVisible();
      await visitor.open(`/person/_id=${soldier}`);
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('McGee');
      await expect(guest.getByRole('link', { name: title })).toHaveCount(0);
      expect((await guest.request.get(`/document/${id}`)).status()).toBe(404);
    });

    await test.step('disclosed', async () => {
      await again.open(`/documents/${id}`);
      await kept.edit();
      await page
        .getByRole('radiogroup', { name: /^Vrijgegeven/ })
        .getByRole('radio', { name: 'ja' })
        .check();
      await save.click();
      await expect(page.getByText(`Het document is bewaard: ${title}`)).toBeVisible();
      await visitor.open(`/person/_id=${soldier}`);
      await guest.getByRole('link', { name: title }).first().click();
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
      await visitor.open(`/document/${id}?page=3`);
      await expect(guest.getByText('hier gaat alles goed')).toBeVisible();
    });
    expect([...again.complaints, ...visitor.complaints]).toEqual([]);
  } finally {
    await guest.context().close();
    await close();
  }
});
