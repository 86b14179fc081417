import { defaultRadiusKm } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { type HttpPath, type HttpPathName, httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';
import { refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import Router from 'koa-router';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { collectBackupMetrics } from '../backup/runs/backupMetrics.ts';
import { readServerState } from '../backup/runs/readServerState.ts';
import type { BackupSettings } from '../config/readConfig.ts';
import { Outage } from '../db/Outage.ts';
import { closePools, openPools, type Pools } from '../db/pools.ts';
import { DiskSpace } from '../disk/DiskSpace.ts';
import { answerFiguresCsv } from '../figures/figuresCsv.ts';
import { UseCounter } from '../figures/UseCounter.ts';
import { answerFile } from '../files/answerFile.ts';
import { answerUpload } from '../files/answerUpload.ts';
import { Files } from '../files/Files.ts';
import type { S3Options } from '../files/S3Store.ts';
import { answerKeyQr } from '../key-locations/qr/answerKeyQr.ts';
import { KioskApp } from '../kiosks/KioskApp.ts';
import { MailSender } from '../mail/MailSender.ts';
import { defaultSender } from '../mail/messageOf.ts';
import { Outbox } from '../mail/Outbox.ts';
import { outboxCarrier } from '../mail/outboxCarrier.ts';
import { smtpCarrier } from '../mail/smtpCarrier.ts';
import { NamesOfDay } from '../names-of-day/NamesOfDay.ts';
import { Realtime, type RealtimeOptions } from '../realtime/Realtime.ts';
import { CallerBudgets } from '../rpc/CallerBudgets.ts';
import { Dispatcher } from '../rpc/Dispatcher.ts';
import type { CostRule } from '../rpc/GuestCosts.ts';
import { handlers } from '../rpc/handlers.ts';
import type { Handler } from '../rpc/implement.ts';
import { RpcMetrics } from '../rpc/RpcMetrics.ts';
import type { Services } from '../rpc/Services.ts';
import { MeiliGuard } from '../search/MeiliGuard.ts';
import { PersonSearch } from '../search/PersonSearch.ts';
import { SearchMetrics } from '../search/SearchMetrics.ts';
import { answerPicture } from '../stories/answerPicture.ts';
import { answerKeyCertificate } from '../stories/certificate/keyCertificate.ts';
import { StoryLinker } from '../stories/StoryLinker.ts';
import { AccessLimits, defaultLimits, type Limits } from '../users/AccessLimits.ts';
import { PasswordChecks } from '../users/PasswordChecks.ts';
import { answerMetrics } from './answerMetrics.ts';
import { answerRpc } from './answerRpc.ts';
import { apiPage } from './apiPage.ts';
import { CallBodies, type CallBodyLimits, callBodyLimits } from './CallBodies.ts';
import { Health } from './Health.ts';
import { maySeeDetails } from './maySeeDetails.ts';
import { collectServerMetrics } from './serverMetrics.ts';

export interface AppOptions {
  readonly databaseUrl: string;
  /** Without it PostgreSQL answers every search. */
  readonly meiliUrl?: string | undefined;
  readonly meiliMasterKey?: string | undefined;
  readonly log: Logger;
  /** Where people reach Salient, for the links in mails; without a closing slash. */
  readonly publicUrl: string;
  /** The mail server; without it mails are kept in `outboxFolder`. */
  readonly smtpUrl?: string | undefined;
  /** Sender of the mails; `salient@` the host of `publicUrl` unless given. */
  readonly mailFrom?: string | undefined;
  readonly outboxFolder: string;
  /** Uploaded files; with `s3` only those under way. */
  readonly filesFolder: string;
  /** The bucket of uploaded files. */
  readonly s3?: S3Options | undefined;
  /** Where the kiosk's app was built to, whose version kiosks are compared with. */
  readonly kioskFolder?: string | undefined;
  /** How many proxies stand in front, whose forwarded headers are believed; none unless given. */
  readonly trustedProxies?: number;
  /** What whoever reads `/metrics` must show; without it they are for this machine alone. */
  readonly metricsToken?: string | undefined;
  /** How far from Ieper a key location may lie, in kilometres. */
  readonly keyLocationRadiusKm?: number | undefined;
  /** Where backups go and when; by the clock none are made unless given. */
  readonly backup?: Pick<BackupSettings, 'target' | 'passphrase' | 'at'> | undefined;
  /** Megabytes that uploads leave free on the disk of `filesFolder`. */
  readonly diskFloorMb?: number | undefined;
  /** How often is too often; tests set their own. */
  readonly limits?: Partial<Limits>;
  /** What the guests behind one address may cost; tests set their own. */
  readonly guestCosts?: CostRule | undefined;
  /** How much of bodies on their way is held; tests set less. */
  readonly callBodies?: Partial<CallBodyLimits>;
  /** The present moment; tests set their own. */
  readonly now?: () => Date;
  /** Times of the hints; tests set shorter ones. */
  readonly realtime?: Pick<RealtimeOptions, 'goneAfterMs' | 'sweepEveryMs'>;
}

export interface App {
  readonly koa: Koa;
  readonly dispatcher: Dispatcher;
  readonly dataSource: DataSource;
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
  readonly now: () => Date;
  readonly log: Logger;
}

/** Milliseconds a search may wait for Meilisearch before PostgreSQL takes over. */
const searchTimeoutMs = 2_000;

/**
 * Builds the core server: one composition root, nothing else constructs services.
 *
 * @throws NewerDatabaseProblem when a newer version has changed the database.
 * @param mount adds what serves the web apps behind the API's own paths.
 */
export async function createApp(options: AppOptions, mount?: (koa: Koa, app: MountedApp) => void): Promise<App> {
  const { log, publicUrl, trustedProxies = 0 } = options;
  const pools = await openPools({ url: options.databaseUrl });
  const dataSource = pools.work;
  try {
    await refuseNewerDatabase((sql, values) => dataSource.query(sql, values));
  } catch (error) {
    await closePools(pools);
    throw error;
  }

  const registry = new Registry();
  const meili = options.meiliUrl
    ? createMeiliClient({ url: options.meiliUrl, key: options.meiliMasterKey, timeoutMs: searchTimeoutMs })
    : null;
  const guard = new MeiliGuard(meili, pools.health);
  const personSearch = new PersonSearch(guard, new SearchMetrics(registry), log);
  const now = options.now ?? (() => new Date());
  const namesOfDay = new NamesOfDay(now);
  const accessLimits = new AccessLimits(pools.signIn, { ...defaultLimits, ...options.limits });
  const passwordChecks = new PasswordChecks(registry);
  const outbox = new Outbox(options.outboxFolder);
  const from = options.mailFrom ?? defaultSender(options.publicUrl);
  const carrier = options.smtpUrl ? smtpCarrier(options.smtpUrl, from) : outboxCarrier(outbox, from);
  const mailSender = new MailSender({ dataSource, carrier, publicUrl: options.publicUrl, now, log });
  const files = await Files.open({ folder: options.filesFolder, s3: options.s3, dataSource, now, log });
  const keyLocationRules = { radiusKm: options.keyLocationRadiusKm ?? defaultRadiusKm };
  const disk = new DiskSpace(options.filesFolder, options.diskFloorMb);
  const { target = '', passphrase, at = null } = options.backup ?? {};
  const backup = { shown: { target, is_encrypted: passphrase !== undefined }, at };
  const outage = new Outage(pools.health, log);
  const dispatcher = new Dispatcher(
    Object.values(handlers) as unknown as Handler[],
    pools,
    new CallerBudgets(pools, options.guestCosts),
    {
      log,
      personSearch,
      namesOfDay,
      accessLimits,
      passwordChecks,
      mailSender,
      outbox,
      files,
      kioskApp: new KioskApp(options.kioskFolder ?? null),
      keyLocationRules,
      publicUrl,
      backup,
      disk,
      now,
    },
    new RpcMetrics(registry),
    outage,
  );
  const { databaseUrl } = options;
  const onSaved = () => namesOfDay.forget();
  const site = { publicUrl, trustedProxies };
  const realtime = new Realtime({ dataSource, databaseUrl, log, outage, now, onSaved, ...site, ...options.realtime });
  const storyLinker = new StoryLinker({ dataSource, databaseUrl, log });
  const useCounter = new UseCounter({ dataSource, log, now });
  const health = new Health(pools.health, guard);
  collectServerMetrics(registry, pools.health, realtime);
  collectBackupMetrics(registry, pools.health, disk, now);

  const uploads = { dataSource: pools.staff, files, accessLimits, disk, now, log };
  const answers: Readonly<Record<HttpPathName, Middleware>> = {
    rpc: answerRpc(dispatcher, new CallBodies({ ...callBodyLimits, ...options.callBodies })),
    apiPage: apiPage(dispatcher),
    uploadFile: answerUpload(uploads, 'record'),
    uploadDocument: answerUpload(uploads, 'document'),
    file: answerFile({ dataSource: pools.guest, files }),
    keyLocationQr: answerKeyQr({ dataSource: pools.guest, tickets: files.tickets, publicUrl }),
    photo: answerPicture({ dataSource: pools.guest, files, now }),
    keyCertificate: answerKeyCertificate({
      dataSource: pools.staff,
      tickets: files.tickets,
      publicUrl: options.publicUrl,
    }),
    figuresCsv: answerFiguresCsv({ dataSource: pools.staff, tickets: files.tickets }),
    health: async (ctx) => {
      const report = await health.check();
      ctx.status = report.ok ? 200 : 503;
      ctx.set('cache-control', 'no-store');
      const { metricsToken } = options;
      // Anybody can send a token: looking for its session takes from guests and not from staff.
      const asker = { metricsToken, dataSource: pools.guest, now: now() };
      const isTold = report.database === 'up' && (await maySeeDetails(ctx, asker));
      const details = isTold ? await readServerState(pools.health, { at, disk, now: now() }) : undefined;
      ctx.body = details ? { ...report, details } : report;
    },
    metrics: answerMetrics(registry, options.metricsToken),
  };
  const router = new Router();
  for (const name of Object.keys(httpPaths) as HttpPathName[]) {
    const { path, method, aliases = [] }: HttpPath = httpPaths[name];
    for (const each of [path, ...aliases]) router.register(each, [method], answers[name]);
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
  mount?.(koa, { dispatcher, dataSource, pools, namesOfDay, files, useCounter, now, log });
  const close = async () => {
    await realtime.close();
    await storyLinker.close();
    outage.close();
    await useCounter.close();
    await mailSender.close();
    await files.close();
    await closePools(pools);
  };
  return { koa, dispatcher, dataSource, namesOfDay, useCounter, outbox, files, backup, realtime, close };
}
