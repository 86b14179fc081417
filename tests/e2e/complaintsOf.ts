import type { Page } from '@playwright/test';

/** What the browser complains about from now on, each with the file it is about; the list grows by itself. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  return complaints;
}
