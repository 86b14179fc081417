import { expect, type Locator, type Page } from '@playwright/test';

/** A day as somebody types it; what is left out stays unknown. */
interface TypedDay {
  readonly day?: number;
  readonly month?: number;
  readonly year: number;
}

/** The form of the advanced search, in Dutch, as somebody fills it in with the mouse and the keyboard. */
export class QuestionForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get person(): Part {
    return new Part(this.page, this.page.getByRole('region', { name: 'De persoon', exact: true }));
  }

  /** Adds an event filter; `nth` tells filters of one kind apart, from 1. */
  async event(kind: string, nth?: number): Promise<Part> {
    await this.page.getByRole('button', { name: kind, exact: true }).click();
    const name = nth === undefined ? kind : `${kind} (${nth})`;
    return new Part(this.page, this.page.getByRole('region', { name, exact: true }));
  }

  /** Adds an event filter by the keyboard alone; the caret stands in its first field then. */
  async eventByKeyboard(kind: string): Promise<void> {
    await this.page.getByRole('button', { name: kind, exact: true }).press('Enter');
  }

  get sentence(): Locator {
    return this.page.locator('.search-question');
  }

  get count(): Locator {
    return this.page.locator('.search-count');
  }
}

/** One section of the form. */
export class Part {
  readonly #page: Page;
  readonly #section: Locator;

  constructor(page: Page, section: Locator) {
    this.#page = page;
    this.#section = section;
  }

  async choose(label: string, option: string): Promise<void> {
    await this.#section.getByRole('combobox', { name: label, exact: true }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  async type(label: string, value: string, mode?: string): Promise<void> {
    if (mode)
      await this.#section
        .getByRole('combobox', { name: `${label}: Vergelijking`, exact: true })
        .selectOption({ label: mode });
    await this.#section.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** Types some letters and takes the suggestion; of a place also what lies around it. */
  async pick(label: string, letters: string, option: RegExp, km?: number): Promise<void> {
    await this.#section.getByRole('textbox', { name: label, exact: true }).pressSequentially(letters);
    await this.#page.getByRole('option', { name: option }).first().click();
    await expect(this.#section.getByRole('combobox', { name: `${label}: Vergelijking`, exact: true })).toHaveValue(
      'selected',
    );
    if (km !== undefined) await this.#section.getByLabel(`${label}: Binnen (km)`, { exact: true }).fill(String(km));
  }

  async day(label: string, { day, month, year }: TypedDay, within?: string): Promise<void> {
    const range = within ? this.#section.getByRole('group', { name: within, exact: true }) : this.#section;
    const group = range.getByRole('group', { name: label, exact: true });
    if (day) await group.getByLabel('Dag').fill(String(day));
    if (month) await group.getByLabel('Maand').fill(String(month));
    await group.getByLabel('Jaar').fill(String(year));
  }

  async check(label: string, within?: string): Promise<void> {
    const part = within ? this.#section.getByRole('group', { name: within, exact: true }) : this.#section;
    await part.getByRole('checkbox', { name: label, exact: true }).check();
  }
}
