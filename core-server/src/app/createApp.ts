import { defaultRadiusKm } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
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
import { answerFile } from '../areas/attachments/answerFile.ts';
import { answerUpload } from '../areas/attachments/answerUpload.ts';
import { collectFileMetrics, markDamaged } from '../areas/attachments/checkFiles.ts';
import { receiveUpload } from '../areas/attachments/receiveUpload.ts';
import { collectBackupMetrics } from '../areas/backups/runs/backupMetrics.ts';
import { readServerState } from '../areas/backups/runs/readServerState.ts';
import { openCatalogue } from '../areas/catalogue/openCatalogue.ts';
import { answerArchive } from '../areas/documents/iiif/answerArchive.ts';
import { answerImage } from '../areas/documents/pages/answerImage.ts';
import { answerPageFile } from '../areas/documents/pages/answerPageFile.ts';
import { receiveDocumentImage } from '../areas/documents/pages/receiveDocumentImage.ts';
import { receivePages } from '../areas/documents/pages/receivePages.ts';
import { pageUploadRule } from '../areas/documents/pages/takePages.ts';
import { DocumentSearch } from '../areas/documents/search/DocumentSearch.ts';
import { publicTexts, staffTexts } from '../areas/documents/search/searchedTexts.ts';
import { receiveTranscriptions } from '../areas/documents/transcriptions/receiveTranscriptions.ts';
import { answerTranscription } from '../areas/documents/transcriptions/transcriptionFiles.ts';
import { answerFiguresCsv } from '../areas/figures/figuresCsv.ts';
import { UseCounter } from '../areas/figures/UseCounter.ts';
import { answerKeyQr } from '../areas/key-locations/qr/answerKeyQr.ts';
import { kioskContentSource } from '../areas/kiosk-content/kioskContentSource.ts';
import { KioskApp } from '../areas/kiosks/KioskApp.ts';
import { PairedDevices } from '../areas/kiosks/PairedDevices.ts';
import { MailSender } from '../areas/mails/MailSender.ts';
import { answerMapTile } from '../areas/map-tiles/answerMapTile.ts';
import { publicTiles } from '../areas/map-tiles/fetchTile.ts';
import { TileCache } from '../areas/map-tiles/TileCache.ts';
import { NamesOfDay } from '../areas/names-of-day/NamesOfDay.ts';
import { openLookups } from '../areas/places/lookup/openLookups.ts';
import { PersonSearch } from '../areas/search/PersonSearch.ts';
import { SearchMetrics } from '../areas/search/SearchMetrics.ts';
import { VocabularyKeeper } from '../areas/search/vocabulary/VocabularyKeeper.ts';
import { StartPages } from '../areas/start/StartPages.ts';
import { answerPicture } from '../areas/stories/answerPicture.ts';
import { answerKeyCertificate } from '../areas/stories/certificate/keyCertificate.ts';
import { StoryLinker } from '../areas/stories/StoryLinker.ts';
import { AccessLimits, defaultLimits, type Limits } from '../areas/users/AccessLimits.ts';
import { PasswordChecks } from '../areas/users/PasswordChecks.ts';
import { readSessions } from '../areas/users/readSession.ts';
import { DayCache } from '../lib/cache/DayCache.ts';
import type { CatalogueSettings } from '../lib/config/CatalogueSettings.ts';
import type { LookupSettings } from '../lib/config/LookupSettings.ts';
import type { BackupSettings } from '../lib/config/readConfig.ts';
import { Outage } from '../lib/db/Outage.ts';
import { closePools, openPools, type Pools } from '../lib/db/pools.ts';
import { DiskSpace } from '../lib/disk/DiskSpace.ts';
import { Files } from '../lib/files/Files.ts';
import type { S3Options } from '../lib/files/S3Store.ts';
import { Hooks } from '../lib/hooks/Hooks.ts';
import { answerMetrics } from '../lib/http/answerMetrics.ts';
import { answerRpc } from '../lib/http/answerRpc.ts';
import { apiPage } from '../lib/http/apiPage.ts';
import { CallBodies, type CallBodyLimits, callBodyLimits } from '../lib/http/CallBodies.ts';
import { answerPreflight } from '../lib/iiif/answerPreflight.ts';
import { ImageRenderer } from '../lib/iiif/ImageRenderer.ts';
import { withoutValues } from '../lib/log/withoutValues.ts';
import { defaultSender } from '../lib/mail/messageOf.ts';
import { Outbox } from '../lib/mail/Outbox.ts';
import { outboxCarrier } from '../lib/mail/outboxCarrier.ts';
import { smtpCarrier } from '../lib/mail/smtpCarrier.ts';
import type { PageCache } from '../lib/pages/PageCache.ts';
import { CallerBudgets } from '../lib/rpc/CallerBudgets.ts';
import { ConcurrencyLimiter } from '../lib/rpc/ConcurrencyLimiter.ts';
import { Dispatcher } from '../lib/rpc/Dispatcher.ts';
import type { CostRule } from '../lib/rpc/GuestCosts.ts';
import { RpcMetrics } from '../lib/rpc/RpcMetrics.ts';
import type { Services } from '../lib/rpc/Services.ts';
import { Scans } from '../lib/scans/Scans.ts';
import { MeiliGuard } from '../lib/search/MeiliGuard.ts';
import {
  addressPages,
  attachmentAreas,
  constraintMeanings,
  handlers,
  historyAreas,
  hookHandlers,
  mailWriters,
  personalData,
  references,
  retentionClasses,
} from './composeAreas.ts';
import { createDataSource } from './database/createDataSource.ts';
import { Health } from './Health.ts';
import { maySeeDetails } from './maySeeDetails.ts';
import { openPrivacy } from './openPrivacy.ts';
import { openPageCache } from './page-cache/openPageCache.ts';
import type { RenderedPage } from './page-cache/RenderedPage.ts';
import { Realtime, type RealtimeOptions } from './realtime/Realtime.ts';
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
  /** Everything that Salient keeps on this machine. An erasure clears every text in it: nothing else may lie there. */
  readonly dataDir: string;
  /** Uploaded files; with `s3` only those under way. */
  readonly filesFolder: string;
  /** Map tiles that are kept. */
  readonly tilesFolder: string;
  /** Where map tiles come from, with `{z}`, `{x}` and `{y}`; OpenStreetMap's public ones unless given. */
  readonly mapTileUrl?: string | undefined;
  /** The bucket of uploaded files. */
  readonly s3?: S3Options | undefined;
  /** Where the kiosk's app was built to, whose version kiosks are compared with. */
  readonly kioskFolder?: string | undefined;
  /** How many proxies stand in front, whose forwarded headers are believed; none unless given. */
  readonly trustedProxies?: number;
  /** What whoever reads `/metrics` must show; without it they are for this machine alone. */
  readonly metricsToken?: string | undefined;
  /** The services that look places up; the built-in look-up unless given. */
  readonly lookups?: LookupSettings | undefined;
  /** The archive catalogue; none unless given. */
  readonly catalogue?: CatalogueSettings | undefined;
  /** Who reads contact data; revisors unless given. */
  readonly contactDataFor?: ContactDataReaders | undefined;
  /** How far from Ieper a key location may lie, in kilometres. */
  readonly keyLocationRadiusKm?: number | undefined;
  /** The memorial that stands for the Irish memorial records. */
  readonly irishMemorialId?: string | undefined;
  /** Where backups go and when; by the clock none are made unless given. */
  readonly backup?:
    | (Pick<BackupSettings, 'target' | 'passphrase' | 'at'> & Partial<Pick<BackupSettings, 's3'>>)
    | undefined;
  /** Megabytes that uploads leave free on the disk of `filesFolder`. */
  readonly diskFloorMb?: number | undefined;
  /** Megabytes of memory for rendered pages; 0 keeps none. */
  readonly pageCacheMb?: number | undefined;
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

