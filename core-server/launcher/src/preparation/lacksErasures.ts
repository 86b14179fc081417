import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { Client } from 'pg';

/** Whether the list of erasures in the data directory names one that the database, of the newest schema, does not know. */
export async function lacksErasures(databaseUrl: string, dataDir: string): Promise<boolean> {
  const ids = listedIds(join(dataDir, 'erasures'));
  if (ids.length === 0) return false;
  const client = new Client({ connectionString: databaseUrl, application_name: 'salient-start' });
  await client.connect();
  try {
    const { rows } = await client.query<{ known: number }>(
      'SELECT count(*)::int AS known FROM erasure WHERE id::text = ANY($1)',
      [ids],
    );
    return rows[0]?.known !== ids.length;
  } finally {
    await client.end();
  }
}

function listedIds(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
