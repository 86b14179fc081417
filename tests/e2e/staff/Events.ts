import type { Locator, Page } from '@playwright/test';
import { newName } from './newName.ts';
import { expect, type StaffApp } from './staffApp.ts';

/** The events of a person as an editor works on them, in Dutch. */
export class Events {
  readonly #page: Page;
  readonly #staff: StaffApp;
  token = '';
  personId = '';

  constructor(page: Page, staff: StaffApp) {
    this.#page = page;
    this.#staff = staff;
  }

  /** Opens the events of a new person: a soldier who was born in 1890 and fell in 1917. */
  async open(): Promise<void> {
    this.token = await this.#staff.startSession('normal');
    const person = {
      surname: 'Remi',
      familyname: newName(),
      victim_type: 'military',
      born_year: 1890,
      died_day: 4,
      died_month: 10,
      died_year: 1917,
    };
    const { id } = await this.#staff.call<{ id: string }>('createPerson', { token: this.token, person });
    this.personId = id;
    await this.#staff.openAs('normal', `/persons/${id}/edit?tab=events`);
    await expect(this.rows.first()).toBeVisible();
  }

  get rows() {
    return this.#page.getByRole('region', { name: 'Gebeurtenissen' }).getByRole('list').locator('> li');
  }

  get titles(): Promise<string[]> {
    return this.rows.getByRole('heading').allInnerTexts();
  }

  get menu() {
    return this.#page.getByRole('button', { name: 'Gebeurtenis toevoegen' });
  }

  /** Opens the form of a new event of a type, by its Dutch name. */
  async add(type: string): Promise<Locator> {
    await this.menu.click();
    await this.#page.getByRole('menuitem', { name: type, exact: true }).click();
    const dialog = this.#page.getByRole('dialog', { name: `Nieuwe gebeurtenis: ${type}` });
    await expect(dialog.getByRole('button', { name: 'Bewaren', exact: true })).toBeVisible();
    return dialog;
  }

  /** Opens the form of an event by what its row is called, such as `Verwonding (?/?/1916)`. */
  async edit(name: string, type: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: `${name} bewerken` }).click();
    const dialog = this.#page.getByRole('dialog', { name: `${type} bewerken` });
    await expect(dialog.getByRole('button', { name: 'Bewaren', exact: true })).toBeVisible();
    return dialog;
  }

  async save(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Looks up a record in a picker and takes the hit that contains a text. */
  async pick(dialog: Locator, label: string, typed: string, hit: string): Promise<void> {
    await dialog.getByRole('textbox', { name: label }).fill(typed);
    await this.#page.getByRole('option').filter({ hasText: hit }).click();
    await expect(dialog.getByRole('group', { name: label })).toContainText(hit);
  }

  /** The three boxes of a date, by its label. */
  date(dialog: Locator, label: string) {
    const day = dialog.getByRole('group', { name: label, exact: true });
    return {
      group: day,
      day: day.getByLabel('Dag'),
      month: day.getByLabel('Maand'),
      year: day.getByLabel('Jaar'),
      values: () =>
        day.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    };
  }
}
