import type { Locator, Page } from '@playwright/test';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import type { StaffApp } from '../staffApp.ts';

/** Places as an editor works on them, in Dutch. */
export class Places {
  readonly #page: Page;
  readonly #staff: StaffApp;
  readonly list: List;
  /** In the names of all places of this test. */
  readonly mark = newName();

  constructor(page: Page, staff: StaffApp) {
    this.#page = page;
    this.#staff = staff;
    this.list = new List(page);
  }

  /** Makes a place by a call; its id. */
  async make(name: string, more: object = {}): Promise<string> {
    const token = await this.#staff.startSession('normal');
    const place = { languages: { nl: { name } }, ...more };
    return (await this.#staff.call<{ id: string }>('createPlace', { token, place })).id;
  }

  /** Has so many new persons wounded at a place. */
  async wound(placeId: string, count: number): Promise<void> {
    const token = await this.#staff.startSession('normal');
    for (let number = 1; number <= count; number++) {
      const person = { surname: `Nr ${number}`, familyname: this.mark };
      const { id } = await this.#staff.call<{ id: string }>('createPerson', { token, person });
      const event = { person_id: id, type: 'injured', place_id: placeId };
      await this.#staff.call('createPersonEvent', { token, event });
    }
  }

  /** The field of a name in a language. */
  name(language: 'Nederlands' | 'English' | 'Français' | 'Deutsch', field = 'Naam'): Locator {
    return this.#page.getByRole('group', { name: language }).getByRole('textbox', { name: field });
  }

  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  }
}
