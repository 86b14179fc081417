import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds that hinders people with assistive technology: each rule with the elements that break it.
 *
 * axe is brought into a document once and told to report violations only. Its own package for Playwright carries
 * whatever passed to a second page as well, which takes several times as long for the same answer.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(async () => {
    const inPage = window as unknown as { readonly axe: typeof axe };
    const { violations } = await inPage.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
