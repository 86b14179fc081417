import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { List } from '../lists.ts';
import { expect, type StaffApp } from '../staffApp.ts';

interface UserFields {
  readonly type?: string;
  readonly account: string;
  readonly name?: string;
  readonly language?: string;
}

/** An account that no other test knows. */
export const newAccount = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;
export const emailOf = (account: string) => `${account}@museum.example`;

/** The list of accounts as an administrator works with it, in Dutch. */
export class Users {
  readonly list: List;
  readonly #page: Page;
  readonly #staff: StaffApp;

  constructor(page: Page, staff: StaffApp) {
    this.list = new List(page);
    this.#page = page;
    this.#staff = staff;
  }

  /** The dialog that is open, by its title. */
  dialog(title: string | RegExp) {
    return this.#page.getByRole('dialog', { name: title });
  }

  async find(account: string): Promise<void> {
    await this.#staff.open(`/users?text=${account}`);
    await expect(this.list.row(account)).toBeVisible();
  }

  /** Opens the form of an account. */
  async edit(account: string) {
    await this.list.act(account, `${account} bewerken`);
    const dialog = this.dialog(`${account} bewerken`);
    await expect(dialog.getByLabel('Naam', { exact: true })).toBeVisible();
    return dialog;
  }

  async invite({ type = 'Medewerker', account, name = '', language = 'Nederlands' }: UserFields): Promise<void> {
    await this.#page.getByRole('link', { name: 'Nieuwe gebruiker' }).click();
    const dialog = this.dialog('Nieuwe gebruiker');
    await expect(dialog.getByLabel('Gebruikersnaam')).toBeFocused();
    await expect(dialog.getByLabel('Taal')).toHaveValue('Nederlands');
    await dialog.getByLabel('Gebruikersnaam').fill(account);
    await this.choose(dialog.getByLabel('Type'), type);
    await dialog.getByLabel('Naam', { exact: true }).fill(name);
    await dialog.getByLabel('E-mailadres').fill(emailOf(account));
    await this.choose(dialog.getByLabel('Taal'), language);
    await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(dialog).toBeHidden();
  }

  async choose(field: ReturnType<Page['getByLabel']>, option: string): Promise<void> {
    await field.click();
    // A type has its explanation below its name.
    const name = new RegExp(`^${option}`);
    await this.#page.getByRole('option', { name }).first().click();
  }

  /** The newest mail to an account, as an administrator reads it; its link. */
  async linkInMail(account: string, subject: string): Promise<string> {
    await this.#staff.open(`/users/mails?text=${account}`);
    await expect(async () => {
      await this.#page.reload();
      await expect(this.list.rows.first().getByText('Bewaard, geen mailserver')).toBeVisible({ timeout: 1000 });
      await this.list.rows.first().getByRole('link').click();
      await expect(this.dialog(subject)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const text = await this.dialog(subject).locator('pre').innerText();
    return /https?:\/\/\S+key=\S+/.exec(text)?.[0] ?? '';
  }
}
