import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Context } from 'koa';
import type { DataSource } from 'typeorm';
import type { ReadSession } from '../areas/users/readSession.ts';
import { showsToken } from '../lib/http/showsToken.ts';
import { RpcFailure } from '../lib/rpc/RpcFailure.ts';

interface Asker {
  readonly metricsToken: string | undefined;
  readonly dataSource: DataSource;
  readonly sessions: ReadSession;
  readonly now: Date;
}

/**
 * Whether a reader of `/healthz` may know how backups, disk and mail are: the operator with the token of the metrics, or staff
 * with the token of their session, both as `Authorization: Bearer …`.
 */
export async function maySeeDetails(
  ctx: Context,
  { metricsToken, dataSource, sessions, now }: Asker,
): Promise<boolean> {
  if (metricsToken !== undefined && showsToken(ctx, metricsToken)) return true;
  const token = /^Bearer (\S+)$/.exec(ctx.get('authorization'))?.[1];
  if (token === undefined) return false;
  try {
    return canEdit((await sessions(dataSource, token, now)).actor);
  } catch (error) {
    if (error instanceof RpcFailure) return false;
    throw error;
  }
}
