import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import type pg from 'pg';
import type { FileStore } from '../../lib/files/FileStore.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import { type BackedUpFile, backUpFile, damagedContents, fileLine } from './backedUpFiles.ts';
import { keepErasures } from './keepErasures.ts';
import { type BackupSummary, summaryOf } from './listBackups.ts';
import {
  authenticate,
  backupFolder,
  type Manifest,
  manifestKey,
  startedKey,
  type TablePart,
  writeManifest,
} from './manifest.ts';
import { openSealing } from './openSealing.ts';
import { writePart } from './parts.ts';
import { withClient } from './restoreDatabase.ts';
import type { SealingKey } from './sealing.ts';
import { type BackedUpTable, quoted, RowSum, readTable, steadyText, tablesOf } from './tableRows.ts';

export interface BackupProgress {
  /** The table that is written, or `files`. */
  readonly part: string;
  /** Of the parts that were there to do, how many are done. */
  readonly done: number;
  readonly total: number;
}

export interface CreateBackupOptions {
  readonly place: BackupPlace;
  readonly databaseUrl: string;
  /** Where uploaded files lie. */
  readonly files: FileStore;
  /** `secrets.json` of the data directory, if there is one. */
  readonly secretsFile: string | null;
  readonly passphrase?: string;
  readonly onProgress?: (progress: BackupProgress) => void;
}

/**
 * Makes a backup while everybody works on: the rows of one moment, by COPY within one snapshot; then the files that they
 * name, which stay in the store for thirty days after somebody removes them; then the secrets. The manifest comes last.
 *
 * @throws BackupProblem when another one is being made, or the target cannot be written.
 */
export async function createBackup(options: CreateBackupOptions): Promise<BackupSummary> {
  return withClient(options.databaseUrl, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      advisoryLocks.backupWriting,
    ]);
    if (!rows[0]?.locked)
      throw new BackupProblem('Another backup of this database is being made: wait until it is done.');
    return summaryOf(await write(client, options));
  });
}

async function write(client: pg.Client, options: CreateBackupOptions): Promise<Manifest> {
  const { place, files, secretsFile, passphrase, onProgress = () => undefined } = options;
  await clearRemains(place);
  const sealing = await openSealing(place, passphrase);
  await client.query(steadyText);
  const described = await beginSnapshot(client);
  // Its statement takes the snapshot, so what was acknowledged before the moment is in it.
  const { rows: state } = await client.query<{ moment: Date; schema: string }>(
    `SELECT statement_timestamp() AS moment, (SELECT name FROM migration ORDER BY timestamp DESC LIMIT 1) AS schema`,
  );
  const { moment, schema } = state[0] as { moment: Date; schema: string };
  const id = `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(2).toString('hex')}`;
  await place.writeText(startedKey(id), '');

  const total = described.length + 2;
  const tables: TablePart[] = [];
  for (const table of described) {
    onProgress({ part: table.name, done: tables.length, total });
    const sum = new RowSum();
    const key = `${backupFolder(id)}/${table.name}.copy.gz`;
    const part = await writePart(place, key, sum.count(readTable(client, table)), sealing);
    tables.push({ ...part, ...table, rows: sum.rows, checksum: sum.checksum });
  }
  onProgress({ part: 'files', done: tables.length, total });
  const named = await filesOf(client);
  await client.query('COMMIT');
  await keepErasures(async <Row>(sql: string) => (await client.query(sql)).rows as Row[], place);

  const { kept, missing, newBytes } = await backUpFiles(place, files, named, sealing);
  const filesKey = `${backupFolder(id)}/files.gz`;
  // Hashes alone, which the keys of the contents show as well: so old contents can be removed without the passphrase.
  const fileList = await writePart(
    place,
    filesKey,
    Readable.from(kept.map((file) => Buffer.from(fileLine(file)))),
    null,
  );
  const secrets = secretsFile
    ? await writePart(place, `${backupFolder(id)}/secrets.gz`, Readable.from([await readFile(secretsFile)]), sealing)
    : null;
  const unproven: Manifest = {
    format: 1,
    id,
    moment: moment.toISOString(),
    finishedAt: new Date().toISOString(),
    programVersion: productVersion,
    schemaVersion: schema,
    encryption: sealing && { salt: sealing.salt, keyId: sealing.id, mac: '' },
    tables,
    files: { ...fileList, count: kept.length },
    missingFiles: missing.map(({ sha256 }) => sha256),
    secrets,
    newBytes: newBytes + [...tables, fileList].reduce((sum, { bytes }) => sum + bytes, secrets?.bytes ?? 0),
  };
  const manifest = sealing ? authenticate(unproven, sealing.key) : unproven;
  await place.writeText(manifestKey(id), writeManifest(manifest));
  await place.remove(startedKey(id));
  onProgress({ part: 'files', done: total, total });
  return manifest;
}

/**
 * Begins the transaction of the snapshot, which the next statement takes. All tables are locked before: one that is emptied
 * or rewritten after a snapshot shows no rows in it. Readers and writers of rows are not held up, migrations wait.
 *
 * @returns the tables to be backed up.
 */
async function beginSnapshot(client: pg.Client): Promise<BackedUpTable[]> {
  // No migration comes between the list of the tables and their lock.
  await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.migration]);
  const tables = await tablesOf(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')}, migration IN ACCESS SHARE MODE`);
  await client.query('SELECT pg_advisory_unlock_shared($1)', [advisoryLocks.migration]);
  return tables;
}

/** What a backup left that was broken off. */
async function clearRemains(place: BackupPlace): Promise<void> {
  await place.clearUnfinished(new Date());
  for (const started of (await place.keys('backups/')).filter((key) => key.endsWith('/started'))) {
    const folder = started.slice(0, -'started'.length) as `${string}/`;
    const keys = await place.keys(folder);
    const isFinished = keys.includes(`${folder}manifest`);
    for (const key of isFinished ? [started] : keys) await place.remove(key);
  }
}

async function filesOf(client: pg.ClientBase): Promise<BackedUpFile[]> {
  const { rows } = await client.query<{ sha256: string; bytes: string }>(
    `SELECT DISTINCT encode(sha256, 'hex') AS sha256, size_bytes::text AS bytes FROM file ORDER BY 1`,
  );
  return rows.map(({ sha256, bytes }) => ({ sha256, bytes: Number(bytes) }));
}

async function backUpFiles(
  place: BackupPlace,
  files: FileStore,
  named: readonly BackedUpFile[],
  sealing: SealingKey | null,
) {
  const kept: BackedUpFile[] = [];
  const missing: BackedUpFile[] = [];
  let newBytes = 0;
  const damagedKeys = await damagedContents(place);
  for (const file of named) {
    const added = await backUpFile(place, files, file, sealing, damagedKeys);
    (added === null ? missing : kept).push(file);
    newBytes += added ?? 0;
  }
  return { kept, missing, newBytes };
}
