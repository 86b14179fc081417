import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { projectRoot } from '../../core-server/src/config/readConfig.ts';
import { migrate } from '../../core-server/src/db/migrate.ts';
import { createApp } from '../../core-server/src/http/createApp.ts';
import { buildApps } from '../../core-server/src/launcher/build/buildApps.ts';
import { createPages } from '../../core-server/src/pages/createPages.ts';
import { createMaker } from '../harness/make.ts';
import { startPostgres } from '../harness/postgres.ts';
import { fillMuseum } from './fillMuseum.ts';

/**
 * The product for the browser tests: core server, PostgreSQL as its search engine, the built apps, and a museum of a
 * few hundred persons. A program of its own, because browser tests run in another.
 */
const abort = new AbortController();
const [postgres] = await Promise.all([startPostgres(), buildApps({ signal: abort.signal })]);
const databaseUrl = `${postgres.url}/postgres`;
await migrate(databaseUrl);

const dist = (app: string) => join(projectRoot, app, 'dist');
const outboxFolder = await mkdtemp(join(tmpdir(), 'salient-outbox-'));
const app = await createApp(
  {
    databaseUrl,
    publicUrl: `http://127.0.0.1:${process.env.E2E_PORT}`,
    outboxFolder,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  },
  (koa, { dispatcher }) => {
    koa.use(
      createPages({
        publicWeb: dist('public-web'),
        staffWeb: dist('staff-web'),
        kiosk: dist('kiosk'),
        call: (method, params) => dispatcher.callAsGuest(method, params),
        site: {
          helpMail: 'help@museum.example',
          helpPhone: '+32 57 12 34 56',
          namesListUrls: { nl: 'https://museum.example/namenlijst' },
        },
      }),
    );
  },
);
await fillMuseum(createMaker(app.dataSource), app.dataSource);

const server = createServer(app.koa.callback());
app.realtime.attach(server);
server.listen(Number(process.env.E2E_PORT), '127.0.0.1');

async function stop(): Promise<void> {
  await app.realtime.close();
  server.closeAllConnections();
  server.close();
  await app.close();
  await postgres.stop();
  await rm(outboxFolder, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
