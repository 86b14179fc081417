import type { Context } from 'koa';

/**
 * Headers of every page. Scripts and styles come from this origin alone, and no page holds an inline script: what the
 * server hands to the browser travels as JSON in a data block.
 *
 * @param nonce of the styles that a component library writes into the page; none for pages that need no such styles.
 */
export function setPageHeaders(ctx: Context, nonce?: string): void {
  const style = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  ctx.set(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${style}`,
      "img-src 'self' data:",
      "font-src 'self'",
      // The own origin by WebSocket too.
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  );
  ctx.set('referrer-policy', 'strict-origin-when-cross-origin');
  ctx.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('x-frame-options', 'DENY');
}
