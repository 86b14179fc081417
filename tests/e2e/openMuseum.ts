import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import pino from 'pino';
import { buildApps } from '../../core-server/launcher/src/build/buildApps.ts';
import { type App, createApp } from '../../core-server/src/app/createApp.ts';
import { mountPages } from '../../core-server/src/app/pages/mountPages.ts';
import { startImportRunners } from '../../core-server/src/app/startImportRunners.ts';
import { carryOutBulkChanges } from '../../core-server/src/areas/bulk-changes/carryOutBulkChanges.ts';
import { projectRoot } from '../../core-server/src/lib/config/readConfig.ts';
import { migrate } from '../../core-server/src/lib/db/migrate.ts';
import { withAdvisoryLock } from '../../core-server/src/lib/jobs/withAdvisoryLock.ts';
import { startPostgres } from '../harness/programs/postgres.ts';
import { CatalogueService } from '../harness/services/CatalogueService.ts';
import { LookupServices } from '../harness/services/LookupServices.ts';
import { hireStaff } from './hireStaff.ts';
import { databaseAddress } from './whileLocked.ts';

/**
 * The product for the browser tests: core server, PostgreSQL as its search engine, and the built apps, at `E2E_PORT`
 * until the process is told to stop. A program of its own, because browser tests run in another.
 *
 * @param fill gives it what is in it, besides its staff.
 */
export async function openMuseum(
  fill: (app: Pick<App, 'dataSource' | 'files' | 'services'>, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  const [postgres] = await Promise.all([startPostgres(), buildApps({ signal: abort.signal })]);
  const databaseUrl = `${postgres.url}/postgres`;
  await migrate(databaseUrl);

  const folders = {
    outboxFolder: await mkdtemp(join(tmpdir(), 'salient-outbox-')),
    filesFolder: await mkdtemp(join(tmpdir(), 'salient-files-')),
  };
  const services = { lookups: await LookupServices.start(), catalogue: await CatalogueService.start() };
  let { app, listen, close } = await composeServer(databaseUrl, folders, services);
  await fill(app, databaseUrl);
  await hireStaff(app.dataSource);

  listen();

  async function stop(): Promise<void> {
    await close();
    await services.lookups.close();
    await services.catalogue.close();
    await postgres.stop();
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
    process.exit(0);
  }
  /** A test whose server goes away and comes back says so, and gets at the database meanwhile. */
  async function obey(wish: unknown): Promise<void> {
    if (wish === 'away') await close();
    if (wish === 'back') {
      ({ app, listen, close } = await composeServer(databaseUrl, folders, services));
      listen();
    }
    process.send?.({ wish, databaseUrl });
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('message', (wish) => void obey(wish));
}

/** The core server as the product composes it. */
async function composeServer(
  databaseUrl: string,
  folders: { outboxFolder: string; filesFolder: string },
  { lookups, catalogue }: { readonly lookups: LookupServices; readonly catalogue: CatalogueService },
) {
  const app = await createApp(
    {
      databaseUrl,
      publicUrl: `http://127.0.0.1:${process.env.E2E_PORT}`,
      smtpUrl: process.env.E2E_SMTP_URL,
      ...folders,
      dataDir: folders.outboxFolder,
      tilesFolder: join(folders.filesFolder, 'map-tiles'),
      // None: what a map shows without is what the tests look at.
      mapTileUrl: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      lookups: { mapsUrl: lookups.mapsUrl, geonamesUrl: lookups.geonamesUrl },
      catalogue: { url: catalogue.url },
      kioskFolder: join(projectRoot, 'kiosk', 'dist'),
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    },
    (koa, mounted) =>
      mountPages(koa, mounted, {
        site: {
          helpMail: 'help@museum.example',
          helpPhone: '+32 57 12 34 56',
          hasOpenData: true,
          namesListUrls: { nl: 'https://museum.example/namenlijst' },
        },
      }),
  );
  const stopImports = startImportRunners(app, databaseUrl, pino({ level: 'silent' }));
  const stopChanges = carryOutAllAlong(app);
  const answer = app.koa.callback();
  const server = createServer((request, response) => {
    if (request.url === databaseAddress) response.end(databaseUrl);
    else void answer(request, response);
  });
  app.realtime.attach(server);
  return {
    app,
    listen: () => void server.listen(Number(process.env.E2E_PORT), '127.0.0.1'),
    close: async () => {
      await app.realtime.close();
      server.closeAllConnections();
      server.close();
      await stopImports();
      await stopChanges();
      await app.close();
    },
  };
}

/** Goes on with changes of many, as the clock of the product does and under its lock; what it answers stops that. */
function carryOutAllAlong({ dataSource, services }: App): () => Promise<void> {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) {
      await withAdvisoryLock(dataSource, advisoryLocks.carryOutBulkChanges, async () => {
        await carryOutBulkChanges({ ...services, dataSource });
      });
      await sleep(500);
    }
  })();
  return () => {
    isStopped = true;
    return running;
  };
}
