import type { Context } from 'koa';
import { type PublicOrigin, publicOrigin } from '../pages/publicOrigin.ts';

/** Viewers of other sites read what is everybody's, and what is refused; what a ticket opens only the museum's own do. */
export function letOtherSitesRead(ctx: Context, mayRead: boolean): void {
  if (mayRead) ctx.set('access-control-allow-origin', '*');
  else ctx.remove('access-control-allow-origin');
  ctx.set('cross-origin-resource-policy', mayRead ? 'cross-origin' : 'same-origin');
}

/** A visitor's own browser keeps an answer for so long; what stands between asks each time whether it is still shown. */
export const keepFor = (ctx: Context, isPrivate: boolean, seconds: number): void =>
  ctx.set('cache-control', isPrivate ? `private, max-age=${seconds}` : `public, max-age=${seconds}, s-maxage=1`);

/** Whoever asks by another name than the museum's own is told that one: there the viewer reaches all else as well. */
export function askedOrigin(ctx: Context, publicUrl: string): PublicOrigin {
  const { host } = URL.canParse(publicUrl) ? new URL(publicUrl) : { host: '' };
  return publicOrigin(ctx, host === ctx.host ? publicUrl : undefined);
}

/** The media type of an answer in JSON, by what the viewer accepts. */
export function setJsonType(ctx: Context, linkedDataContext: string): void {
  ctx.vary('accept');
  const isLinked = ctx.get('accept').includes('application/ld+json');
  ctx.type = isLinked ? `application/ld+json;profile="${linkedDataContext}"` : 'application/json';
}

/** Nobody keeps it, as it may be shown the next time; an error that is thrown would lose its headers. */
export function refuse(ctx: Context, status: 400 | 403 | 404 | 408 | 413 | 415 | 429 | 501 | 503, why?: string): void {
  ctx.status = status;
  ctx.body = why ?? ctx.message;
  ctx.set('cache-control', 'no-store');
}
