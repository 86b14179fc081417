import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { createDataSourceOf } from '../../lib/db/createDataSourceOf.ts';
import { migrations } from '../../lib/db/migrations/migrations.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import type { Manifest } from './manifest.ts';
import { damaged, readPart } from './parts.ts';
import type { SealingKey } from './sealing.ts';
import { RowSum, readTable, steadyText, tablesOf, writeTable } from './tableRows.ts';

export interface DatabaseBackup {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  readonly sealing: SealingKey | null;
}

/** @throws BackupProblem when this program does not know the schema of the backup. */
export function checkSchema({ schemaVersion, programVersion, id }: Manifest): void {
  if (migrations.some(({ name }) => name === schemaVersion)) return;
  throw new BackupProblem(
    `Backup ${id} was made by Salient ${programVersion}, whose schema (${schemaVersion}) this version does not know: restore it with that version or a newer one.`,
  );
}

/** Makes the schema as it was when the backup was made; the next start brings it to the newest. */
export async function makeSchema(databaseUrl: string, { schemaVersion }: Manifest): Promise<void> {
  const dataSource = createDataSourceOf([], { url: databaseUrl, poolSize: 2, applicationName: 'salient-restore' });
  const last = migrations.findIndex(({ name }) => name === schemaVersion);
  dataSource.setOptions({ migrations: migrations.slice(0, last + 1) });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Loads the rows of a backup into a database that has its schema and nothing else, in one transaction: all or none.
 * Triggers stay silent, as what they would write is in the backup; foreign keys and indexes are made once all rows are there.
 *
 * @throws BackupProblem when a part is damaged.
 */
export async function loadRows(
  databaseUrl: string,
  { place, manifest, sealing }: DatabaseBackup,
  onTable: (table: string) => void = () => undefined,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`${steadyText}; SET maintenance_work_mem = '256MB'`);
    await client.query('BEGIN');
    const tables = manifest.tables.map(({ name }) => `"${name}"`).join(', ');
    await client.query(`TRUNCATE ${tables} RESTART IDENTITY CASCADE`);
    const again = await takeOffKeysAndIndexes(client);
    for (const part of manifest.tables) {
      onTable(part.name);
      const sum = new RowSum();
      const content = await readPart(place, part, sealing);
      await client.query(`ALTER TABLE "${part.name}" DISABLE TRIGGER USER`);
      await pipeline(Readable.from(sum.count(content), { objectMode: false }), writeTable(client, part));
      await client.query(`ALTER TABLE "${part.name}" ENABLE TRIGGER USER`);
      if (sum.rows !== part.rows || sum.checksum !== part.checksum) throw damaged(place, part.key);
    }
    for (const statement of again) await client.query(statement);
    await continueSequences(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

/** @returns the statements that bring back what was taken off. */
async function takeOffKeysAndIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  for (const { owner, name } of keys) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`),
  ];
}

/** The next number of each identity column follows the highest that was loaded. */
async function continueSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string }>(
    `SELECT a.attrelid::regclass::text AS owner, a.attname::text AS name FROM pg_attribute a
     JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attidentity <> '' AND NOT a.attisdropped`,
  );
  for (const { owner, name } of rows) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), greatest(1, max("${name}")), max("${name}") IS NOT NULL) FROM ${owner}`,
      [owner, name],
    );
  }
}

/** The tables whose rows are not those of the backup, by a sentence each. */
export async function compareRows(databaseUrl: string, { tables }: Manifest): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query(steadyText);
    const present = await tablesOf(client);
    const problems: string[] = [];
    for (const { name, columns, rows, checksum } of tables) {
      if (!present.some((table) => table.name === name)) {
        problems.push(`The table ${name} is not in the restored database.`);
        continue;
      }
      const sum = new RowSum();
      for await (const _ of sum.count(readTable(client, { name, columns }))) {
        // Counted on the way.
      }
      if (sum.rows !== rows || sum.checksum !== checksum) {
        problems.push(`The table ${name} was restored with ${sum.rows} rows instead of ${rows}, or with other ones.`);
      }
    }
    return problems;
  });
}

/** Does `steps` with a connection of its own. What breaks the connection is told by the statement under way. */
export async function withClient<T>(databaseUrl: string, steps: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'salient-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await steps(client);
  } finally {
    await client.end();
  }
}
