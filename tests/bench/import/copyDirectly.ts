import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { migrate } from '../../../core-server/src/lib/db/migrate.ts';

/** What an import of persons writes, in an order that keys allow. */
const tables = ['place', 'import_batch', 'person', 'person_event', 'import_row', 'audit_entry'];

/**
 * Seconds that PostgreSQL takes for all that imports wrote into a database when it gets it as finished rows, by one COPY
 * a table, into an empty database with the same indexes, constraints and triggers: less than that no import can take.
 *
 * @param folder where the rows wait meanwhile.
 */
export async function copyDirectly(databaseUrl: string, folder: string): Promise<number> {
  const { pathname } = new URL(databaseUrl);
  const emptyUrl = new URL(databaseUrl);
  emptyUrl.pathname = `${pathname}_direct`;
  const imported = new pg.Client(databaseUrl);
  await imported.connect();
  await imported.query(`CREATE DATABASE "${emptyUrl.pathname.slice(1)}"`);
  await migrate(emptyUrl.href);
  const columns = new Map<string, string>();
  for (const table of tables) {
    columns.set(table, await writableColumns(imported, table));
    const rows = imported.query(to(`COPY ${table} (${columns.get(table)}) TO STDOUT`));
    await pipeline(rows, createWriteStream(join(folder, `${table}.tsv`)));
  }
  await imported.end();

  const empty = new pg.Client(emptyUrl.href);
  await empty.connect();
  const began = performance.now();
  await empty.query("BEGIN; SET LOCAL salient.bulk_change = 'on'");
  for (const table of tables) {
    const rows = createReadStream(join(folder, `${table}.tsv`), { highWaterMark: 1 << 18 });
    await pipeline(rows, empty.query(from(`COPY ${table} (${columns.get(table)}) FROM STDIN`)));
  }
  await empty.query('COMMIT');
  const seconds = (performance.now() - began) / 1000;
  await empty.end();
  return seconds;
}

async function writableColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table],
  );
  return rows[0]?.names ?? '';
}
