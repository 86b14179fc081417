import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** As long as Playwright waits for `networkidle`, which tells of a new document only. */
const quietMs = 500;

/** What a page has asked for and not got yet. */
export class OpenRequests {
  readonly #open = new Set<Request>();
  #changedAt = 0;

  constructor(page: Page) {
    page.on('request', (request) => this.#change(() => this.#open.add(request)));
    page.on('requestfinished', (request) => this.#change(() => this.#open.delete(request)));
    page.on('requestfailed', (request) => this.#change(() => this.#open.delete(request)));
  }

  /** Waits until all that was asked for has come, and nothing more is asked for. */
  async untilQuiet(): Promise<void> {
    const from = performance.now();
    while (this.#open.size > 0 || performance.now() - Math.max(from, this.#changedAt) < quietMs) await sleep(50);
  }

  #change(change: () => void): void {
    change();
    this.#changedAt = performance.now();
  }
}