/** Answers of a day that are kept for each class of callers: all that visitors and kiosks usually ask, and more. */
const cachedAnswers = 600;

/** Milliseconds a search may wait for Meilisearch before PostgreSQL takes over. */
const searchTimeoutMs = 2_000;

/**
 * Builds the core server: one composition root, nothing else constructs services.
 *
 * @throws NewerDatabaseProblem when a newer version has changed the database.
 * @param mount adds what serves the web apps behind the API's own paths.
 */
export async function createApp(options: AppOptions, mount?: (koa: Koa, app: MountedApp) => void): Promise<App> {
  const { publicUrl, trustedProxies = 0 } = options;
  const log = withoutValues(options.log);
  const pools = await openPools(createDataSource, { url: options.databaseUrl });
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
  const irishMemorialId = options.irishMemorialId ?? null;
  const vocabulary = new VocabularyKeeper((sql, values) => pools.work.query(sql, values), log);
  const personSearch = new PersonSearch(guard, new SearchMetrics(registry), log, irishMemorialId, vocabulary);
  const documentSearch = new DocumentSearch(staffTexts, guard, log);
  const publicDocumentSearch = new DocumentSearch(publicTexts, guard, log);
  const now = options.now ?? (() => new Date());
  const dayCache = new DayCache(now, cachedAnswers);
  const namesOfDay = new NamesOfDay(now, dayCache);
  const accessLimits = new AccessLimits(pools.signIn, { ...defaultLimits, ...options.limits });
  const passwordChecks = new PasswordChecks(registry);
  const outbox = new Outbox(options.outboxFolder);
  const from = options.mailFrom ?? defaultSender(options.publicUrl);
  const mailOutbox = options.smtpUrl ? null : options.outboxFolder;
  const carrier = options.smtpUrl ? smtpCarrier(options.smtpUrl, from) : outboxCarrier(outbox, from);
  const mailSender = new MailSender({
    dataSource,
    carrier,
    writers: mailWriters,
    publicUrl: options.publicUrl,
    now,
    log,
  });
  const files = await Files.open({ folder: options.filesFolder, s3: options.s3, dataSource, now, log });
  const scans = new Scans({ folder: options.filesFolder, store: files.store, tempFiles: files.tempFiles, log });
  scans.pyramids.onDamage = (sha256) => files.later(() => markDamaged(dataSource, sha256, now()));
  const keyLocationRules = { radiusKm: options.keyLocationRadiusKm ?? defaultRadiusKm };
  const disk = new DiskSpace(options.filesFolder, options.diskFloorMb);
  const tileCache = new TileCache({
    folder: options.tilesFolder,
    source: { address: options.mapTileUrl ?? publicTiles, publicUrl },
    disk,
    now,
    log,
  });
  const { target = '', passphrase, at = null } = options.backup ?? {};
  const backup = { shown: { target, is_encrypted: passphrase !== undefined }, at };
  const outage = new Outage(pools.health, log);
  const catalogue = openCatalogue(options.catalogue ?? {}, log, now);
  const contactDataFor = options.contactDataFor ?? 'revisor';
  const sessions = readSessions(contactDataFor);
  const services: Services = {
    log,
    hooks: new Hooks(hookHandlers),
    historyAreas,
    attachmentAreas,
    addressPages,
    personSearch,
    documentSearch,
    publicDocumentSearch,
    namesOfDay,
    startPages: new StartPages(now, log, dayCache),
    dayCache,
    accessLimits,
    passwordChecks,
    mailSender,
    outbox,
    mailOutbox,
    files,
    scans,
    kioskApp: new KioskApp(options.kioskFolder ?? null),
    kioskContent: kioskContentSource({ namesOfDay, dayCache, publicUrl, now }),
    tileCache,
    contactDataFor,
    keyLocationRules,
    references,
    retentionClasses,
    personalData,
    privacy: openPrivacy(options, pools.work, now),
    placeLookups: openLookups(options.lookups ?? {}, pools.staff, now),
    catalogue,
    irishMemorialId,
    publicUrl,
    backup,
    disk,
    now,
  };
  const devices = new PairedDevices(pools.kiosk);
  const budgets = new CallerBudgets(pools, options.guestCosts);
  const dispatcher = new Dispatcher(handlers, pools, budgets, services, new RpcMetrics(registry), outage, {
    callers: { readSession: sessions, isKiosk: (key) => devices.has(key) },
    constraintMeanings,
  });
  const { databaseUrl } = options;
  const site = { publicUrl, trustedProxies };
  const realtime = new Realtime({ dataSource, databaseUrl, log, outage, now, sessions, ...site, ...options.realtime });
  const { pageCache, changes } = openPageCache({
    ...{ databaseUrl, log, registry, maxMb: options.pageCacheMb },
    onChange: () => dayCache.forget(),
  });
  const storyLinker = new StoryLinker({ dataSource, databaseUrl, log });
  const useCounter = new UseCounter({ dataSource, log, now });
  const health = new Health(pools.health, guard);
  collectServerMetrics(registry, pools.health, realtime);
  collectBackupMetrics(registry, pools.health, disk, now);
  collectFileMetrics(registry, pools.health);

  const uploads = { dataSource: pools.staff, sessions, files, accessLimits, attachmentAreas, disk, now };
  const pageUploads = { ...uploads, scans, hooks: services.hooks, slots: new ConcurrencyLimiter(pageUploadRule) };
  const pageReaders = { staff: pools.staff, guest: pools.guest, tickets: files.tickets };
  const image = answerImage({
    readers: pageReaders,
    images: new ImageRenderer(scans.pyramids, options.guestCosts),
    publicUrl,
    log,
  });
  const archive = answerArchive({ readers: pageReaders, publicUrl });
  const answers: Readonly<Record<HttpPathName, Middleware | Middleware[]>> = {
    rpc: answerRpc(dispatcher, new CallBodies({ ...callBodyLimits, ...options.callBodies })),
    apiPage: apiPage(dispatcher),
    uploadFile: answerUpload(log, (ctx) => receiveUpload(uploads, ctx)),
    uploadDocument: answerUpload(log, (ctx) => receiveDocumentImage({ ...pageUploads, services }, ctx)),
    uploadTranscriptions: answerUpload(log, (ctx) => receiveTranscriptions(uploads, ctx)),
    transcription: answerTranscription({ dataSource: pools.staff, tickets: files.tickets }),
    uploadPage: answerUpload(log, (ctx) => receivePages(pageUploads, ctx)),
    file: [
      answerFile({ dataSource: pools.guest, files, attachmentAreas, now }),
      answerPageFile({ readers: pageReaders, files }),
    ],
    image: image.base,
    imageInfo: image.info,
    imagePart: image.part,
    documentManifest: archive.manifest,
    documentAnnotations: archive.annotations,
    documentSearch: archive.search,
    collectionManifest: archive.collection,
    keyLocationQr: answerKeyQr({ dataSource: pools.guest, tickets: files.tickets, publicUrl }),
    photo: answerPicture({ dataSource: pools.guest, files, now }),
    keyCertificate: answerKeyCertificate({
      dataSource: pools.staff,
      tickets: files.tickets,
      publicUrl: options.publicUrl,
    }),
    mapTile: answerMapTile({ tileCache, accessLimits }),
    figuresCsv: answerFiguresCsv({ dataSource: pools.staff, tickets: files.tickets }),
    health: async (ctx) => {
      const report = await health.check();
      ctx.status = report.ok ? 200 : 503;
      ctx.set('cache-control', 'no-store');
      const { metricsToken } = options;
      // Anybody can send a token: looking for its session takes from guests and not from staff.
      const asker = { metricsToken, dataSource: pools.guest, sessions, now: now() };
      const isTold = report.database === 'up' && (await maySeeDetails(ctx, asker));
      if (!isTold) {
        ctx.body = report;
        return;
      }
      const {
        mail,
        files: stored,
        ...state
      } = await readServerState(pools.health, { at, disk, mailOutbox, catalogue, now: now() });
      // Where the folder of the kept mails is and what files are called, administrators alone read.
      const told = { mail: { has_server: mail.has_server }, files: { damaged: stored.damaged } };
      ctx.body = { ...report, details: { ...state, ...told } };
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
  koa.use(answerPreflight('/iiif/3'));
  koa.use(router.routes()).use(router.allowedMethods());
  mount?.(koa, { dispatcher, budgets, dataSource, pools, namesOfDay, files, useCounter, pageCache, now, log });
  const close = async () => {
    await realtime.close();
    await storyLinker.close();
    await changes.close();
    outage.close();
    await useCounter.close();
    await mailSender.close();
    scans.close();
    await files.close();
    await closePools(pools);
  };
  return { koa, dispatcher, dataSource, services, namesOfDay, useCounter, outbox, files, backup, realtime, close };
}
