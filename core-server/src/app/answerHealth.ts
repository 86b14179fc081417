import type { Middleware } from 'koa';
import { readServerState } from '../areas/backups/runs/readServerState.ts';
import type { ReadSession } from '../areas/users/readSession.ts';
import type { Pools } from '../lib/db/pools.ts';
import type { Services } from '../lib/rpc/Services.ts';
import type { Health } from './Health.ts';
import { maySeeDetails } from './maySeeDetails.ts';

interface Options {
  readonly health: Health;
  readonly pools: Pools;
  readonly services: Services;
  readonly sessions: ReadSession;
  readonly metricsToken: string | undefined;
}

/** `GET /healthz`: whether everything serves, and to whom may know it how backups, disk, mail and files are. */
export function answerHealth({ health, pools, services, sessions, metricsToken }: Options): Middleware {
  const { backup, disk, mailOutbox, catalogue } = services;
  return async (ctx) => {
    const report = await health.check();
    ctx.status = report.ok ? 200 : 503;
    ctx.set('cache-control', 'no-store');
    const now = services.now();
    // Anybody can send a token: looking for its session takes from guests and not from staff.
    const asker = { metricsToken, dataSource: pools.guest, sessions, now };
    const isTold = report.database === 'up' && (await maySeeDetails(ctx, asker));
    if (!isTold) {
      ctx.body = report;
      return;
    }
    const {
      mail,
      files: stored,
      ...state
    } = await readServerState(pools.health, { at: backup.at, disk, mailOutbox, catalogue, now });
    // Where the folder of the kept mails is and what files are called, administrators alone read.
    const told = { mail: { has_server: mail.has_server }, files: { damaged: stored.damaged } };
    ctx.body = { ...report, details: { ...state, ...told } };
  };
}
