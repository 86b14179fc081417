import type { Context } from 'koa';

interface PageHeaderOptions {
  readonly styles?: `'${'nonce' | 'sha256'}-${string}'`;
}

/**
 * Headers of every page. Scripts and styles come from this origin alone, and no page holds an inline script: what the
 * server hands to the browser travels as JSON in a data block.
 *
 * @param options.styles what allows styles inside the page, by nonce or hash; none for pages without such styles.
 */
export function setPageHeaders(ctx: Context, { styles }: PageHeaderOptions = {}): void {
  const style = styles ? `'self' ${styles}` : "'self'";
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
      // Staff look at public pages in the editor before they publish a story; nobody else frames a page.
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
    ].join('; '),
  );
  ctx.set('referrer-policy', 'strict-origin-when-cross-origin');
  ctx.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('x-frame-options', 'SAMEORIGIN');
}
