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
    return this.#page.getByRole('navigation', { name: "Pagina's" });
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

  /** Does something with a row: by its buttons, on a narrow screen by its menu. */
  async act(name: string, action: string): Promise<void> {
    const row = this.row(name);
    await expect(row).toBeVisible();
    const menu = row.getByRole('button', { name: `Acties voor ${name}` });
    if (await menu.isVisible()) {
      await menu.click();
      await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
    } else {
      await row.getByLabel(action, { exact: true }).click();
    }
  }
}
