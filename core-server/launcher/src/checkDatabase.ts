import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { Client } from 'pg';
import { say } from './terminal.ts';

const leastMajor = 15;
const patienceMs = 60_000;

/** Connection failures that pass by themselves while a database server starts. */
const passing = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03']);

/**
 * Makes sure that the database at `url` answers, waiting up to a minute for one that is still starting.
 *
 * @param name how messages call the source of the address.
 * @throws StartProblem when it does not let us in or is too old.
 */
export async function checkDatabase(url: string, name: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let told = false; ; told = true) {
    try {
      return await knock(url, name);
    } catch (error) {
      const code = systemErrorCode(error);
      if (error instanceof StartProblem || code === undefined) throw error;
      if (!passing.has(code) || Date.now() > deadline) throw noDatabase(url, name, error);
      if (!told) say('database', `${whereabouts(url)} does not answer yet (${code}); waiting for it`);
      await delay(500, undefined, { signal });
    }
  }
}

async function knock(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    const major = Math.floor(Number(rows[0]?.version) / 10000);
    if (major < leastMajor) {
      throw new StartProblem(
        `The database at ${whereabouts(url)} is PostgreSQL ${major} and Salient needs ${leastMajor} or newer: give ${name} the address of a newer one.`,
      );
    }
  } finally {
    await client.end();
  }
}

function noDatabase(url: string, name: string, error: unknown): StartProblem {
  const reason = error instanceof Error && error.message ? error.message : systemErrorCode(error);
  return new StartProblem(
    `The database at ${whereabouts(url)} cannot be used (${reason}): start it, or correct ${name}.`,
  );
}

/** The address without its password. */
function whereabouts(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
