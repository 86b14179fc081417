import { type DiskSpace, DiskTooFull } from '../../../lib/disk/DiskSpace.ts';
import { backupsToKeep, type DatedBackup } from './backupsToKeep.ts';
import type { RunOutcome, RunTask } from './runOutcome.ts';

/** A finished backup, as far as a run tells of it. Sizes in bytes. */
export interface FinishedBackup extends DatedBackup {
  readonly databaseBytes: number;
  readonly newBytes: number;
}

/** What a run needs of the place where backups lie. */
export interface BackupStore {
  readonly create: () => Promise<FinishedBackup>;
  /** Finished ones, newest first. */
  readonly list: () => Promise<readonly FinishedBackup[]>;
  /** Restores one into a scratch database and compares. */
  readonly verify: (id: string) => Promise<{ readonly ok: boolean; readonly problems: readonly string[] }>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes a backup and removes those that are no longer kept, or checks the newest; answers what became of it. */
export async function carryOutTask(
  { kind, damagedIds }: RunTask,
  store: BackupStore,
  disks: readonly DiskSpace[],
): Promise<RunOutcome> {
  try {
    for (const disk of disks) await disk.require(kind === 'backup' ? 'the backup' : 'the check of the backup');
    return kind === 'backup' ? await makeBackup(store, damagedIds) : await checkNewest(store);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isFull = error instanceof DiskTooFull || code === 'ENOSPC' || code === 'EDQUOT';
    return { problem: isFull ? 'disk_full' : 'failed', detail: messageOf(error) };
  }
}

async function makeBackup(store: BackupStore, damagedIds: readonly string[]): Promise<RunOutcome> {
  const { id, moment, databaseBytes, newBytes } = await store.create();
  const outcome = { backupId: id, moment, bytes: databaseBytes, newBytes };
  try {
    // A damaged one takes no good one's place, and is left for people to judge.
    const good = (await store.list()).filter((backup) => !damagedIds.includes(backup.id));
    const kept = backupsToKeep(good);
    const dropped = good.filter((backup) => !kept.has(backup.id)).map((backup) => backup.id);
    if (dropped.length > 0) await store.remove(dropped);
    return outcome;
  } catch (error) {
    // The backup is good all the same.
    return { ...outcome, detail: `Older backups could not be removed: ${messageOf(error)}` };
  }
}

async function checkNewest(store: BackupStore): Promise<RunOutcome> {
  const [newest] = await store.list();
  if (!newest) return { problem: 'failed', detail: 'There is no finished backup to check.' };
  const checked = { backupId: newest.id, moment: newest.moment };
  const { ok, problems } = await store.verify(newest.id);
  return ok ? checked : { ...checked, problem: 'damaged', detail: problems.join('\n') };
}
