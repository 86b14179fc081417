import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries `Authorization: Bearer <token>`; takes as long for a wrong one as for a right one. */
export const showsToken = (ctx: Context, token: string): boolean =>
  timingSafeEqual(digest(ctx.get('authorization')), digest(`Bearer ${token}`));
