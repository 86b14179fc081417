import { join } from 'node:path';
import pino from 'pino';
import { BackupRunner } from '../areas/backups/runs/BackupRunner.ts';
import { runInProcess } from '../areas/backups/runs/runInProcess.ts';
import { localAddress } from '../lib/config/addresses.ts';
import { projectRoot, readConfig } from '../lib/config/readConfig.ts';
import { settingsAdvice } from '../lib/config/settingsAdvice.ts';
import { createHttpServer } from '../lib/http/createHttpServer.ts';
import { withoutValues } from '../lib/log/withoutValues.ts';
import { createApp } from './createApp.ts';
import { runOpenData } from './open-data/runOpenData.ts';
import { mountPages } from './pages/mountPages.ts';
import { startImportRunners } from './startImportRunners.ts';
import { startJobs } from './startJobs.ts';

const config = readConfig(process.env);
const log = withoutValues(pino({ level: config.logLevel }));
for (const advice of settingsAdvice(config)) log.warn(advice);
const { databaseUrl } = config;
if (!databaseUrl) throw new Error('DATABASE_URL is needed: `salient start` sets it');

const stoppingDumps = new AbortController();
const app = await createApp(
  {
    databaseUrl,
    meiliUrl: config.meiliUrl,
    meiliMasterKey: config.meiliMasterKey,
    log,
    publicUrl: config.publicUrl ?? localAddress(config),
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    lookups: config.lookups,
    catalogue: config.catalogue,
    contactDataFor: config.contactDataFor,
    keyLocationRadiusKm: config.keyLocationRadiusKm,
    irishMemorialId: config.irishMemorialId,
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    dataDir: config.dataDir,
    outboxFolder: join(config.dataDir, 'outbox'),
    filesFolder: join(config.dataDir, 'files'),
    tilesFolder: join(config.dataDir, 'map-tiles'),
    mapTileUrl: config.mapTileUrl,
    openData: config.openData,
    makeOpenData: (now, licence) => runOpenData({ now, licence }, stoppingDumps.signal, process.env),
    s3: config.s3,
    backup: config.backup,
    diskFloorMb: config.diskFloorMb,
    pageCacheMb: config.pageCacheMb,
    kioskFolder: join(projectRoot, 'kiosk', 'dist'),
  },
  (koa, app) => mountPages(koa, app, { ...config, site: { ...config.site, hasOpenData: config.openData !== null } }),
);
const stopJobs = startJobs(app, log);
const backupRunner = new BackupRunner({
  dataSource: app.dataSource,
  at: config.backup.at,
  runTask: (task, signal) => runInProcess(task, signal, process.env),
  log,
  now: () => new Date(),
});
const stopImports = startImportRunners(app, databaseUrl, log);
const server = createHttpServer(app.koa.callback());
app.realtime.attach(server);
server.listen(config.port, config.host, () => {
  log.info({ port: config.port, host: config.host }, 'core server listens');
  process.send?.({ ready: true });
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.realtime.close();
  // Calls under way finish; kept-alive connections without one are closed at once, and the others when theirs has finished.
  const closed = new Promise((resolve) => server.close(resolve));
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await closed;
  stoppingDumps.abort();
  await Promise.all([stopJobs(), backupRunner.close(), stopImports()]);
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The launcher is gone: nobody would stop this process any more.
process.on('disconnect', () => void stop());
