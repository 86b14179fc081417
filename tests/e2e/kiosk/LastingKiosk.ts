import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { installClock } from './puttableClock.ts';

/** A kiosk's machine: its browser keeps what it holds from one start to the next, and looks for the museum at one address. */
export class LastingKiosk {
  readonly #folder: string;
  readonly #address: string;
  #context: BrowserContext | undefined;
  /** What a script did not expect: none of it may ever happen. */
  readonly failures: string[] = [];

  private constructor(folder: string, address: string) {
    this.#folder = folder;
    this.#address = address;
  }

  static async make(address: string): Promise<LastingKiosk> {
    return new LastingKiosk(await mkdtemp(join(tmpdir(), 'salient-kiosk-')), address);
  }

  /** Switches it on, by a clock that shows what it likes. */
  async start(clock: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox'],
      viewport: { width: 1080, height: 1920 },
      hasTouch: true,
      locale: 'nl-BE',
      serviceWorkers: 'allow',
    });
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    page.on('pageerror', ({ message }) => this.failures.push(message));
    await installClock(page, clock);
    await page.goto(this.#address);
    await expect(page.locator('.attract-touch')).toBeVisible();
    return page;
  }

  /** Pulls the plug. */
  async stop(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Stops it and throws it away. */
  async scrap(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Waits until it holds so many bundles and starts from one of them. */
  async holds(page: Page, bundles: number): Promise<void> {
    const held = () =>
      page.evaluate(async () => {
        const pointers = await caches.open('kiosk-pointers');
        const [pointer] = await Promise.all(
          (await pointers.keys()).map(async (at) => (await pointers.match(at))?.json()),
        );
        const isRunning = pointer?.active && pointer.ready === null && pointer.starts === null;
        return isRunning ? (pointer.previous ? 2 : 1) : 0;
      });
    await expect.poll(held).toBe(bundles);
  }

  /** Spoils what the newest bundle holds at addresses that end so; answers how much that was. */
  spoil(page: Page, end: string): Promise<number> {
    return page.evaluate(async (end) => {
      const pointers = await caches.open('kiosk-pointers');
      const [at] = await pointers.keys();
      const pointer = at && (await (await pointers.match(at))?.json());
      const name = (await caches.keys()).find((each) => each.endsWith(pointer.active)) ?? '';
      const bundle = await caches.open(name);
      const hit = (await bundle.keys()).filter(({ url }) => url.endsWith(end));
      for (const file of hit) await bundle.put(file, new Response('not what it was'));
      return hit.length;
    }, end);
  }
}
