import { type HttpPathName, httpPaths } from '@salient/shared/contract/httpPaths.ts';
import { createMeiliClient } from '@salient/shared/search/createMeiliClient.ts';
import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import Router from 'koa-router';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../db/createDataSource.ts';
import { Outage } from '../db/Outage.ts';
import { MailSender } from '../mail/MailSender.ts';
import { defaultSender } from '../mail/messageOf.ts';
import { Outbox } from '../mail/Outbox.ts';
import { outboxCarrier } from '../mail/outboxCarrier.ts';
import { smtpCarrier } from '../mail/smtpCarrier.ts';
import { Realtime, type RealtimeOptions } from '../realtime/Realtime.ts';
import { Dispatcher } from '../rpc/Dispatcher.ts';
import { handlers } from '../rpc/handlers.ts';
import type { Handler } from '../rpc/implement.ts';
import { RpcMetrics } from '../rpc/RpcMetrics.ts';
import { MeiliGuard } from '../search/MeiliGuard.ts';
import { PersonSearch } from '../search/PersonSearch.ts';
import { SearchMetrics } from '../search/SearchMetrics.ts';
import { AccessLimits, defaultLimits, type Limits } from '../users/AccessLimits.ts';
import { PasswordChecks } from '../users/PasswordChecks.ts';
import { answerRpc } from './answerRpc.ts';
import { apiPage } from './apiPage.ts';
import { Health } from './Health.ts';
import { collectServerMetrics } from './serverMetrics.ts';

export interface AppOptions {
  readonly databaseUrl: string;
  /** Without it PostgreSQL answers every search. */
  readonly meiliUrl?: string | undefined;
  readonly meiliMasterKey?: string | undefined;
  readonly log: Logger;
  readonly poolSize?: number;
  /** Where people reach Salient, for the links in mails; without a closing slash. */
  readonly publicUrl: string;
  /** The mail server; without it mails are kept in `outboxFolder`. */
  readonly smtpUrl?: string | undefined;
  /** Sender of the mails; `salient@` the host of `publicUrl` unless given. */
  readonly mailFrom?: string | undefined;
  readonly outboxFolder: string;
  /** How many proxies stand in front, whose forwarded headers are believed; none unless given. */
  readonly trustedProxies?: number;
  /** How often is too often; tests set their own. */
  readonly limits?: Partial<Limits>;
  /** The present moment; tests set their own. */
  readonly now?: () => Date;
  /** Times of the hints; tests set shorter ones. */
  readonly realtime?: Pick<RealtimeOptions, 'goneAfterMs' | 'sweepEveryMs'>;
}

export interface App {
  readonly koa: Koa;
  readonly dispatcher: Dispatcher;
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  /** Hints to editors: the caller attaches it to the HTTP server, and closes it before that. */
  readonly realtime: Realtime;
  /** Lets go of the database; the HTTP server is the caller's to close first. */
  readonly close: () => Promise<void>;
}

/** Milliseconds a search may wait for Meilisearch before PostgreSQL takes over. */
const searchTimeoutMs = 2_000;

/**
 * Builds the core server: one composition root, nothing else constructs services.
 *
 * @param mount adds what serves the web apps behind the API's own paths.
 */
export async function createApp(
  options: AppOptions,
  mount?: (koa: Koa, app: Pick<App, 'dispatcher' | 'dataSource'>) => void,
): Promise<App> {
  const { log, trustedProxies = 0 } = options;
  const dataSource = createDataSource({ url: options.databaseUrl, poolSize: options.poolSize ?? 20 });
  await dataSource.initialize();

  const registry = new Registry();
  const meili = options.meiliUrl
    ? createMeiliClient({ url: options.meiliUrl, key: options.meiliMasterKey, timeoutMs: searchTimeoutMs })
    : null;
  const guard = new MeiliGuard(meili, dataSource);
  const personSearch = new PersonSearch(dataSource, guard, new SearchMetrics(registry), log);
  const now = options.now ?? (() => new Date());
  const accessLimits = new AccessLimits(dataSource, { ...defaultLimits, ...options.limits });
  const passwordChecks = new PasswordChecks(registry);
  const outbox = new Outbox(options.outboxFolder);
  const from = options.mailFrom ?? defaultSender(options.publicUrl);
  const carrier = options.smtpUrl ? smtpCarrier(options.smtpUrl, from) : outboxCarrier(outbox, from);
  const mailSender = new MailSender({ dataSource, carrier, publicUrl: options.publicUrl, now, log });
  const outage = new Outage(dataSource, log);
  const dispatcher = new Dispatcher(
    Object.values(handlers) as unknown as Handler[],
    dataSource,
    { log, personSearch, accessLimits, passwordChecks, mailSender, outbox, now },
    new RpcMetrics(registry),
    outage,
  );
  const { databaseUrl } = options;
  const realtime = new Realtime({ dataSource, databaseUrl, log, outage, now, ...options.realtime });
  const health = new Health(dataSource, guard);
  collectServerMetrics(registry, dataSource, realtime);

  const answers: Readonly<Record<HttpPathName, Middleware>> = {
    rpc: answerRpc(dispatcher),
    apiPage: apiPage(dispatcher),
    health: async (ctx) => {
      const report = await health.check();
      ctx.status = report.ok ? 200 : 503;
      ctx.set('cache-control', 'no-store');
      ctx.body = report;
    },
    metrics: async (ctx) => {
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
  };
  const router = new Router();
  for (const name of Object.keys(httpPaths) as HttpPathName[]) {
    const { path, method } = httpPaths[name];
    router.register(path, [method], answers[name]);
  }

  const koa = new Koa();
  koa.proxy = trustedProxies > 0;
  // The last entries of X-Forwarded-For are the proxies' own; what stands before them anybody can write.
  koa.maxIpsCount = trustedProxies;
  koa.on('error', (error: NodeJS.ErrnoException) => {
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
  koa.use(router.routes()).use(router.allowedMethods());
  mount?.(koa, { dispatcher, dataSource });
  const close = async () => {
    await realtime.close();
    outage.close();
    await mailSender.close();
    await dataSource.destroy();
  };
  return { koa, dispatcher, dataSource, outbox, realtime, close };
}
