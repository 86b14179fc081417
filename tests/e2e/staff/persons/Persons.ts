import type { Locator, Page } from '@playwright/test';
import { List } from '../lists.ts';
import { expect, type StaffApp } from '../staffApp.ts';

/** The record of a person as a volunteer works with it, in Dutch. */
export class Persons {
  readonly list: List;
  readonly #page: Page;
  readonly #staff: StaffApp;

  constructor(page: Page, staff: StaffApp) {
    this.list = new List(page);
    this.#page = page;
    this.#staff = staff;
  }

  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true });
  }

  day(name: string, part: 'Dag' | 'Maand' | 'Jaar'): Locator {
    return this.#page.getByRole('group', { name, exact: true }).getByLabel(part);
  }

  choice(question: string, answer: string): Locator {
    return this.#page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  }

  /** Waits until the messages say that the person is saved. */
  async isSaved(name: string): Promise<void> {
    await expect(this.#page.getByText(`${name} is bewaard`).last()).toBeVisible();
  }

  async openTab(name: string): Promise<void> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** Makes a person by a call; its id. */
  async make(token: string, person: object): Promise<string> {
    const made = await this.#staff.call<{ id: string }>('createPerson', { token, person });
    return made.id;
  }
}
