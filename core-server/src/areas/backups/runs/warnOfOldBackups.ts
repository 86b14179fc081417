import { type DataSource, MoreThan } from 'typeorm';
import { MailEntity } from '../../mails/MailEntity.ts';
import { queueBackupMails } from './backupMail.ts';
import { isOverdue, readBackupAges } from './readServerState.ts';

/** Between two warnings: a mail that comes at about the same hour each day. Milliseconds. */
const onceADayMs = 23.5 * 3_600_000;

/** Writes to the administrators, once a day at most, when the last good backup is too old. */
export async function warnOfOldBackups(
  { dataSource, backup }: { readonly dataSource: DataSource; readonly backup: { readonly at: string | null } },
  now: Date,
): Promise<{ warned: number }> {
  if (backup.at === null) return { warned: 0 };
  return dataSource.transaction(async (db) => {
    if (!isOverdue(await readBackupAges(db), now)) return { warned: 0 };
    const lately = { kind: 'backupOverdue' as const, created_at: MoreThan(new Date(now.getTime() - onceADayMs)) };
    if (await db.existsBy(MailEntity, lately)) return { warned: 0 };
    return { warned: await queueBackupMails(db, 'backupOverdue', null, now) };
  });
}
