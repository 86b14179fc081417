import type { EntityManager } from 'typeorm';
import { isBulk, type RetentionClass } from '../../../lib/retention/RetentionClass.ts';

interface Due {
  /** Null for all rows of the class together. */
  readonly record_id: string | null;
  readonly count: number;
  readonly since: Date;
}

/** What of a class has been kept long enough. */
async function findDue(db: EntityManager, each: RetentionClass, before: Date): Promise<readonly Due[]> {
  if (isBulk(each)) {
    const due = await each.dueTogether(db, before);
    return due ? [{ record_id: null, ...due }] : [];
  }
  return (await each.due(db, before)).map(({ id, since }) => ({ record_id: id, count: 1, since }));
}

/**
 * Brings the list of a class up to what is due now: what is new joins it, what came into use again leaves it, and what was
 * postponed until today waits again, with the reason that it had. Nothing stands in it twice.
 *
 * @param before null where the class is kept without limit.
 * @param today as programs write a day.
 * @returns how many entries are new.
 */
export async function listDue(
  db: EntityManager,
  each: RetentionClass,
  before: Date | null,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<number> {
  const due = before === null ? [] : await findDue(db, each, before);
  const ids = due.map(({ record_id }) => record_id);
  const kept = await db.query<{ record_id: string }[]>(
    `SELECT record_id FROM retention_entry WHERE class = $1 AND status = 'kept' AND record_id IS NOT NULL`,
    [each.name],
  );
  const keptIds = kept.map(({ record_id }) => record_id);
  // What is kept for good stays so when it is in use again, and is forgotten with the record.
  const standing = isBulk(each) || keptIds.length === 0 ? [] : [...(await each.namesOf(db, keptIds)).keys()];
  await db.query(
    `DELETE FROM retention_entry e WHERE class = $1
       AND NOT (status = 'kept' AND record_id = ANY($3::uuid[]))
       AND NOT EXISTS (SELECT FROM unnest($2::uuid[]) AS due (id) WHERE due.id IS NOT DISTINCT FROM e.record_id)`,
    [each.name, ids, standing],
  );
  const [written] = await db.query<{ fresh: number }[]>(
    `WITH written AS (
       INSERT INTO retention_entry (class, record_id, count, since, listed_at)
       SELECT $1, due.record_id, due.count, due.since, $5
       FROM unnest($2::uuid[], $3::integer[], $4::timestamptz[]) AS due (record_id, count, since)
       ON CONFLICT (class, record_id) DO UPDATE SET count = excluded.count, since = excluded.since
       RETURNING xmax = 0 AS fresh)
     SELECT count(*) FILTER (WHERE fresh)::integer AS fresh FROM written`,
    [each.name, ids, due.map(({ count }) => count), due.map(({ since }) => since), now],
  );
  await db.query(
    `UPDATE retention_entry SET status = 'waiting' WHERE class = $1 AND status = 'postponed' AND postponed_until <= $2`,
    [each.name, today],
  );
  return written?.fresh ?? 0;
}
