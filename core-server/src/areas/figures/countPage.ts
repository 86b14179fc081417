import { codeKindOf, type OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import { isbot } from 'isbot';
import type { Context } from 'koa';
import type { CountRow } from './addCounts.ts';

export type CountUse = (what: Omit<CountRow, 'hour' | 'count'>) => void;

/** Whether a person asked for the page, by what the program calls itself; a page fetched ahead is not read yet. */
function isRead(ctx: Context): boolean {
  if (ctx.method !== 'GET' || /prefetch|prerender/.test(ctx.get('sec-purpose') + ctx.get('purpose'))) return false;
  const userAgent = ctx.get('user-agent');
  return userAgent !== '' && !isbot(userAgent);
}

/** Counts a public page, or the code of a kiosk that leads to it. Nothing of the request is kept. */
export function countPage(ctx: Context, { page, id, kiosk, language, version }: OpenedPage, count: CountUse): void {
  if (!isRead(ctx)) return;
  if (kiosk === null) {
    count({ what: 'pages_opened', value: page, record: id, language, version });
    return;
  }
  const value = codeKindOf(page);
  if (value) count({ what: 'codes_opened', kiosk, value, record: id, language, version });
}
