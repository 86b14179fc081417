import { refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import Koa from 'koa';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { collectFileMetrics } from '../areas/attachments/checkFiles.ts';
import { collectBackupMetrics } from '../areas/backups/runs/backupMetrics.ts';
import { UseCounter } from '../areas/figures/UseCounter.ts';
import { PairedDevices } from '../areas/kiosks/PairedDevices.ts';
import type { NamesOfDay } from '../areas/names-of-day/NamesOfDay.ts';
import { StoryLinker } from '../areas/stories/StoryLinker.ts';
import { readSessions } from '../areas/users/readSession.ts';
import { Outage } from '../lib/db/Outage.ts';
import { closePools, openPools, type Pools } from '../lib/db/pools.ts';
import type { Files } from '../lib/files/Files.ts';
import { answerPreflight } from '../lib/iiif/answerPreflight.ts';
import { withoutValues } from '../lib/log/withoutValues.ts';
import type { Outbox } from '../lib/mail/Outbox.ts';
import type { PageCache } from '../lib/pages/PageCache.ts';
import { CallerBudgets } from '../lib/rpc/CallerBudgets.ts';
import { Dispatcher } from '../lib/rpc/Dispatcher.ts';
import { RpcMetrics } from '../lib/rpc/RpcMetrics.ts';
import type { Services } from '../lib/rpc/Services.ts';
import { MeiliGuard } from '../lib/search/MeiliGuard.ts';
import type { AppOptions } from './AppOptions.ts';
import { constraintMeanings, handlers } from './composeAreas.ts';
import { createRoutes } from './createRoutes.ts';
import { createServices } from './createServices.ts';
import { createDataSource } from './database/createDataSource.ts';
import { Health } from './Health.ts';
import { openPageCache } from './page-cache/openPageCache.ts';
import type { RenderedPage } from './page-cache/RenderedPage.ts';
import { Realtime } from './realtime/Realtime.ts';
import { collectServerMetrics } from './serverMetrics.ts';

export interface App {
  readonly koa: Koa;
  readonly dispatcher: Dispatcher;
  readonly dataSource: DataSource;
  readonly services: Services;
  readonly namesOfDay: NamesOfDay;
  /** Counts what is served beside the API. */
  readonly useCounter: UseCounter;
  readonly outbox: Outbox;
  readonly files: Files;
  readonly backup: Services['backup'];
  /** Hints to editors: the caller attaches it to the HTTP server, and closes it before that. */
  readonly realtime: Realtime;
  /** Lets go of the database; the HTTP server is the caller's to close first. */
  readonly close: () => Promise<void>;
}

/** What serves the web apps is made with. */
export interface MountedApp extends Pick<App, 'dispatcher' | 'dataSource' | 'namesOfDay' | 'files' | 'useCounter'> {
  readonly pools: Pools;
  readonly budgets: CallerBudgets;
  readonly pageCache: PageCache<RenderedPage>;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Milliseconds a search may wait for Meilisearch before PostgreSQL takes over. */
const searchTimeoutMs = 2_000;

/**
 * Builds the core server: one composition root, nothing else constructs services. When a part of it fails, what was opened
 * before is closed again.
 *
 * @throws NewerDatabaseProblem when a newer version has changed the database.
 * @param mount adds what serves the web apps behind the API's own paths.
 */
export async function createApp(options: AppOptions, mount?: (koa: Koa, app: MountedApp) => void): Promise<App> {
  const closers: (() => unknown)[] = [];
  /** The last that was opened first. */
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    return await compose(options, mount, { close, onClose: (end) => closers.push(end) });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Closing {
  readonly close: () => Promise<void>;
  readonly onClose: (close: () => unknown) => void;
}

async function compose(
  options: AppOptions,
  mount: ((koa: Koa, app: MountedApp) => void) | undefined,
  { close, onClose }: Closing,
): Promise<App> {
  const { publicUrl, databaseUrl, trustedProxies = 0 } = options;
  const log = withoutValues(options.log);
  const now = options.now ?? (() => new Date());
  const pools = await openPools(createDataSource, { url: databaseUrl });
  onClose(() => closePools(pools));
  const dataSource = pools.work;
  await refuseNewerDatabase((sql, values) => dataSource.query(sql, values));

  const registry = new Registry();
  const meili = options.meiliUrl
    ? createMeiliClient({ url: options.meiliUrl, key: options.meiliMasterKey, timeoutMs: searchTimeoutMs })
    : null;
  const guard = new MeiliGuard(meili, pools.health);
  const services = await createServices({ options, pools, registry, guard, log, now, onClose });
  const { dayCache, files, disk, namesOfDay, outbox, backup } = services;
  const sessions = readSessions(services.contactDataFor);
  const useCounter = new UseCounter({ dataSource, log, now });
  onClose(() => useCounter.close());
  const outage = new Outage(pools.health, log);
  onClose(() => outage.close());
  const devices = new PairedDevices(pools.kiosk);
  const budgets = new CallerBudgets(pools, options.guestCosts);
  const dispatcher = new Dispatcher(handlers, pools, budgets, services, new RpcMetrics(registry), outage, {
    callers: { readSession: sessions, isKiosk: (key) => devices.has(key) },
    constraintMeanings,
  });
  const { pageCache, changes } = openPageCache({
    ...{ databaseUrl, log, registry, maxMb: options.pageCacheMb },
    onChange: () => dayCache.forget(),
  });
  onClose(() => changes.close());
  const storyLinker = new StoryLinker({ dataSource, databaseUrl, log });
  onClose(() => storyLinker.close());
  const site = { publicUrl, trustedProxies };
  const realtime = new Realtime({ dataSource, databaseUrl, log, outage, now, sessions, ...site, ...options.realtime });
  onClose(() => realtime.close());
  const health = new Health(pools.health, guard);
  collectServerMetrics(registry, pools.health, realtime);
  collectBackupMetrics(registry, pools.health, disk, now);
  collectFileMetrics(registry, pools.health);

  const koa = createKoa(trustedProxies, log);
  const router = createRoutes({ options, pools, services, sessions, dispatcher, budgets, registry, health, log });
  koa.use(router.routes()).use(router.allowedMethods());
  mount?.(koa, { dispatcher, budgets, dataSource, pools, namesOfDay, files, useCounter, pageCache, now, log });
  return { koa, dispatcher, dataSource, services, namesOfDay, useCounter, outbox, files, backup, realtime, close };
}

/** What every answer passes, whatever its path. */
function createKoa(trustedProxies: number, log: Logger): Koa {
  const koa = new Koa();
  koa.proxy = trustedProxies > 0;
  // The last entries of X-Forwarded-For are the proxies' own; what stands before them anybody can write.
  koa.maxIpsCount = trustedProxies;
  koa.on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
    // What was refused on purpose is an answer like any other.
    if (error.status !== undefined && error.status < 500) return;
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') log.error({ err: error }, 'a request failed');
  });
  koa.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          styleSrc: ["'self'", "'unsafe-inline'"],
          scriptSrc: ["'self'"],
          upgradeInsecureRequests: null,
        },
      },
      strictTransportSecurity: false,
    }),
  );
  koa.use(compress({ threshold: 1024 }));
  koa
    .use(answerPreflight('/iiif/3'))
    .use(answerPreflight('/reconcile', 'GET, HEAD, POST'))
    .use(answerPreflight('/open-data'));
  return koa;
}
