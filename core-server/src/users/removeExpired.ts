import type { DataSource } from 'typeorm';
import type { Outbox } from '../mail/Outbox.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An ended session is remembered for a week, so that its owner reads "has ended" and not "never was". */
const sessionMemoryMs = 7 * dayMs;
/** Who was sent what is personal data: kept for as long as somebody may ask where the mail went. */
const mailMemoryMs = 90 * dayMs;

/** Clears away what is over: sessions, keys, counters of attempts, old mails. */
export async function removeExpired(
  { dataSource, outbox }: { readonly dataSource: DataSource; readonly outbox: Outbox },
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await dataSource.query('DELETE FROM session WHERE expires_at < $1', [before(sessionMemoryMs)]);
  await dataSource.query('DELETE FROM user_key WHERE expires_at < $1', [now]);
  await dataSource.query('DELETE FROM rate_limit WHERE expire < $1', [now.getTime()]);
  await dataSource.query(`DELETE FROM mail WHERE status <> 'queued' AND created_at < $1`, [before(mailMemoryMs)]);
  await outbox.removeOlderThan(before(mailMemoryMs));
}
