import type { Middleware } from 'koa';

/**
 * Answers what browsers ask before a viewer of another site reads here. Viewers name the profile that they understand in
 * `Accept`, after which browsers ask first. Whether the site may read an answer says that answer.
 *
 * @param path below which viewers read.
 */
export const answerPreflight =
  (path: string): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'OPTIONS' || !ctx.path.startsWith(`${path}/`)) return next();
    ctx.set('access-control-allow-origin', '*');
    ctx.set('access-control-allow-methods', 'GET, HEAD');
    ctx.set('access-control-allow-headers', '*');
    ctx.set('access-control-max-age', '86400');
    ctx.status = 204;
  };
