import { isIPv4, isIPv6 } from 'node:net';
import type { Context, Middleware } from 'koa';
import type { Registry } from 'prom-client';
import { showsToken } from './showsToken.ts';

/** Whether the connection begins on this machine, and nobody says that it goes on elsewhere. */
function isFromHere(ctx: Context): boolean {
  if (ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== '') return false;
  const address = (ctx.req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return isIPv4(address) ? address.startsWith('127.') : isIPv6(address) && address === '::1';
}

/**
 * The figures for Prometheus. They tell how busy the museum is, so they are for its operators: for whoever shows the token
 * (`Authorization: Bearer …`), or, where none is set, for programs on the same machine.
 */
export function answerMetrics(registry: Registry, token: string | undefined): Middleware {
  return async (ctx) => {
    const isAllowed = token === undefined ? isFromHere(ctx) : showsToken(ctx, token);
    if (!isAllowed) {
      ctx.status = token === undefined ? 403 : 401;
      if (token !== undefined) ctx.set('www-authenticate', 'Bearer');
      ctx.body =
        token === undefined
          ? 'Set METRICS_TOKEN to read this from another machine.\n'
          : 'Send the token of METRICS_TOKEN as a bearer token.\n';
      return;
    }
    ctx.type = registry.contentType;
    ctx.set('cache-control', 'no-store');
    ctx.body = await registry.metrics();
  };
}
