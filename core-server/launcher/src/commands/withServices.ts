import { lstatSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import pg from 'pg';
import { checkDatabase } from '../checkDatabase.ts';
import { DataClaim, findHolder, type RunFacts } from '../DataClaim.ts';
import { prepareDataDirectory } from '../dataDirectory.ts';
import { openServices, type Services } from '../openServices.ts';
import { ProgramSet } from '../ProgramSet.ts';
import { postgresPath } from '../postgres/postgresFolder.ts';
import { Secrets } from '../secrets.ts';
import { type Stopping, stopOnSignals } from '../stopOnSignals.ts';

export type { Services } from '../openServices.ts';

export interface ServicesOptions {
  /** What the command is called in messages; the word after `salient` when not given. */
  command?: string;
  /** Whether the search engine is needed too. Without it a command starts faster, and the next start brings the index up to date. */
  search?: boolean;
  /** Works with the services of another command too, where that one lends them; they end when it does. */
  borrows?: boolean;
  /** Only works with a database that is there: makes none, and asks nothing of one that holds no museum yet. */
  existing?: boolean;
}

/** How long a command gets to come to an end after Ctrl-C before the services stop under it. */
const farewellMs = 5_000;
const startPatienceMs = 120_000;

/**
 * Runs `fn` with a migrated database and a search engine: those of the `salient start` that is running on this data
 * directory, or else embedded ones (or those of DATABASE_URL and MEILI_URL) for as long as `fn` runs. What it brings up
 * itself, a command of the same name may borrow.
 *
 * @param fn gets a signal that is aborted on Ctrl-C, after which it should come to an end.
 * @throws StartProblem when the data is in use by another command or cannot be opened; NewerDatabaseProblem.
 */
export async function withServices<Result>(
  config: Config,
  fn: (services: Services, signal: AbortSignal) => Promise<Result>,
  { command = process.argv[2] ?? 'command', search = true, borrows = false, existing = false }: ServicesOptions = {},
): Promise<Result> {
  const running = await findHolder(config.dataDir);
  if (running?.command === 'start' || (borrows && running?.command === command)) {
    const services = await servicesOf(config, running);
    const stopping = stopOnSignals(() => undefined);
    return runUntilStopped((signal) => fn(services, signal), stopping).finally(() => stopping.release());
  }
  if (existing) await requireMuseum(config);
  return withOwnServices(config, fn, command, search);
}

/** @throws StartProblem where nothing is stored yet, which a command that looks for something would else make. */
async function requireMuseum({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl === undefined && !lstatSync(postgresPath(dataDir), { throwIfNoEntry: false })) {
    throw new StartProblem(
      `There is no database at ${dataDir}: set SALIENT_DATA_DIR to the folder that holds the museum, or DATABASE_URL to its database.`,
    );
  }
  if (databaseUrl !== undefined && !(await holdsMuseum(databaseUrl))) {
    throw new StartProblem('The database of DATABASE_URL holds no museum yet: correct DATABASE_URL.');
  }
}

async function holdsMuseum(databaseUrl: string): Promise<boolean> {
  await checkDatabase(databaseUrl, 'DATABASE_URL', AbortSignal.timeout(startPatienceMs));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT to_regclass('migration') IS NOT NULL AS is_there");
    return rows[0]?.is_there === true;
  } finally {
    await client.end();
  }
}

/** The services of a running `salient start`, which may still be bringing them up. */
async function servicesOf(config: Config, running: RunFacts): Promise<Services> {
  const deadline = Date.now() + startPatienceMs;
  let facts: RunFacts | undefined = running;
  while (facts && !facts.services && Date.now() < deadline) {
    await delay(200);
    facts = await findHolder(config.dataDir);
  }
  if (!facts?.services) {
    throw new StartProblem(
      `"salient ${running.command}" is starting on this data but does not get ready: see its terminal, then try again.`,
    );
  }
  const services = { ...facts.services, databaseUrl: config.databaseUrl ?? facts.services.databaseUrl };
  await checkSchema(services.databaseUrl);
  return services;
}

/** The running Salient may be a newer one than this command. */
async function checkSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await refuseNewerDatabase(async (sql, values) => (await client.query(sql, values)).rows);
  } finally {
    await client.end();
  }
}

async function withOwnServices<Result>(
  config: Config,
  fn: (services: Services, signal: AbortSignal) => Promise<Result>,
  command: string,
  search: boolean,
): Promise<Result> {
  prepareDataDirectory(config.dataDir);
  const claim = await DataClaim.claim(config.dataDir, command);
  const programs = new ProgramSet((running) => claim.update({ programs: running }));
  const stopping = stopOnSignals(() => programs.kill());
  const opening = openServices({
    config,
    secrets: new Secrets(config.dataDir),
    programs,
    search,
    signal: stopping.signal,
  });
  try {
    return await runUntilStopped(async (signal) => {
      const { searchReady, ...services } = await opening;
      await searchReady;
      claim.update({ services });
      return fn(services, signal);
    }, stopping);
  } finally {
    stopping.abort();
    await programs.stop();
    await opening.catch(() => undefined);
    claim.release();
    stopping.release();
  }
}

/** Runs `work` until it is done, or a little longer than until a stop is asked for. */
async function runUntilStopped<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  stopping: Stopping,
): Promise<Result> {
  const interrupted = stopping.requested
    .then(() => delay(farewellMs, undefined, { ref: false }))
    .then(() => {
      throw new StartProblem('Interrupted.');
    });
  return Promise.race([work(stopping.signal), interrupted]);
}
