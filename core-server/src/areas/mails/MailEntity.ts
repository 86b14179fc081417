import type { MailKind, MailStatus } from '@salient/shared/areas/mails/mail.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A mail to be sent or sent, written in the transaction of the command that wants it. It holds no words: they are
 * composed when it is sent, with a token made at that moment, so that no token ever stands in the database.
 */
@Entity('mail')
export class MailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: MailKind;
  /** The account that it is for, or null for a mail to a visitor. */
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** The message that it answers. */
  @Column('uuid', { nullable: true }) feedback_id!: string | null;
  /** The kiosk that it tells about, and when that was last heard of before it fell silent. */
  @Column('smallint', { nullable: true }) kiosk!: number | null;
  @Column('timestamptz', { nullable: true }) silent_since!: Date | null;
  /** The run of a backup or of its check that it tells about. */
  @Column('uuid', { nullable: true }) backup_run_id!: string | null;
  /** The saved search that it tells about. */
  @Column('uuid', { nullable: true }) saved_search_id!: string | null;
  /** The function run by night that it tells about. */
  @Column('uuid', { nullable: true }) nightly_function_id!: string | null;
  @Column('text') recipient!: string;
  @Column('text') language!: Language;
  @Column('text', { default: 'queued' }) status!: MailStatus;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('text', { nullable: true }) error!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  /** When it may be tried (again); whoever takes it moves this on, so that no other process takes it meanwhile. */
  @Column('timestamptz', { default: () => 'now()' }) next_attempt_at!: Date;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
}
