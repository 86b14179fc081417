import type { Context } from 'koa';

/** The origin of permanent addresses, without a slash at the end: the museum's own, or the one that was asked. */
export const publicOrigin = (ctx: Pick<Context, 'protocol' | 'host'>, publicUrl: string | undefined): string =>
  publicUrl ?? `${ctx.protocol}://${ctx.host}`;
