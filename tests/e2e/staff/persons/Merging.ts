import type { Locator, Page } from '@playwright/test';
import { newName } from '../newName.ts';
import { expect, type StaffApp } from '../staffApp.ts';

/** Two records of one man, and what a volunteer does with them, in Dutch. */
export class Merging {
  readonly #page: Page;
  readonly #staff: StaffApp;
  /** A part of the family names that no other test knows. */
  readonly mark = newName();
  token = '';

  constructor(page: Page, staff: StaffApp) {
    this.#page = page;
    this.#staff = staff;
  }

  /** Makes a person by a call; its id. */
  async person(surname: string, familyname: string, fields: object = {}): Promise<string> {
    this.token ||= await this.#staff.startSession('normal');
    const person = {
      surname,
      familyname: `${familyname} ${this.mark}`,
      victim_type: 'military',
      in_namelist: false,
      ...fields,
    };
    const made = await this.#staff.call<{ id: string }>('createPerson', { token: this.token, person });
    return made.id;
  }

  async event(person_id: string, type: string, fields: object): Promise<void> {
    await this.#staff.call('createPersonEvent', { token: this.token, event: { person_id, type, ...fields } });
  }

  /** Has a pair suggested, as the comparison at night would. */
  async suggest(idA: string, idB: string): Promise<void> {
    for (const method of ['clearMergeSuggestion', 'takeBackDistinct']) {
      await this.#staff.call(method, { token: this.token, idA, idB });
    }
  }

  name(surname: string, familyname: string): string {
    return `${surname} ${familyname} ${this.mark}`;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog', { name: 'Twee personen samenvoegen' });
  }

  /** What becomes of a field, by the words of the choice. */
  choice(field: string, value: string | RegExp): Locator {
    return this.dialog.getByRole('radiogroup', { name: field, exact: true }).getByRole('radio', { name: value });
  }

  get pickBar(): Locator {
    return this.#page.getByRole('status').filter({ hasText: 'Samen te voegen' });
  }

  toast(text: string): Locator {
    return this.#page.locator('.toast').filter({ hasText: text });
  }

  async merge(reason: string, verb: 'Samenvoegen' | 'Samenvoegen en openen' = 'Samenvoegen'): Promise<void> {
    await this.dialog.getByLabel('Waarom is dit dezelfde persoon?').fill(reason);
    await this.dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
