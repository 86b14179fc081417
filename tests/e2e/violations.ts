import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds that hinders people with assistive technology: each rule with the elements that break it.
 *
 * axe is brought into a document once and told to report violations only. Its own package for Playwright carries
 * whatever passed to a second page as well, which takes several times as long for the same answer.
 *
 * @param rules all rules when none is named.
 */
export async function violationsOn(page: Page, rules: readonly string[] = []): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  const options: axe.RunOptions = { resultTypes: ['violations'] };
  if (rules.length > 0) options.runOnly = { type: 'rule', values: [...rules] };
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
