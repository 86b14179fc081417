import { randomBytes } from 'node:crypto';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type pg from 'pg';
import { StartProblem } from '../../lib/process/StartProblem.ts';
import { withClient } from './restoreDatabase.ts';

/**
 * Does `steps` with an empty database of its own beside that of `databaseUrl`. One that a killed process left is dropped
 * first: it may be as large as the museum's.
 *
 * @throws StartProblem when the role may not make databases, or another check is under way: neither says anything of the
 * backup that was to be checked.
 */
export function withScratchDatabase<T>(databaseUrl: string, steps: (scratchUrl: string) => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ locked: boolean; oid: number }>(
      'SELECT pg_try_advisory_lock($1) AS locked, oid FROM pg_database WHERE datname = current_database()',
      [advisoryLocks.backupChecking],
    );
    const { locked, oid } = rows[0] as { locked: boolean; oid: number };
    if (!locked) throw new StartProblem('Another check of a backup is under way: wait until it is done.');
    const prefix = `salient_verify_${oid}_`;
    await dropLeftovers(client, prefix);
    const name = prefix + randomBytes(4).toString('hex');
    await create(client, name);
    const scratchUrl = new URL(databaseUrl);
    scratchUrl.pathname = `/${name}`;
    try {
      return await steps(scratchUrl.href);
    } finally {
      await drop(client, name);
    }
  });
}

/** Whoever holds the lock knows that nobody uses them. */
async function dropLeftovers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT quote_ident(datname) AS name FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await drop(client, name);
}

/** SQLSTATE of a database that somebody is connected to. */
const inUse = '55006';

/**
 * Drops a scratch database. FORCE ends the sessions that a killed check has left, but not PostgreSQL's own autovacuum,
 * which no role of ours may end; a plain DROP has that give way, and waits for it.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE ${name}`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== inUse) throw error;
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function create(client: pg.Client, name: string): Promise<void> {
  await client.query(`CREATE DATABASE ${name}`).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    throw new StartProblem(
      `A scratch database cannot be made (${reason}): give the role of DATABASE_URL the right CREATEDB.`,
    );
  });
}
