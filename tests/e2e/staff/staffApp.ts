import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { complaintsOf } from '../complaintsOf.ts';
import { type StaffType, staffPassword } from '../museumFacts.ts';
import { OpenRequests } from '../OpenRequests.ts';
import { violationsOn } from '../violations.ts';

/** What somebody at work does in the staff app; everything is found by its role and name, in Dutch unless said. */
export class StaffApp {
  readonly page: Page;
  readonly #request: APIRequestContext;
  readonly #requests: OpenRequests;
  /** What the browser complained about; a test that ends with one fails. */
  readonly complaints: string[];

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.#requests = new OpenRequests(page);
    this.#request = request;
    this.complaints = complaintsOf(page);
  }

  /** Calls a method as a program would; the answer's result, or a failure with its error. */
  async call<Result = unknown>(method: string, params: object): Promise<Result> {
    const reply = await this.#request.post('/api/v2', { data: { jsonrpc: '2.0', id: 1, method, params } });
    const { result, error } = await reply.json();
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  /** A session of an account, without the sign-in page. */
  async startSession(account: string): Promise<string> {
    const { token } = await this.call<{ token: string }>('authenticate2', { account, password: staffPassword });
    return token;
  }

  /** An account that no other test signs in to, invited and activated; it has the password of all. */
  async makeAccount(account: string, type: StaffType): Promise<void> {
    const token = await this.startSession('admin');
    const email = `${account}@museum.example`;
    await this.call('createUser', { token, user: { type, account, email } });
    const key = new URLSearchParams((await this.linkInMail('invitation', email)).split('?')[1]).get('key');
    await this.call('activateUser', { key, password: staffPassword });
  }

  /** The address in the latest mail of a kind to somebody, as far as it lies in this app. */
  async linkInMail(kind: 'invitation' | 'passwordReset', email: string): Promise<string> {
    const token = await this.startSession('admin');
    let path: string | undefined;
    await expect(async () => {
      const params = { token, text: email, filter: { kind } };
      const { data } = await this.call<{ data: { id: string }[] }>('findMails', params);
      const { text } = await this.call<{ text: string | null }>('getMail', { token, id: data[0]?.id });
      path = /https?:\/\/[^/]+(\/\S+)/.exec(text ?? '')?.[1];
      expect(path).toBeDefined();
    }).toPass();
    return path ?? '';
  }

  /** Opens an address as somebody who is signed in. */
  async openAs(account: string, path: string): Promise<string> {
    const token = await this.startSession(account);
    await this.page.addInitScript((kept) => {
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', 'yes');
      localStorage.setItem('token', kept);
    }, token);
    await this.open(path);
    return token;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).not.toBeEmpty();
  }

  /**
   * Goes to another page as a link does, and waits until the server has been asked for nothing more for half a second.
   * The document stays, so that ten pages to look at cost little more than one.
   */
  async goTo(path: string): Promise<void> {
    const isOtherPage = await this.page.evaluate((address) => {
      const isOther = new URL(address, location.href).pathname !== location.pathname;
      for (const part of document.querySelectorAll('#content > *')) part.toggleAttribute('data-former', isOther);
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      return isOther;
    }, path);
    if (isOtherPage) await expect(this.page.locator('[data-former]')).toHaveCount(0);
    await expect(this.heading).not.toBeEmpty();
    await this.#requests.untilQuiet();
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get menuButton() {
    return this.page.getByRole('button', { name: 'Menu', exact: true });
  }

  get isNarrow() {
    return (this.page.viewportSize()?.width ?? 0) <= 991;
  }

  /** The menu of the pages, opened first where it is behind a button. */
  async menu() {
    if (this.isNarrow) await this.menuButton.click();
    return this.page.getByRole('navigation', { name: 'Hoofdmenu' });
  }

  /** What concerns the account: behind the username, on narrow screens in the menu. */
  async account() {
    if (this.isNarrow) await this.menuButton.click();
    else await this.page.locator('header').getByRole('button').last().click();
    return this.page.getByRole('region', { name: 'Uw account' });
  }

  async signIn(account: string, password: string): Promise<void> {
    await this.page.getByLabel('Gebruikersnaam').fill(account);
    await this.page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Finds what hinders people with assistive technology. */
  violations(): Promise<string[]> {
    return violationsOn(this.page);
  }

  /** Has the system prefer light or dark. The style sheet follows at once, the theme only with the next frame. */
  async emulateScheme(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme });
    await expect(this.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  }

  /** The title, and the buttons of page and dialogs, that lie under a message on the screen. */
  async coveredByToasts(): Promise<string[]> {
    await expect(this.page.locator('.toast').first()).toBeVisible();
    return this.page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
      const buttons = [
        ...document.querySelectorAll('h1, main :is(button, .mantine-Button-root), [role="dialog"] button'),
      ];
      return buttons
        .filter((button) => {
          const { left, right, top, bottom, width } = button.getBoundingClientRect();
          const isUnder = (box: DOMRect) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return width > 0 && boxes.some(isUnder);
        })
        .map((button) => button.textContent ?? '');
    });
  }

  /** Pixels by which the page is wider than the screen. */
  sideways(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}

export const test = base.extend<{ staff: StaffApp }>({
  staff: async ({ page, request }, use) => {
    const staff = new StaffApp(page, request);
    await use(staff);
    expect(staff.complaints).toEqual([]);
  },
});

export { expect };
