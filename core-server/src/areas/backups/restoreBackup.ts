import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { FileStore } from '../../lib/files/FileStore.ts';
import { originalKey } from '../../lib/files/storageKeys.ts';
import type { TempFiles } from '../../lib/files/TempFiles.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import { readContent, readFileLines } from './backedUpFiles.ts';
import type { Manifest } from './manifest.ts';
import { isWhole, readPart } from './parts.ts';
import { compareRows, loadRows, makeSchema, withClient } from './restoreDatabase.ts';
import type { SealingKey } from './sealing.ts';

export interface RestoreOptions {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  readonly sealing: SealingKey | null;
  readonly databaseUrl: string;
  readonly files: FileStore;
  /** On the disk of `files`. */
  readonly tempFiles: TempFiles;
  readonly onProgress?: (part: string) => void;
}

/** Secrets that belong to a museum, not to a machine: passwords of embedded services are made anew where it is restored. */
const movedSecrets = z.object({ firstAdminPassword: z.string().optional() });

/** @throws BackupProblem when a part of the backup is not what was written. Files are checked while they are restored. */
export async function requireWhole(place: BackupPlace, { tables, files, secrets }: Manifest): Promise<void> {
  for (const part of [...tables, files, ...(secrets ? [secrets] : [])]) {
    if (await isWhole(place, part)) continue;
    throw new BackupProblem(`${place.target}: ${part.key} is damaged or missing: restore another backup.`);
  }
}

/**
 * Restores a backup into an empty database and an empty store, and compares the rows with those of the backup. Ask
 * `requireWhole` first, so that a damaged backup is refused before anything is written.
 *
 * @throws BackupProblem when a part is damaged, or there is something already.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { place, manifest, sealing, databaseUrl, onProgress = () => undefined } = options;
  await requireEmpty(databaseUrl);
  onProgress('schema');
  await makeSchema(databaseUrl, manifest);
  await loadRows(databaseUrl, { place, manifest, sealing }, onProgress);
  onProgress('comparison');
  const problems = await compareRows(databaseUrl, manifest);
  if (problems.length > 0) throw new BackupProblem(problems.join(' '));
  onProgress('files');
  await restoreFiles(options);
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace LIMIT 1`);
    if (rows.length === 0) return;
    throw new BackupProblem('The database is not empty: a backup is restored into an empty one only.');
  });
}

async function restoreFiles({ place, manifest, sealing, files, tempFiles }: RestoreOptions): Promise<void> {
  for await (const file of readFileLines(await readPart(place, manifest.files, null))) {
    const key = originalKey(Buffer.from(file.sha256, 'hex'));
    if (await files.stat(key)) continue;
    await tempFiles.with(async (path) => {
      await pipeline(await readContent(place, file, sealing), createWriteStream(path, { mode: 0o600 }));
      await files.put(key, path);
    });
  }
}

/** Puts back of `secrets.json` what the museum needs wherever it is. */
export async function restoreSecrets(
  { place, manifest, sealing }: Pick<RestoreOptions, 'place' | 'manifest' | 'sealing'>,
  path: string,
): Promise<void> {
  if (!manifest.secrets) return;
  const content = await text(await readPart(place, manifest.secrets, sealing));
  const moved = movedSecrets.parse(JSON.parse(content));
  await writeFile(path, `${JSON.stringify(moved, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
}
