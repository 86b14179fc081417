import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemWithPath, StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { z } from 'zod';

/** There from the first step of a restore until its last; it lists what the restore makes in the data directory. */
const markOf = (dataDir: string) => join(dataDir, 'restore-unfinished.json');
const madeSchema = z.array(z.enum(['postgres', 'files', 'secrets.json']));
type RestoreRecord = z.infer<typeof madeSchema>;

/** @param made the names in the data directory, absent so far, that the restore will make. */
export function markRestore(dataDir: string, made: RestoreRecord): void {
  try {
    writeFileSync(markOf(dataDir), JSON.stringify(made), { mode: 0o600 });
  } catch (error) {
    throw problemWithPath(error, dataDir);
  }
}

export function unmarkRestore(dataDir: string): void {
  rmSync(markOf(dataDir), { force: true });
}

/** Removes what a restore made that did not come to its end. The caller holds the data directory. */
export function clearUnfinishedRestore(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return;
  for (const name of madeSchema.parse(JSON.parse(readFileSync(markOf(dataDir), 'utf8')))) {
    const path = join(dataDir, name);
    // The database of a user who cannot reach the data directory lies elsewhere, behind a link.
    if (existsSync(path)) rmSync(realpathSync(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
  }
  unmarkRestore(dataDir);
}

export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(markOf(dataDir));

/** @throws StartProblem when what the data directory holds is only part of a museum. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!isRestoreUnfinished(dataDir)) return;
  throw new StartProblem(
    `A restore into ${dataDir} did not come to its end, so only part of the museum is there: give the same "salient restore" again (with DATABASE_URL, empty that database first).`,
  );
}
