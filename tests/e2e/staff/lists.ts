import type { Locator, Page } from '@playwright/test';
import { expect } from './staffApp.ts';

/** A list of the staff app, in Dutch. */
export class List {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get table() {
    return this.#page.getByRole('table');
  }

  /** Rows without the head. */
  get rows() {
    return this.table.locator('tbody tr');
  }

  /** The row that begins with a name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) });
  }

  get names(): Promise<string[]> {
    return this.table.locator('tbody th a').allInnerTexts();
  }

  get count() {
    return this.#page.locator('.list-count');
  }

  get searchBox() {
    return this.#page.getByRole('searchbox', { name: 'Zoeken in deze lijst' });
  }

  /** The page numbers that are linked. */
  get pages() {
    return this.#page.getByRole('navigation', { name: 'Pagina’s' });
  }

  async turnTo(page: number): Promise<void> {
    await this.pages.getByRole('link', { name: `Pagina ${page}`, exact: true }).click();
    await expect(this.pages.locator('[aria-current]')).toHaveText(String(page));
    await this.settled();
  }

  async sortBy(column: string): Promise<void> {
    await this.table.getByRole('link', { name: column, exact: true }).click();
    await this.settled();
  }

  /** No row of a page before is shown any more. */
  async settled(): Promise<void> {
    await expect(this.table).toHaveAttribute('aria-busy', 'false');
  }

  /** Does something with the row of a name. */
  act = (name: string, action: string) => actOn(this.#page, name, action);
}

/** Does something with a record of a list by its menu, whatever its row looks like. */
export async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
