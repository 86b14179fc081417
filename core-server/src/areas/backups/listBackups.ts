import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import { contentKey, readFileLines, removeContent } from './backedUpFiles.ts';
import { backupFolder, type Manifest, manifestKey, readManifest } from './manifest.ts';
import { readPart } from './parts.ts';

/** A finished backup, as lists show it. Sizes in bytes, as they lie in the target. */
export interface BackupSummary
  extends Pick<Manifest, 'id' | 'moment' | 'finishedAt' | 'programVersion' | 'schemaVersion' | 'newBytes'> {
  readonly isEncrypted: boolean;
  readonly databaseBytes: number;
  readonly fileCount: number;
  readonly rows: number;
}

export function summaryOf(manifest: Manifest): BackupSummary {
  const { id, moment, finishedAt, programVersion, schemaVersion, newBytes, tables, files, encryption } = manifest;
  return {
    ...{ id, moment, finishedAt, programVersion, schemaVersion, newBytes },
    isEncrypted: encryption !== null,
    databaseBytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    fileCount: files.count,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** @throws BackupProblem when there is no such backup, or its manifest is damaged. */
export async function openManifest(place: BackupPlace, id: string): Promise<Manifest> {
  const key = manifestKey(id);
  if (!(await place.stat(key))) throw new BackupProblem(`${place.target} holds no finished backup ${id}.`);
  const manifest = readManifest(await place.readText(key), `backup ${id}`);
  if (manifest.id !== id) throw new BackupProblem(`The manifest of backup ${id} belongs to ${manifest.id}.`);
  return manifest;
}

/** The ids of the finished backups, newest first; a damaged one counts as finished. */
export async function backupIds(place: BackupPlace): Promise<string[]> {
  return (await place.keys('backups/'))
    .flatMap((key) => /^backups\/([^/]+)\/manifest$/.exec(key)?.[1] ?? [])
    .sort()
    .reverse();
}

/** The finished backups whose manifest can be read, newest first. */
export async function listBackups(place: BackupPlace): Promise<BackupSummary[]> {
  return (await readableManifests(place)).map(summaryOf);
}

async function readableManifests(place: BackupPlace): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const id of await backupIds(place)) {
    try {
      manifests.push(await openManifest(place, id));
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
    }
  }
  return manifests;
}

/**
 * Removes backups, and the contents of files that none of the others names. Contents stay for the next time where a backup
 * is being written, or where the files of one that stays cannot be read.
 */
export async function removeBackups(place: BackupPlace, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    // Without its manifest it is no backup any more, whatever comes in between.
    await place.remove(manifestKey(id));
    for (const key of await place.keys(`${backupFolder(id)}/`)) await place.remove(key);
  }
  const isWritten = (await place.keys('backups/')).some((key) => key.endsWith('/started'));
  const manifests = await readableManifests(place);
  if (isWritten || manifests.length < (await backupIds(place)).length) return;
  const named = new Set<string>();
  for (const { files, encryption } of manifests) {
    for await (const { sha256 } of readFileLines(await readPart(place, files, null))) {
      named.add(contentKey(sha256, encryption?.keyId ?? null));
    }
  }
  for (const key of await place.keys('contents/')) if (!named.has(key)) await removeContent(place, key);
}
