import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { complaintsOf } from '../complaintsOf.ts';
import { violationsOn } from '../violations.ts';

/** What a visitor does on the public pages; everything is found by its role and name. */
export class PublicPages {
  readonly page: Page;
  readonly #request: APIRequestContext;
  /** What the browser complained about; a test that ends with one fails. */
  readonly complaints: string[];

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.#request = request;
    this.complaints = complaintsOf(page);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.#settled();
  }

  /** The browser has taken over from the server. */
  async #settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  /** Calls a method as a visitor's page does. */
  readonly call = async (method: string, params: object = {}): Promise<unknown> => {
    const data = { jsonrpc: '2.0', id: 1, method, params: { token: 'GUEST', ...params } };
    return (await (await this.#request.post('/api/v2', { data })).json()).result;
  };

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

  /** The page of the key with this name. */
  async keyPath(name: string): Promise<string> {
    const keys = (await this.call('keyLocationsForMap')) as { readonly id: string; readonly name: string }[];
    return `/public/key_locations/${keys.find((key) => key.name === name)?.id}`;
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
  violations(): Promise<string[]> {
    return violationsOn(this.page);
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
