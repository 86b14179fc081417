import { join } from 'node:path';
import { defaultRadiusKm } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { defaultOpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { markDamaged } from '../areas/attachments/checkFiles.ts';
import { openCatalogue } from '../areas/catalogue/openCatalogue.ts';
import { DocumentSearch } from '../areas/documents/search/DocumentSearch.ts';
import { publicTexts, staffTexts } from '../areas/documents/search/searchedTexts.ts';
import { ImportFiles } from '../areas/imports/ImportFiles.ts';
import { ImportPreviews } from '../areas/imports/run/ImportPreviews.ts';
import { kioskContentSource } from '../areas/kiosk-content/kioskContentSource.ts';
import { KioskApp } from '../areas/kiosks/KioskApp.ts';
import { MailSender } from '../areas/mails/MailSender.ts';
import { publicTiles } from '../areas/map-tiles/fetchTile.ts';
import { TileCache } from '../areas/map-tiles/TileCache.ts';
import { NamesOfDay } from '../areas/names-of-day/NamesOfDay.ts';
import { makeDump } from '../areas/open-data/dump/makeDump.ts';
import { OpenDumps } from '../areas/open-data/dump/OpenDumps.ts';
import { openLookups } from '../areas/places/lookup/openLookups.ts';
import { PersonIds } from '../areas/search/PersonIds.ts';
import { PersonSearch } from '../areas/search/PersonSearch.ts';
import { SearchMetrics } from '../areas/search/SearchMetrics.ts';
import { VocabularyKeeper } from '../areas/search/vocabulary/VocabularyKeeper.ts';
import { StartPages } from '../areas/start/StartPages.ts';
import { AccessLimits, defaultLimits } from '../areas/users/AccessLimits.ts';
import { PasswordChecks } from '../areas/users/PasswordChecks.ts';
import { DayCache } from '../lib/cache/DayCache.ts';
import type { Pools } from '../lib/db/pools.ts';
import { DiskSpace } from '../lib/disk/DiskSpace.ts';
import { Files } from '../lib/files/Files.ts';
import { Hooks } from '../lib/hooks/Hooks.ts';
import { FaultLog } from '../lib/log/FaultLog.ts';
import { addressOf, defaultSender } from '../lib/mail/messageOf.ts';
import { Outbox } from '../lib/mail/Outbox.ts';
import { outboxCarrier } from '../lib/mail/outboxCarrier.ts';
import { smtpCarrier } from '../lib/mail/smtpCarrier.ts';
import type { Services } from '../lib/rpc/Services.ts';
import { Scans } from '../lib/scans/Scans.ts';
import type { MeiliGuard } from '../lib/search/MeiliGuard.ts';
import type { AppOptions } from './AppOptions.ts';
import {
  addressPages,
  attachmentAreas,
  functions,
  historyAreas,
  hookHandlers,
  mailWriters,
  personalData,
  references,
  retentionClasses,
} from './composeAreas.ts';
import { openPrivacy } from './openPrivacy.ts';

/** Answers of a day that are kept for each class of callers: all that visitors and kiosks usually ask, and more. */
const cachedAnswers = 600;

/** What services are made with; `onClose` is told how each of them ends. */
interface Composition {
  readonly options: AppOptions;
  readonly pools: Pools;
  readonly registry: Registry;
  readonly guard: MeiliGuard;
  readonly log: Logger;
  readonly now: () => Date;
  readonly onClose: (close: () => unknown) => void;
}

/** What handlers share within the process. */
export async function createServices({
  options,
  pools,
  registry,
  guard,
  log,
  now,
  onClose,
}: Composition): Promise<Services> {
  const { publicUrl } = options;
  const dataSource = pools.work;
  const irishMemorialId = options.irishMemorialId ?? null;
  const vocabulary = new VocabularyKeeper((sql, values) => pools.work.query(sql, values), log);
  const dayCache = new DayCache(now, cachedAnswers);
  const namesOfDay = new NamesOfDay(now, dayCache);
  const files = await Files.open({ folder: options.filesFolder, s3: options.s3, dataSource, now, log });
  onClose(() => files.close());
  const scans = new Scans({ folder: options.filesFolder, store: files.store, tempFiles: files.tempFiles, log });
  onClose(() => scans.close());
  const importFiles = new ImportFiles(files, join(options.filesFolder, 'list-copies'));
  scans.pyramids.onDamage = (sha256) => files.later(() => markDamaged(dataSource, sha256, now()));
  const outbox = new Outbox(options.outboxFolder);
  const from = options.mailFrom ?? defaultSender(publicUrl);
  const carrier = options.smtpUrl ? smtpCarrier(options.smtpUrl, from) : outboxCarrier(outbox, from);
  const mailSender = new MailSender({ dataSource, carrier, writers: mailWriters, functions, publicUrl, now, log });
  onClose(() => mailSender.close());
  const dumps = new OpenDumps(files.store);
  const faults = new FaultLog(dataSource, now);
  onClose(() => faults.close());
  const disk = new DiskSpace(options.filesFolder, options.diskFloorMb);
  const source = { address: options.mapTileUrl ?? publicTiles, publicUrl };
  const { target = '', passphrase, at = null } = options.backup ?? {};
  const personSearch = new PersonSearch(guard, new SearchMetrics(registry), log, irishMemorialId, vocabulary);
  return {
    log,
    faults,
    functions,
    hooks: new Hooks(hookHandlers),
    historyAreas,
    attachmentAreas,
    addressPages,
    personSearch,
    personIds: new PersonIds(personSearch, irishMemorialId),
    documentSearch: new DocumentSearch(staffTexts, guard, log),
    publicDocumentSearch: new DocumentSearch(publicTexts, guard, log),
    namesOfDay,
    startPages: new StartPages(now, log, dayCache),
    dayCache,
    accessLimits: new AccessLimits(pools.signIn, { ...defaultLimits, ...options.limits }),
    passwordChecks: new PasswordChecks(registry),
    mailSender,
    outbox,
    mailOutbox: options.smtpUrl ? null : options.outboxFolder,
    files,
    scans,
    importFiles,
    importPreviews: new ImportPreviews(),
    kioskApp: new KioskApp(options.kioskFolder ?? null),
    kioskContent: kioskContentSource({ namesOfDay, dayCache, publicUrl, now }),
    openData: {
      licence: options.openData === undefined ? defaultOpenLicence : options.openData,
      dumps,
      make:
        options.makeOpenData ??
        ((now, licence) => makeDump({ dataSource, tempFiles: files.tempFiles, dumps, licence, publicUrl, now })),
      adminMail: addressOf(from),
    },
    tileCache: new TileCache({ folder: options.tilesFolder, source, disk, now, log }),
    contactDataFor: options.contactDataFor ?? 'revisor',
    keyLocationRules: { radiusKm: options.keyLocationRadiusKm ?? defaultRadiusKm },
    references,
    retentionClasses,
    personalData,
    privacy: openPrivacy(options, pools.work, now),
    placeLookups: openLookups(options.lookups ?? {}, pools.staff, now),
    catalogue: openCatalogue(options.catalogue ?? {}, log, now),
    irishMemorialId,
    publicUrl,
    backup: { shown: { target, is_encrypted: passphrase !== undefined }, at },
    disk,
    now,
  };
}
