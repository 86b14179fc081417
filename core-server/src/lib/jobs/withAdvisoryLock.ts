import type { DataSource } from 'typeorm';

/**
 * Does `steps` unless another process of the same database is doing them.
 *
 * @param lock a number of `advisoryLocks`.
 * @returns whether they were done here.
 */
export async function withAdvisoryLock(
  dataSource: DataSource,
  lock: number,
  steps: () => Promise<void>,
): Promise<boolean> {
  // The lock belongs to the connection: should the process die, it opens by itself.
  const runner = dataSource.createQueryRunner();
  try {
    const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [lock])) as { locked: boolean }[];
    if (!row?.locked) return false;
    try {
      await steps();
      return true;
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    await runner.release();
  }
}
