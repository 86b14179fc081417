import type { Page } from '@playwright/test';

/**
 * Gives a page a clock that can be put forward. What the browser animates by itself runs by its own clock: an animation that
 * is told to start at a moment of the other one would wait until that has come, and leave a screen half faded.
 */
export async function installClock(page: Page, time?: string): Promise<void> {
  await page.clock.install(time === undefined ? {} : { time });
  await page.addInitScript(() => {
    Object.defineProperty(Animation.prototype, 'startTime', { get: () => null, set: () => undefined });
  });
}
