import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../core-server/src/lib/db/migrate.ts';
import { buildAll } from './buildAll.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, without a database name. */
    postgresUrl: string;
  }
}

/** Name of the migrated database that each test file copies. */
export const templateDatabase = 'salient_template';

/** One PostgreSQL for the whole run, with a migrated template, and everything built once for all that start it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([startPostgres(), buildAll()]);
  const client = new pg.Client(`${postgres.url}/postgres`);
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase}`);
  await client.end();
  await migrate(`${postgres.url}/${templateDatabase}`);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
