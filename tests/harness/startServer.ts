import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import type { UserType } from '@salient/shared/areas/users/user.ts';
import pino, { type Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { AppOptions } from '../../core-server/src/app/AppOptions.ts';
import { createApp } from '../../core-server/src/app/createApp.ts';
import { defaultLimits, type Limits } from '../../core-server/src/areas/users/AccessLimits.ts';
import { UserEntity } from '../../core-server/src/areas/users/UserEntity.ts';
import type { Files } from '../../core-server/src/lib/files/Files.ts';
import { createHttpServer } from '../../core-server/src/lib/http/createHttpServer.ts';
import { defaultCostRule } from '../../core-server/src/lib/rpc/GuestCosts.ts';
import type { Services } from '../../core-server/src/lib/rpc/Services.ts';
import { createDatabase, type TestDatabase } from './programs/createDatabase.ts';
import { createMaker, type Maker } from './records/make.ts';
import { CatalogueService } from './services/CatalogueService.ts';
import { TestClient } from './TestClient.ts';

export interface TestServer {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly services: Services;
  readonly dataSource: DataSource;
  readonly files: Files;
  readonly guest: TestClient;
  /** Makes records straight in the database, with the parents they need. */
  readonly make: Maker;
  /** A client signed in as a fresh account of the type. */
  readonly signIn: (
    type: Exclude<UserType, 'anonymous'>,
    account?: { army?: string; dataset?: Dataset },
  ) => Promise<TestClient>;
  readonly signInAs: (account: string, password: string) => Promise<TestClient>;
  /** A fresh account that has not signed in; every field has a value, `given` overrides some. */
  readonly makeAccount: (given?: Partial<UserEntity>) => Promise<{ account: string; password: string }>;
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  readonly meili?: { readonly url: string; readonly key: string };
  readonly now?: () => Date;
  /** Who reads contact data; revisors unless it is said. */
  readonly contactDataFor?: ContactDataReaders;
  /** A migrated database other than a fresh copy of the run's template; closing the server drops it. */
  readonly database?: TestDatabase;
  readonly log?: Logger;
  /** Those that the test is about; the others never hold anybody up. */
  readonly limits?: Partial<Limits>;
  /** A mail server; without it mails are kept in the outbox. */
  readonly smtpUrl?: string;
  readonly trustedProxies?: number;
  readonly realtime?: AppOptions['realtime'];
  /** What guests may cost; nothing holds them up unless a test is about it. */
  readonly guestCosts?: AppOptions['guestCosts'];
  readonly callBodies?: AppOptions['callBodies'];
  /** Any free one when absent. */
  readonly port?: number;
  /** Services that look places up; the built-in look-up unless given. */
  readonly lookups?: AppOptions['lookups'];
  /** The archive catalogue; one that speaks its format and fails on no one unless given. */
  readonly catalogue?: AppOptions['catalogue'];
  /** A bucket for files; without it they lie in a folder. */
  readonly s3?: AppOptions['s3'];
  /** Where and when backups are made; never by the clock without it. */
  readonly backup?: AppOptions['backup'];
  /** Megabytes that uploads leave free. */
  readonly diskFloorMb?: number;
  readonly metricsToken?: string;
  readonly irishMemorialId?: string;
  /** The licence of the open data; null gives none away. */
  readonly openData?: AppOptions['openData'];
  /** Where map tiles come from; nowhere unless given. */
  readonly mapTileUrl?: string;
  /** A folder of the test's own, which outlives the server. */
  readonly filesFolder?: string;
  /** The same, of all that Salient keeps beside its files: mails, and the list of erasures. */
  readonly dataDir?: string;
  /** Adds what the composition of the product mounts behind the API. */
  readonly mount?: Parameters<typeof createApp>[1];
}

const password = 'a password for tests';

/** One for all servers of this process. */
let catalogueForAll: Promise<CatalogueService> | undefined;
function standingCatalogue(): Promise<CatalogueService> {
  catalogueForAll ??= CatalogueService.start();
  return catalogueForAll;
}

const looseLimits = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, rule]) => [name, { ...rule, points: 1_000_000 }]),
) as unknown as Limits;

/** The core server on a free port with a fresh database. */
export async function startServer({
  meili,
  now,
  contactDataFor,
  database: given,
  log,
  limits,
  smtpUrl,
  trustedProxies,
  realtime,
  guestCosts = { ...defaultCostRule, budgetMs: Number.MAX_SAFE_INTEGER },
  callBodies,
  port = 0,
  mount,
  s3,
  lookups,
  catalogue: givenCatalogue,
  backup,
  diskFloorMb,
  metricsToken,
  irishMemorialId,
  openData,
  filesFolder: givenFolder,
  dataDir: givenDataDir,
  mapTileUrl = 'http://127.0.0.1:9/{z}/{x}/{y}.png',
}: ServerOptions = {}): Promise<TestServer> {
  const database = given ?? (await createDatabase());
  const dataDir = givenDataDir ?? join(tmpdir(), `salient-data-${randomBytes(6).toString('hex')}`);
  const outboxFolder = join(dataDir, 'outbox');
  const filesFolder = givenFolder ?? join(tmpdir(), `salient-files-${randomBytes(6).toString('hex')}`);
  const catalogue = givenCatalogue ?? { url: (await standingCatalogue()).url };
  const app = await createApp(
    {
      databaseUrl: database.url,
      meiliUrl: meili?.url,
      meiliMasterKey: meili?.key,
      publicUrl: 'https://salient.example',
      dataDir,
      outboxFolder,
      filesFolder,
      tilesFolder: `${filesFolder}-tiles`,
      mapTileUrl,
      s3,
      lookups,
      catalogue,
      backup,
      diskFloorMb,
      metricsToken,
      irishMemorialId,
      openData,
      smtpUrl,
      ...(trustedProxies === undefined ? {} : { trustedProxies }),
      limits: { ...looseLimits, ...limits },
      guestCosts,
      log: log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
      ...(now ? { now } : {}),
      contactDataFor,
      ...(realtime ? { realtime } : {}),
      ...(callBodies ? { callBodies } : {}),
    },
    mount,
  );
  const server = createHttpServer(app.koa.callback());
  app.realtime.attach(server);
  // Test and server share one thread: after seconds of computing, a connection kept alive must not just be given up.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guest = new TestClient(origin, 'GUEST');
  const hashed = hash(password, { memoryCost: 8, timeCost: 1 });

  async function makeAccount(fields: Partial<UserEntity> = {}) {
    const type = fields.type ?? 'normal';
    const account = `${type}-${randomBytes(4).toString('hex')}`;
    const user = { id: uuidv7(), type, account, status: 'checked' as const, password_hash: await hashed, ...fields };
    await app.dataSource.manager.insert(UserEntity, user);
    return { account: user.account, password };
  }

  async function signInAs(account: string, chosen: string) {
    const { token } = await guest.call(authenticate2, { account, password: chosen });
    return new TestClient(origin, token);
  }

  return {
    origin,
    databaseUrl: database.url,
    dataSource: app.dataSource,
    services: app.services,
    files: app.files,
    guest,
    make: createMaker(app.dataSource),
    makeAccount,
    signIn: async (type, { army, dataset = 'any' } = {}) => {
      const made = await makeAccount({ type, army: army ?? null, dataset });
      return signInAs(made.account, made.password);
    },
    signInAs,
    close: async () => {
      await app.realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      await database.drop();
      if (!givenDataDir) await rm(dataDir, { recursive: true, force: true });
      await rm(`${filesFolder}-tiles`, { recursive: true, force: true });
      if (!givenFolder) await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
