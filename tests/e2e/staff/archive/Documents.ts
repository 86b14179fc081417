import type { Locator, Page } from '@playwright/test';
import { scanOf } from '../../../harness/scanFiles.ts';
import { expect, type StaffApp } from '../staffApp.ts';

interface NamedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A digital document with pages, as editors keep it. */
export class Documents {
  readonly #staff: StaffApp;
  readonly #page: Page;

  constructor(staff: StaffApp) {
    this.#staff = staff;
    this.#page = staff.page;
  }

  /** Makes a digital document by a call; its id. */
  async make(token: string, title: string): Promise<string> {
    const document = { category: 'digital', title };
    return (await this.#staff.call<{ id: string }>('createCollectionDocument', { token, document })).id;
  }

  /** Sends files as pages of a document. */
  async send(token: string, document_id: string, files: readonly NamedFile[]): Promise<void> {
    for (const file of files) {
      const reply = await this.#page.request.post('/api/uploadpage/uploadImage', {
        multipart: { token, document_id, file },
      });
      expect(await reply.json()).toMatchObject({ status: 'OK' });
    }
  }

  /** Hangs a file on a document that is none of its pages. */
  async attach(token: string, _id: string, file: NamedFile): Promise<void> {
    const multipart = { token, collection: 'documents', _id, file };
    const reply = await this.#page.request.post('/api/file/uploadImage', { multipart });
    expect(await reply.json()).toMatchObject({ status: 'OK' });
  }

  get tiles(): Locator {
    return this.#page.locator('[data-element]');
  }

  /** Names of pages and sub-documents in their order. */
  get names(): Promise<string[]> {
    return this.tiles
      .locator('.element-file')
      .evaluateAll((names) => names.map(({ textContent }) => textContent ?? ''));
  }

  /** The box by which a page is chosen, by its number. */
  choose(number: number): Locator {
    return this.#page.getByRole('checkbox', { name: `Pagina ${number} kiezen`, exact: true });
  }

  /** Does something with the chosen elements. */
  async act(label: string): Promise<void> {
    const bar = this.#page.getByRole('region', { name: 'Gekozen onderdelen' });
    await bar.getByRole('button', { name: label, exact: true }).click();
  }

  async edit(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bewerken', exact: true }).click();
    await expect(this.#page.getByRole('button', { name: 'Klaar met bewerken' })).toBeVisible();
  }
}

/** Scans that differ from one another: `scan 1.jpg`, `scan 2.jpg` … */
export const scans = (count: number): Promise<NamedFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `scan ${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await scanOf({ width: 700, height: 1000, seed: index + 1 }),
    })),
  );
