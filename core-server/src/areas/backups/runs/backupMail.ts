import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { type BackupMailKind, backupMailKinds } from '@salient/shared/areas/mails/mail.ts';
import { type EntityManager, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type ComposedMail, writeMail } from '../../../lib/mail/writeMail.ts';
import { MailEntity } from '../../mails/MailEntity.ts';
import type { MailWriter } from '../../mails/MailWriter.ts';
import { fill, mailSubject, readableTime, textsOf } from '../../mails/mailWords.ts';
import { UserEntity } from '../../users/UserEntity.ts';
import { BackupRunEntity } from './BackupRunEntity.ts';
import { readBackupAges } from './readServerState.ts';

/** Mails to administrators about backups. */
export const backupMails: MailWriter = { kinds: backupMailKinds, write: writeBackupMail };

const administrators = { type: 'admin' as const, status: 'checked' as const, deleted: false };

/**
 * Puts a mail to every administrator with an address into the queue, each in the language of the account.
 *
 * @param runId the run that failed; null for a warning about age.
 * @returns how many.
 */
export async function queueBackupMails(
  db: EntityManager,
  kind: BackupMailKind,
  runId: string | null,
  now: Date,
): Promise<number> {
  const admins = await db.findBy(UserEntity, { ...administrators, email: Not('') });
  for (const { email: recipient, language } of admins) {
    const mail = { kind, backup_run_id: runId, user_id: null, recipient, language };
    await db.insert(MailEntity, { id: uuidv7(), ...mail, created_at: now, next_attempt_at: now });
  }
  return admins.length;
}

/** The words of such a mail; null when its reader no longer is an administrator. */
async function writeBackupMail(
  db: EntityManager,
  mail: MailEntity,
  { publicUrl }: { readonly publicUrl: string },
): Promise<ComposedMail | null> {
  const { kind, recipient, language, backup_run_id } = mail;
  if (!(await db.existsBy(UserEntity, { ...administrators, email: recipient }))) return null;
  const run = backup_run_id === null ? null : await db.findOneBy(BackupRunEntity, { id: backup_run_id });
  const texts = textsOf[language];
  const { lastGoodAt } = await readBackupAges(db);
  const age = lastGoodAt
    ? fill(texts.backupAge.last, { at: readableTime(lastGoodAt, language) })
    : texts.backupAge.none;
  const { intro, what, button } = run?.problem
    ? { ...texts.backupFailed, intro: texts.backupFailed[run.kind], what: texts.backupFailed.problems[run.problem] }
    : { ...texts.backupOverdue, what: texts.backupOverdue.check };
  return writeMail({
    ...{ language, copy: texts.copyLink, automatic: texts.automatic, button },
    subject: mailSubject(kind, language),
    link: publicUrl + staffPages.backups.path,
    before: [
      texts.greetingWithoutName,
      `${intro} ${age}`,
      run?.detail ? `${what}\n${run.detail}` : what,
      texts.backupAge.action,
    ],
    after: [],
  });
}
