import type { BulkRetention } from './RetentionClass.ts';

/**
 * How rows of a table are counted and erased together.
 *
 * @param since the column from which their time runs.
 * @param where which rows of the table; all unless given.
 */
export function rowRetention(
  table: string,
  since: string,
  where = 'true',
): Pick<BulkRetention, 'dueTogether' | 'eraseTogether'> {
  const isDue = `${where} AND ${since} < $1`;
  return {
    dueTogether: async (db, before) => {
      const [row] = await db.query<{ count: number; since: Date | null }[]>(
        `SELECT count(*)::integer AS count, min(${since}) AS since FROM ${table} WHERE ${isDue}`,
        [before],
      );
      return row?.since ? { count: row.count, since: row.since } : null;
    },
    eraseTogether: async ({ db }, before) => {
      const [, count] = await db.query<[unknown[], number]>(`DELETE FROM ${table} WHERE ${isDue}`, [before]);
      return count;
    },
  };
}
