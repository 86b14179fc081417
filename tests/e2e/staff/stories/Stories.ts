import type { Locator, Page } from '@playwright/test';
import { drawPicture, type Scene } from '../../drawPicture.ts';
import { expect, type StaffApp } from '../staffApp.ts';

export interface StoryAtHand {
  readonly id: string;
  readonly version: number;
}

/** The story editor as somebody writes in it, in Dutch. */
export class Stories {
  readonly #page: Page;
  readonly #staff: StaffApp;

  constructor(page: Page, staff: StaffApp) {
    this.#page = page;
    this.#staff = staff;
  }

  /** A person who died at Ieper; the ids of person and event. */
  async makePerson(token: string, familyname: string): Promise<{ person: string; event: string }> {
    const { id } = await this.#staff.call<{ id: string }>('createPerson', {
      token,
      person: { surname: 'Odiel', familyname, born_year: 1893, died_year: 1917, died_month: 7, died_day: 31 },
    });
    const places = await this.#staff.call<{ data: { id: string }[] }>('findPlaces', { token, text: 'Ieper' });
    const event = {
      person_id: id,
      type: 'work',
      work_profession: 'smid',
      start_year: 1912,
      place_id: places.data[0]?.id,
    };
    const made = await this.#staff.call<{ id: string }>('createPersonEvent', { token, event });
    return { person: id, event: made.id };
  }

  /** A story by calls, with what it is given beside its place. */
  async make(token: string, familyname: string, fields: object = {}): Promise<StoryAtHand> {
    const { person, event } = await this.makePerson(token, familyname);
    const place = { community: 'Ieper', area: 'West-Vlaanderen', country_code: 'BE' };
    const story = { person_id_ref: person, place_source_event_ref: event, ...place, ...fields };
    return this.#staff.call('createPersonStory', { token, story });
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  async openTab(name: string): Promise<void> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true });
  }

  status(name: string, answer: string): Locator {
    return this.#page.getByRole('radiogroup', { name }).getByRole('radio', { name: answer, exact: true });
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  }

  async isSaved(name: string): Promise<void> {
    await expect(this.#page.getByText(`Het verhaal van ${name} is bewaard`).last()).toBeVisible();
    await expect(this.#page.getByRole('button', { name: 'Bewaren', exact: true })).toBeEnabled();
  }

  async publish(target: 'In het museum publiceren' | 'Als sleutelverhaal publiceren'): Promise<void> {
    await this.#page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await this.#page.getByRole('menuitem', { name: target }).click();
  }

  /** What keeps the story from being published, line by line. */
  get problems(): Locator {
    return this.#page.locator('.story-problems > li');
  }

  /** A place for photos. */
  slot(name: 'Profielfoto' | 'Extra foto’s' | 'Kaart'): Locator {
    return this.#page.locator('.form-section').filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  photo(name: string): Locator {
    return this.#page.getByRole('figure', { name, exact: true });
  }

  async upload(slot: 'Profielfoto' | 'Extra foto’s' | 'Kaart', name: string, scene: Scene): Promise<void> {
    const file = { name, mimeType: 'image/jpeg', buffer: await drawPicture(scene) };
    await this.slot(slot).locator('input[type=file]').setInputFiles(file);
  }

  /** Says that a photo is one's own work, for kiosk and website. */
  async allow(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Rechten van ${name}` }).click();
    await this.#allowIn(`Tekst en rechten van ${name}`, 'Bewaren', [name]);
  }

  /** Says the same of all photos of which nothing is known yet, at once. */
  async allowOthers(names: readonly string[]): Promise<void> {
    await this.#page.getByRole('button', { name: 'Rechten van meerdere foto’s' }).click();
    await this.#allowIn('Rechten van meerdere foto’s', `Rechten van ${names.length} bestanden bewaren`, names);
  }

  async #allowIn(title: string, verb: string, names: readonly string[]): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: title });
    await dialog.getByRole('combobox', { name: 'Licentie' }).click();
    await this.#page.getByRole('option', { name: 'Eigen werk' }).click();
    await dialog.getByLabel('Kiosk').check();
    await dialog.getByLabel('Website').check();
    await dialog.getByRole('textbox', { name: 'Bronvermelding (Nederlands)' }).fill('Stadsarchief Ieper');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    for (const name of names) await expect(this.photo(name)).toContainText('Eigen werk · Stadsarchief Ieper');
  }
}
