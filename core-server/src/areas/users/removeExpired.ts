import { oldestCountDays } from '@salient/shared/areas/figures/figureMethods.ts';
import type { DataSource } from 'typeorm';
import type { Outbox } from '../../lib/mail/Outbox.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An ended session is remembered for a week, so that its owner reads "has ended" and not "never was". */
const sessionMemoryMs = 7 * dayMs;
/** Who was sent what is personal data: kept for as long as somebody may ask where the mail went. */
const mailMemoryMs = 90 * dayMs;
/** What was asked of kiosks, and by whom: long enough to ask each other about it. */
const commandMemoryMs = 30 * dayMs;

/** A batch that a kiosk sends again after this time is too old to be counted anyhow. */
const batchMemoryMs = (oldestCountDays + 1) * dayMs;

/**
 * Clears away what is over: sessions, account tokens, counters of attempts, old mails, what was asked of kiosks,
 * batches of counts.
 */
export async function removeExpired(
  { dataSource, outbox }: { readonly dataSource: DataSource; readonly outbox: Outbox },
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await dataSource.query('DELETE FROM session WHERE expires_at < $1', [before(sessionMemoryMs)]);
  await dataSource.query('DELETE FROM user_key WHERE expires_at < $1', [now]);
  await dataSource.query('DELETE FROM kiosk_pairing WHERE expires_at < $1', [now]);
  await dataSource.query('DELETE FROM kiosk_command WHERE asked_at < $1', [before(commandMemoryMs)]);
  await dataSource.query('DELETE FROM rate_limit WHERE expire < $1', [now.getTime()]);
  await dataSource.query('DELETE FROM use_batch WHERE received_on < $1', [before(batchMemoryMs)]);
  await dataSource.query(`DELETE FROM mail WHERE status <> 'queued' AND created_at < $1`, [before(mailMemoryMs)]);
  await outbox.removeOlderThan(before(mailMemoryMs));
}
