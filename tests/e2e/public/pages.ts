import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

/** What a visitor does on the public pages; everything is found by its role and name. */
export class PublicPages {
  readonly page: Page;
  readonly #request: APIRequestContext;
  /** What the browser complained about; a test that ends with one fails. */
  readonly complaints: string[] = [];

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.#request = request;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.#settled();
  }

  /** The browser has taken over from the server. */
  async #settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  /** The id of the one person with this name. */
  async personId(text: string): Promise<string> {
    const reply = await this.#request.post('/api/v2', {
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'callFunction',
        params: { token: 'GUEST', name: 'FindPersonAdvancedPublic', args: { text } },
      },
    });
    return (await reply.json()).result.data[0].id;
  }

  async openPerson(text: string, language = 'nl'): Promise<void> {
    await this.open(`/publicsearch/person/_id=${await this.personId(text)}&lang=${language}`);
  }

  get box() {
    return this.page.getByRole('searchbox', { name: /Naam of stamnummer|Name or service number|Nom ou matricule/ });
  }

  tab(name: string | RegExp) {
    return this.page.getByRole('tab', { name });
  }

  /** Rows of the results, without the head. */
  get rows() {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  /** Finds what hinders people with assistive technology. */
  async violations(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }

  /** Pixels by which the page is wider than the screen. */
  sideways(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}

export const test = base.extend<{ pages: PublicPages }>({
  pages: async ({ page, request }, use) => {
    const pages = new PublicPages(page, request);
    await use(pages);
    expect(pages.complaints).toEqual([]);
  },
});

export { expect };
