import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import { contentKey, noteDamage, readContent, readFileLines } from './backedUpFiles.ts';
import { openManifest } from './listBackups.ts';
import { sealingOf } from './openSealing.ts';
import { isWhole, readPart } from './parts.ts';
import { checkSchema, compareRows, type DatabaseBackup, loadRows, makeSchema } from './restoreDatabase.ts';
import { withScratchDatabase } from './withScratchDatabase.ts';

export interface VerifyReport {
  readonly ok: boolean;
  /** One sentence each; none when the backup is good. */
  readonly problems: readonly string[];
}

interface VerifyOptions {
  readonly place: BackupPlace;
  readonly id: string;
  /** A server on which this role may make a database for a while. */
  readonly databaseUrl: string;
  readonly passphrase?: string;
}

/**
 * Checks a backup as a restore would use it: the hash of every part and of every file, then all rows in a scratch database,
 * whose counts and checksums are compared with those of the moment of the backup.
 *
 * @throws StartProblem when it cannot be checked, which is not the backup's fault.
 */
export async function verifyBackup({ place, id, databaseUrl, passphrase }: VerifyOptions): Promise<VerifyReport> {
  try {
    const manifest = await openManifest(place, id);
    const sealing = await sealingOf(manifest, passphrase);
    checkSchema(manifest);
    const backup = { place, manifest, sealing };
    const parts = [...manifest.tables, manifest.files, ...(manifest.secrets ? [manifest.secrets] : [])];
    const problems: string[] = [];
    for (const part of parts) if (!(await isWhole(place, part))) problems.push(`${part.key} is damaged or missing.`);
    if (await isWhole(place, manifest.files)) problems.push(...(await checkFiles(backup)));
    problems.push(
      ...manifest.missingFiles.map((hash) => `The file ${hash} was not in the store when it was backed up.`),
    );
    if (problems.length === 0) problems.push(...(await restoreForTrial(databaseUrl, backup)));
    return { ok: problems.length === 0, problems };
  } catch (error) {
    if (error instanceof BackupProblem) return { ok: false, problems: [error.message] };
    throw error;
  }
}

async function checkFiles({ place, manifest, sealing }: DatabaseBackup): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of readFileLines(await readPart(place, manifest.files, null))) {
    try {
      for await (const _ of await readContent(place, file, sealing)) {
        // Hashed on the way.
      }
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
      problems.push(error.message);
      await noteDamage(place, contentKey(file.sha256, sealing?.id ?? null));
    }
  }
  return problems;
}

const restoreForTrial = (databaseUrl: string, backup: DatabaseBackup): Promise<string[]> =>
  withScratchDatabase(databaseUrl, async (scratchUrl) => {
    await makeSchema(scratchUrl, backup.manifest);
    await loadRows(scratchUrl, backup);
    return compareRows(scratchUrl, backup.manifest);
  });
