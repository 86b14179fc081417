import type { Page } from '@playwright/test';
import { expect, test } from './kioskApp.ts';

/** Notes every property that the page has animated, by the browser or by its own hand. */
async function noteMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      for (const property of Object.keys(keyframes ?? {})) {
        const values = Object.entries(keyframes ?? {}).find(([name]) => name === property)?.[1];
        if (!Array.isArray(values) || new Set(values).size > 1) moved.add(property);
      }
      return animate.call(this, keyframes, options);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { transform } = (target as HTMLElement).style;
        if (/[1-9]/.test(transform)) moved.add('transform');
      }
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort());
}

for (const [wish, motion] of [
  ['reduce', ['opacity']],
  ['no-preference', ['opacity', 'transform']],
] as const) {
  test(`a browser that says ${wish} gets from screen to screen by nothing but ${motion.join(' and ')} [K13, A5]`, async ({
    kiosk,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: wish });
    const moved = await noteMotion(page);
    await kiosk.open();
    await kiosk.touch(kiosk.attract);
    await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
    await kiosk.touch(kiosk.button('Verder'));
    await expect(page.locator('.story-turner')).toContainText('2 van');
    await kiosk.touch(kiosk.button('Verhalen'));
    await expect(kiosk.card('Cyriel Lammertyn')).toBeVisible();
    await expect(page.locator('.shell-screen')).toHaveCount(1);
    expect(await moved()).toEqual(motion);
  });
}
