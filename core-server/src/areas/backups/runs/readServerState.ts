import { overdueAfterMs, type ServerState } from '@salient/shared/areas/backups/backupRun.ts';
import type { DataSource, EntityManager } from 'typeorm';
import type { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import { readDamagedFiles } from '../../attachments/checkFiles.ts';

export interface BackupAges {
  /** The moment that the last good backup holds; one that its check found damaged is not good. */
  readonly lastGoodAt: Date | null;
  /** When a backup was last restored and compared without a difference. */
  readonly lastVerifiedAt: Date | null;
  /** From when on backups could have been made. */
  readonly since: Date | null;
}

export async function readBackupAges(db: DataSource | EntityManager): Promise<BackupAges> {
  const [row] = await db.query<{ good: Date | null; verified: Date | null; since: Date | null }[]>(
    `SELECT
       (SELECT max(backup_moment) FROM backup_run r WHERE kind = 'backup' AND ok AND NOT EXISTS (
         SELECT FROM backup_run v WHERE v.kind = 'verify' AND v.problem = 'damaged' AND v.backup_id = r.backup_id)) AS good,
       (SELECT max(finished_at) FROM backup_run WHERE kind = 'verify' AND ok) AS verified,
       (SELECT min(migrated_at) FROM migration_version) AS since`,
  );
  return { lastGoodAt: row?.good ?? null, lastVerifiedAt: row?.verified ?? null, since: row?.since ?? null };
}

/** Whether no good backup is young enough; a new database gets as long to have its first. */
export function isOverdue({ lastGoodAt, since }: BackupAges, now: Date): boolean {
  const from = lastGoodAt ?? since;
  return from !== null && now.getTime() - from.getTime() > overdueAfterMs;
}

interface ServerStateSources {
  /** Time of the nightly backup; null when none is made by the clock. */
  readonly at: string | null;
  readonly disk: DiskSpace;
  /** The folder that keeps mails; null where a mail server takes them. */
  readonly mailOutbox: string | null;
  readonly catalogue: { readonly isSet: boolean };
  readonly now: Date;
}

/** How backups, disk, files, mail and catalogue are. */
export async function readServerState(
  db: DataSource | EntityManager,
  { at, disk, mailOutbox, catalogue, now }: ServerStateSources,
): Promise<ServerState> {
  const [ages, { freeBytes, totalBytes, isLow, isFull }] = await Promise.all([readBackupAges(db), disk.read()]);
  const files = await readDamagedFiles(db);
  return {
    mail: { has_server: mailOutbox === null, outbox: mailOutbox },
    catalogue: { is_set: catalogue.isSet },
    backup: {
      is_scheduled: at !== null,
      last_good_at: ages.lastGoodAt?.toISOString() ?? null,
      last_verified_at: ages.lastVerifiedAt?.toISOString() ?? null,
      is_overdue: at !== null && isOverdue(ages, now),
    },
    disk: { free_bytes: freeBytes, total_bytes: totalBytes, is_low: isLow, is_full: isFull },
    files,
  };
}

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    /** What administrators see of where and when backups are made. */
    readonly backup: {
      readonly shown: { readonly target: string; readonly is_encrypted: boolean };
      /** Time of the nightly one on the museum's clock; null when none is made by the clock. */
      readonly at: string | null;
    };
    /** The folder that keeps mails; null where a mail server takes them. */
    readonly mailOutbox: string | null;
  }
}
