import { oldestCountDays } from '@salient/shared/areas/figures/figureMethods.ts';
import type { DataSource } from 'typeorm';

const dayMs = 24 * 60 * 60 * 1000;

/** What was asked of kiosks, and by whom: long enough to ask each other about it. */
const commandMemoryMs = 30 * dayMs;

/** What staff took along as a file, and who did: long enough to ask each other about it. */
const downloadMemoryMs = 90 * dayMs;

/** A batch that a kiosk sends again after this time is too old to be counted anyhow. */
const batchMemoryMs = (oldestCountDays + 1) * dayMs;

/**
 * Clears away what is over: account tokens, counters of attempts, what was asked of kiosks, what was taken along as a file,
 * batches of counts. How long sessions, mails and whatever else tells of people are kept is the museum's to say: see the
 * area `privacy`.
 */
export async function removeExpired({ dataSource }: { readonly dataSource: DataSource }, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await dataSource.query('DELETE FROM user_key WHERE expires_at < $1', [now]);
  await dataSource.query('DELETE FROM kiosk_pairing WHERE expires_at < $1', [now]);
  await dataSource.query('DELETE FROM kiosk_command WHERE asked_at < $1', [before(commandMemoryMs)]);
  await dataSource.query('DELETE FROM rate_limit WHERE expire < $1', [now.getTime()]);
  await dataSource.query('DELETE FROM csv_download WHERE created_at < $1', [before(downloadMemoryMs)]);
  await dataSource.query(`DELETE FROM bulk_change WHERE created_at < $1 AND state NOT IN ('running', 'undoing')`, [
    before(downloadMemoryMs),
  ]);
  await dataSource.query('DELETE FROM use_batch WHERE received_on < $1', [before(batchMemoryMs)]);
}
