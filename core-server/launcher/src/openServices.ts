import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import { checkDatabase } from './checkDatabase.ts';
import { type EmbeddedMeilisearch, embeddedMeilisearch } from './meilisearch/embeddedMeilisearch.ts';
import type { ProgramSet } from './ProgramSet.ts';
import { embeddedPostgres } from './postgres/embeddedPostgres.ts';
import { readDatabaseState } from './preparation/readDatabaseState.ts';
import { runPreparation } from './preparation/runPreparation.ts';
import type { Secrets } from './secrets.ts';
import { say } from './terminal.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** Where the services are that Salient's programs work with. */
export interface Services {
  /** A database of the newest schema. */
  databaseUrl: string;
  /** undefined when there is no search engine: PostgreSQL then answers every search. */
  meiliUrl?: string;
  meiliMasterKey?: string;
}

export interface OpenServicesOptions {
  config: Config;
  secrets: Secrets;
  /** Takes in the embedded services that are started. */
  programs: ProgramSet;
  /** Whether the search engine is wanted too. */
  search: boolean;
  /** Ends the opening. */
  signal: AbortSignal;
}

/**
 * Brings up database and search engine, each embedded unless `config` has the address of one, and migrates the database.
 *
 * @returns as soon as the database serves; `searchReady` resolves when the search engine does too, which nobody else
 *   has to wait for.
 */
export async function openServices(options: OpenServicesOptions): Promise<Services & { searchReady: Promise<void> }> {
  refuseUnfinishedRestore(options.config.dataDir);
  const [databaseUrl, { searchReady, ...search }] = await Promise.all([openDatabase(options), openSearch(options)]);
  return { databaseUrl, ...search, searchReady };
}

async function openDatabase({ config, secrets, programs, signal }: OpenServicesOptions): Promise<string> {
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === undefined) {
    const embedded = await embeddedPostgres(config.dataDir, secrets, signal);
    databaseUrl = embedded.databaseUrl;
    await programs.add(embedded.program).start();
    say('postgres', `ready on ${new URL(databaseUrl).host}`);
  }
  const name = config.databaseUrl === undefined ? `${config.dataDir}/secrets.json` : 'DATABASE_URL';
  await checkDatabase(databaseUrl, name, signal);
  const { hasNewestSchema } = await readDatabaseState(databaseUrl);
  if (!hasNewestSchema) await runPreparation({ ...config, databaseUrl }, ['migrate'], signal);
  return databaseUrl;
}

type OpenSearch = Pick<Services, 'meiliUrl' | 'meiliMasterKey'> & { searchReady: Promise<void> };

async function openSearch({ config, secrets, programs, search }: OpenServicesOptions): Promise<OpenSearch> {
  const searchReady = Promise.resolve();
  if (!search) return { searchReady };
  if (config.meiliUrl !== undefined) {
    return { meiliUrl: config.meiliUrl, meiliMasterKey: config.meiliMasterKey, searchReady };
  }
  const embedded = await embeddedMeilisearch(config.dataDir, secrets);
  if (!embedded) {
    say('meilisearch', 'is not there for this system; the database answers all searches, a little slower');
    return { searchReady };
  }
  const starting = startSearch(embedded, programs);
  // Whoever does not wait for it need not know that it was interrupted.
  starting.catch(() => undefined);
  return { meiliUrl: embedded.url, meiliMasterKey: embedded.masterKey, searchReady: starting };
}

async function startSearch(embedded: EmbeddedMeilisearch, programs: ProgramSet): Promise<void> {
  await programs.add(embedded.program).start();
  say('meilisearch', `ready on ${new URL(embedded.url).host}`);
}
