import type { Page } from '@playwright/test';
import { httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';

/**
 * What the browser complains about from now on, each with the file it is about; the list grows by itself. Tiles of maps are
 * not among it: nothing of the tests reaches where they come from.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || new RegExp(httpPaths.mapTile.path.replace(/:\w/g, '\\d+')).test(url)) return;
    complaints.push(`${message.text()} ${url}`.trim());
  });
  return complaints;
}
