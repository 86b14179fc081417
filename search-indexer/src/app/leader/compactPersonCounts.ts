import type { Pool } from 'pg';

/** Rows that are worth a compaction: reading some hundreds costs nothing. */
const manyRows = 500;

/**
 * Sums the changes in `person_count` up to one row a dataset. One statement, so that every reader sees either the old
 * rows or their sum; rows that others add meanwhile are not seen by it and stay.
 *
 * @returns how many rows there were, or 0 when it was left alone.
 */
export async function compactPersonCounts(pool: Pool, least = manyRows): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::integer AS n FROM person_count');
  const before = rows[0]?.n ?? 0;
  if (before < least) return 0;
  await pool.query(`
    WITH former AS (DELETE FROM person_count RETURNING dataset, n)
    INSERT INTO person_count (dataset, n) SELECT dataset, sum(n) FROM former GROUP BY dataset HAVING sum(n) <> 0`);
  return before;
}
