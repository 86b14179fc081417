import type { Middleware } from 'koa';

/**
 * Answers what browsers ask before a viewer of another site reads here. Viewers name the profile that they understand in
 * `Accept`, after which browsers ask first. Whether the site may read an answer says that answer.
 *
 * @param path at which, and below which, viewers read.
 * @param methods that they may use there.
 */
export const answerPreflight =
  (path: string, methods = 'GET, HEAD'): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'OPTIONS' || !`${ctx.path}/`.startsWith(`${path}/`)) return next();
    ctx.set('access-control-allow-origin', '*');
    ctx.set('access-control-allow-methods', methods);
    ctx.set('access-control-allow-headers', '*');
    ctx.set('access-control-max-age', '86400');
    ctx.status = 204;
  };
