import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { appOfPath, isKioskPath, isStaffPath } from './appOfPath.ts';
import { BuiltFiles } from './BuiltFiles.ts';
import { type CallAsGuest, PublicPages } from './PublicPages.ts';
import { setPageHeaders } from './pageHeaders.ts';
import type { Site } from './Site.ts';
import { sendFile } from './sendFile.ts';

export interface PagesOptions {
  /** Folder of the public app's build, with `client` and `server` in it. */
  readonly publicWeb: string;
  readonly staffWeb: string;
  readonly kiosk: string;
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  readonly call: CallAsGuest;
  readonly site?: Site | undefined;
  readonly now?: (() => Date) | undefined;
}

/**
 * Serves the built web apps: public pages rendered on the server, staff and kiosk as single pages, hashed files for
 * ever. An address that leads nowhere gets its app's not-found page in the visitor's language.
 *
 * @throws Error when an app has not been built.
 */
export function createPages(options: PagesOptions): Middleware {
  const { site = {}, now = () => new Date(), call, publicUrl } = options;
  const publicPages = new PublicPages({ dist: options.publicWeb, publicUrl, call, site, now });
  const staff = new BuiltFiles(options.staffWeb, '/');
  const kiosk = new BuiltFiles(options.kiosk, '/kiosk/');

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const app = appOfPath(ctx.path);
    const files = { public: publicPages.files, kiosk, staff }[app];
    const file = files.at(ctx.path);
    setPageHeaders(ctx);
    if (file) return sendFile(ctx, file);
    if (app === 'staff') return sendApp(ctx, staff, isStaffPath(ctx.path) ? 200 : 404);
    if (app === 'kiosk' && isKioskPath(ctx.path)) return sendApp(ctx, kiosk, 200);
    return publicPages.answer(ctx);
  };
}

/** An app's single page; styles that its component library writes carry the page's nonce. */
function sendApp(ctx: Context, files: BuiltFiles, status: number): void {
  const nonce = randomBytes(16).toString('base64');
  setPageHeaders(ctx, nonce);
  ctx.status = status;
  ctx.set('cache-control', 'no-cache');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = files.template.replaceAll('%NONCE%', nonce);
}
