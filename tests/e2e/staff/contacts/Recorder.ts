import type { Locator, Page } from '@playwright/test';
import { newName } from '../newName.ts';
import { expect, type StaffApp } from '../staffApp.ts';

/** A contact person whom no other test knows. */
export interface Visitor {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An account of its own, as an account records one moment at a time; its name. */
export async function hireVolunteer(staff: StaffApp, type: 'normal' | 'revisor' = 'normal'): Promise<string> {
  const account = `vrijwilliger-${newName().toLowerCase()}`;
  await staff.makeAccount(account, type);
  return account;
}

export async function makeVisitor(staff: StaffApp): Promise<Visitor> {
  const token = await staff.startSession('admin');
  const contactPerson = { firstName: 'Griet', lastName: newName(), email: 'griet@example.org' };
  return staff.call<Visitor>('createContactPerson', { token, contactPerson });
}

/** The recorder of contact moments as it stands on a page. */
export class Recorder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Contactmoment dat wordt opgenomen' });
  }

  get transcript(): Locator {
    return this.page.getByRole('textbox', { name: 'Transcript' });
  }

  get start(): Locator {
    return this.page.getByRole('textbox', { name: 'Begin' });
  }

  contribution(name: string): Locator {
    return this.page.locator('.recorder-contributions li').filter({ hasText: name });
  }

  /** Starts a moment on the page of a contact person. */
  async begin({ id }: Visitor, method: string): Promise<void> {
    await this.page.goto(`/contact_persons/${id}`);
    await this.page.getByRole('button', { name: 'Contactmoment beginnen' }).click();
    await this.page.getByRole('menuitem', { name: method }).click();
    await expect(this.transcript).toBeVisible();
  }

  async untilKept(): Promise<void> {
    await expect(this.bar).toContainText('Bewaard op de server');
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Afronden en bewaren' }).click();
  }

  /** Answers the question before a moment is thrown away. */
  async discard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Weggooien' }).click();
    const question = this.page.getByRole('dialog');
    await expect(question).toContainText('Dit contactmoment weggooien? De gegevens gaan verloren.');
    await question.getByRole('button', { name: 'Weggooien' }).click();
  }
}

/** The moments of a contact person as whoever reads contact data reads them. */
export async function momentsWith(staff: StaffApp, { id }: Visitor) {
  const token = await staff.startSession('admin');
  return staff.call<
    { contactMethod: string; start: string; end: string; transcript: string; contributions: { name: string }[] }[]
  >('getContactPersonEventsForPerson', { token, contactPersonId: id });
}
