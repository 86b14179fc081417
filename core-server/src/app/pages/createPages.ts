import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { CountUse } from '../../areas/figures/countPage.ts';
import type { Site } from '../../lib/config/Site.ts';
import { BuiltFiles } from '../../lib/pages/BuiltFiles.ts';
import type { PageCache } from '../../lib/pages/PageCache.ts';
import { setPageHeaders } from '../../lib/pages/pageHeaders.ts';
import { sendFile } from '../../lib/pages/sendFile.ts';
import type { RenderedPage } from '../page-cache/RenderedPage.ts';
import { appOfPath, isApiPath, isKioskPath, isStaffPath } from './appOfPath.ts';
import { type CallAsGuest, PageRenderer } from './PageRenderer.ts';
import { PublicPages, type PublicPagesOptions } from './PublicPages.ts';

export interface PagesOptions {
  /** Folder of the public app's build, with `client` and `server` in it. */
  readonly publicWeb: string;
  readonly staffWeb: string;
  /** The built app of the kiosks, below `/kiosk/`. */
  readonly kiosk: BuiltFiles;
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  readonly call: CallAsGuest;
  /** Adds one to what is counted of the use of public pages; nothing is counted without it. */
  readonly count?: CountUse | undefined;
  /** Where rendered public pages are kept; each is rendered for each visitor without it. */
  readonly cache?: PageCache<RenderedPage> | undefined;
  /** Makes a page for the guest behind an address, when it is their turn; at once without it. */
  readonly runPage?: PublicPagesOptions['runPage'];
  readonly site?: Site | undefined;
  readonly now?: (() => Date) | undefined;
}

const readingWorker = '/publicsearch/worker.js';

/**
 * Serves the built web apps: public pages rendered on the server, staff and kiosk as single pages, hashed files for
 * ever. An address that leads nowhere gets its app's not-found page in the visitor's language.
 *
 * @throws Error when an app has not been built.
 */
export function createPages(options: PagesOptions): Middleware {
  const { site = {}, now = () => new Date(), call, count, cache, publicUrl, runPage } = options;
  const renderer = new PageRenderer({ dist: options.publicWeb, site, call });
  const publicPages = new PublicPages({ renderer, cache, publicUrl, count, now, runPage });
  const staff = new BuiltFiles(options.staffWeb, '/');
  const { kiosk } = options;

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isApiPath(ctx.path)) return next();
    const app = appOfPath(ctx.path);
    const files = { public: renderer.files, kiosk, staff }[app];
    const file = files.at(ctx.path);
    setPageHeaders(ctx);
    // What keeps pages in the street works on those that are read, and on no other.
    if (file && ctx.path === readingWorker) ctx.set('service-worker-allowed', '/public/');
    if (file) return sendFile(ctx, file);
    if (app === 'staff') return sendApp(ctx, staff.template, isStaffPath(ctx.path) ? 200 : 404);
    if (app === 'kiosk') return sendApp(ctx, kiosk.template, isKioskPath(ctx.path) ? 200 : 404);
    return publicPages.answer(ctx);
  };
}

/** An app's single page; styles that its component library writes carry the page's nonce. */
function sendApp(ctx: Context, page: string, status: number): void {
  const nonce = randomBytes(16).toString('base64');
  setPageHeaders(ctx, { styles: `'nonce-${nonce}'` });
  ctx.status = status;
  ctx.set('cache-control', 'no-cache');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page.replaceAll('%NONCE%', nonce);
}
