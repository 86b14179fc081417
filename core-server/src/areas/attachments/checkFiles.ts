import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../../lib/files/FileStore.ts';
import type { Files } from '../../lib/files/Files.ts';

/** How long a night's look at files may take. Milliseconds. */
const nightMs = 15 * 60_000;
/** A file that was looked at within this time can wait. Milliseconds. */
const freshMs = 7 * 24 * 60 * 60_000;
/** Names of damaged files that are told. */
const mostNames = 5;

interface StoredFile {
  readonly id: string;
  readonly sha256: Buffer;
  readonly storage_key: string;
}

interface Job {
  readonly dataSource: DataSource;
  readonly files: Pick<Files, 'store'>;
  readonly log: Logger;
}

/**
 * Reads files of the store, those first that were not read for the longest time, and compares their bytes with the hash that
 * they arrived with; at night. One that is lost or has other bytes is told to the administrators until it is right again.
 *
 * @throws what the store throws while it cannot be reached, which says nothing of its files.
 */
export async function checkFiles(
  { dataSource, files, log }: Job,
  now: Date,
  within = nightMs,
): Promise<{ checked: number; damaged: number }> {
  const began = performance.now();
  let [checked, damaged] = [0, 0];
  while (performance.now() - began < within) {
    const [file] = await dataSource.query<StoredFile[]>(
      `SELECT id, sha256, storage_key FROM file WHERE coalesce(checked_at, created_at) < $1
       ORDER BY coalesce(checked_at, created_at), id LIMIT 1`,
      [new Date(now.getTime() - freshMs)],
    );
    if (!file) break;
    const isSound = await holdsContent(files.store, file);
    checked++;
    if (!isSound) damaged++;
    if (!isSound) log.error({ file: file.id, key: file.storage_key }, 'a stored file is not what was uploaded');
    await dataSource.query(
      `UPDATE file SET checked_at = $2, damaged_at = CASE WHEN $3 THEN NULL ELSE coalesce(damaged_at, $2) END WHERE id = $1`,
      [file.id, now, isSound],
    );
  }
  return { checked, damaged };
}

async function holdsContent(store: FileStore, { storage_key, sha256 }: StoredFile): Promise<boolean> {
  if (!(await store.stat(storage_key))) return false;
  const hash = createHash('sha256');
  for await (const chunk of await store.open(storage_key)) hash.update(chunk as Buffer);
  return hash.digest().equals(sha256);
}

/** Notes that a file was found to be lost or changed while it was read for somebody. */
export async function markDamaged(db: DataSource, sha256: Buffer, now: Date): Promise<void> {
  await db.query('UPDATE file SET checked_at = $2, damaged_at = coalesce(damaged_at, $2) WHERE sha256 = $1', [
    sha256,
    now,
  ]);
}

/** How many files are damaged, with names of some of them as they stand at records and pages. */
export async function readDamagedFiles(
  db: DataSource | EntityManager,
): Promise<{ readonly damaged: number; readonly names: string[] }> {
  const rows = await db.query<{ name: string }[]>(
    `SELECT coalesce((SELECT a.name FROM attachment a WHERE a.file_id = f.id LIMIT 1),
       (SELECT e.original_filename FROM document_element e WHERE e.file_id = f.id LIMIT 1), f.storage_key) AS name
     FROM file f WHERE f.damaged_at IS NOT NULL ORDER BY f.damaged_at, f.id`,
  );
  return { damaged: rows.length, names: rows.slice(0, mostNames).map(({ name }) => name) };
}

/** The number of files that are known to be damaged, as monitoring reads it. */
export function collectFileMetrics(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'salient_files_damaged',
    help: 'Stored files that are lost or have other bytes than were uploaded',
    registers: [registry],
    async collect() {
      const found = await readDamagedFiles(dataSource).catch(() => null);
      if (found) this.set(found.damaged);
    },
  });
}
