import type { Locator, Page } from '@playwright/test';

/** A keyboard that counts: a letter is one key, and so are keys pressed together. */
export class Keys {
  readonly #page: Page;
  /** All keys so far. */
  pressed = 0;
  /** Those among them that typed what the record says. */
  data = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.pressed += text.length;
    this.data += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab, or Shift+Tab where that way is the shorter one, until the focus is there. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let steps = 0; steps < 40; steps += 1) {
      const way = await target.evaluate((element) => {
        const active = document.activeElement;
        if (active === element) return null;
        const isBefore = active && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        return active !== document.body && isBefore ? 'Shift+Tab' : 'Tab';
      });
      if (way === null) return;
      await this.press(way);
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  }
}
