import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { KioskSettings } from '@salient/shared/areas/kiosks/kioskSettings.ts';
import { complaintsOf } from '../complaintsOf.ts';
import { violationsOn } from '../violations.ts';

/** A visitor before a kiosk: everything is touched, and found by its name in Dutch unless said. */
export class KioskApp {
  readonly page: Page;
  readonly kiosk: number;
  touches = 0;
  /** What the browser complained about, and what it asked of others; a test that ends with any fails. */
  readonly complaints: string[];

  constructor(page: Page, own: string, kiosk = 1) {
    this.page = page;
    this.kiosk = kiosk;
    this.complaints = complaintsOf(page);
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(own)) {
        this.complaints.push(`asked for ${request.url()}`);
      }
    });
  }

  async open(screen = ''): Promise<void> {
    await this.page.goto(`/kiosk/${this.kiosk}${screen && `/${screen}`}`);
    await expect(this.page.locator('.shell')).toBeVisible();
  }

  /** Goes to another screen as the app does by itself: the visit, with its language and ways to read, goes on. */
  async goTo(screen: string): Promise<void> {
    await this.page.evaluate(
      (address) => {
        if (address === location.pathname + location.search) return;
        const isOtherScreen = new URL(address, location.href).pathname !== location.pathname;
        for (const leaving of document.querySelectorAll<HTMLElement>(isOtherScreen ? '.shell-screen' : '.story-step')) {
          leaving.dataset.leaving = '';
        }
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `/kiosk/${this.kiosk}${screen && `/${screen}`}`,
    );
    await expect(this.page.locator('[data-leaving]')).toHaveCount(0);
  }

  /** Types on the kiosk's own keyboard. */
  async type(letters: string): Promise<void> {
    for (const letter of letters) {
      await this.page.locator('.keyboard').getByRole('button', { name: letter, exact: true }).tap();
    }
  }

  async touch(what: Locator): Promise<void> {
    this.touches++;
    await what.tap();
  }

  /** Not of a screen that is leaving: it fades, and is there for nobody any more. */
  button(name: string | RegExp): Locator {
    const there = this.page.locator(':not([inert] *)');
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).and(there);
  }

  /** Opens the sheet of the ways to read, or puts it away. */
  async showWays(isOpen: boolean): Promise<void> {
    const ways = this.page.locator('.ways > .button');
    // A second tap within 0.3 s is taken for the same finger.
    await expect(async () => {
      if ((await ways.getAttribute('aria-expanded')) !== String(isOpen)) await this.touch(ways);
      await expect(ways).toHaveAttribute('aria-expanded', String(isOpen), { timeout: 500 });
    }).toPass();
  }

  /** Turns a way to read on or off. */
  async turn(way: string | Locator): Promise<void> {
    await this.showWays(true);
    await this.touch(typeof way === 'string' ? this.button(way) : way);
    await this.showWays(false);
  }

  get attract(): Locator {
    return this.page.locator('.attract-touch');
  }

  card(name: string): Locator {
    return this.page.locator('.story-card', { hasText: name });
  }

  /** Of the screen that comes, while the one before still fades. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 }).last();
  }

  /** Lets the kiosk be set up otherwise: its panel, its waiting times, and what it shows. */
  async setUp(settings: Partial<KioskSettings>, change: (content: KioskContent) => void = () => {}): Promise<void> {
    await this.page.route('**/api/v2', async (route) => {
      const asked = route.request().postDataJSON() as { method: string };
      if (asked.method !== 'getKioskContent') return route.continue();
      // A kiosk asks again and again, also while its test ends.
      const reply = await route.fetch().catch(() => null);
      if (!reply) return;
      const { result, ...rest } = await reply.json();
      Object.assign(result.settings, settings);
      change(result);
      await route.fulfill({ json: { ...rest, result } });
    });
  }

  violations(): Promise<string[]> {
    return violationsOn(this.page);
  }
}

export const test = base.extend<{ kiosk: KioskApp }>({
  kiosk: async ({ page, baseURL }, use) => {
    const kiosk = new KioskApp(page, baseURL ?? '');
    await use(kiosk);
    expect(kiosk.complaints).toEqual([]);
  },
});

export { expect };
