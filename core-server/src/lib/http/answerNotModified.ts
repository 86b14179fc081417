import type { Context } from 'koa';

/** A weak tag and a strong one of the same content are equal here (RFC 9110, 13.1.2). */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Answers 304 when the client has what the ETag of this answer names, and says whether it did.
 *
 * Koa's `fresh` answers whole whenever the request says `no-cache`. That asks caches on the way not to answer by
 * themselves, and `fetch` sends it with every `If-None-Match` that a program sets.
 */
export function answerNotModified(ctx: Context): boolean {
  const held = ctx.get('if-none-match');
  const etag = opaque(ctx.response.get('etag'));
  const isHeld = held === '*' || held.split(',').some((tag) => opaque(tag) === etag);
  if (held === '' || !isHeld) return false;
  ctx.status = 304;
  return true;
}
