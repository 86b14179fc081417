import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Does `steps` unless they are being done, by this process or by another one of the same database.
 *
 * @param lock a number of `advisoryLocks`.
 * @returns whether they were done here.
 */
export async function withAdvisoryLock(
  dataSource: DataSource,
  lock: number,
  steps: () => Promise<void>,
): Promise<boolean> {
  let locks = locksOf.get(dataSource);
  if (!locks) {
    locks = new HeldLocks(dataSource);
    locksOf.set(dataSource, locks);
  }
  if (!(await locks.take(lock))) return false;
  try {
    await steps();
    return true;
  } finally {
    await locks.release(lock);
  }
}

const locksOf = new WeakMap<DataSource, HeldLocks>();

/**
 * The locks that a process holds, all by one connection of the pool: were it one for each, as many jobs as the pool has
 * connections would wait for ever for a second one to work with. A lock belongs to its connection: should the process die, it
 * opens by itself.
 */
class HeldLocks {
  readonly #dataSource: DataSource;
  /** A connection may take a lock that it has a second time, so that what this process holds is known here. */
  readonly #held = new Set<number>();
  #connection: QueryRunner | undefined;
  /** One statement after another, as a connection takes them. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async take(lock: number): Promise<boolean> {
    if (this.#held.has(lock)) return false;
    this.#held.add(lock);
    let isTaken = false;
    try {
      isTaken = await this.#ask('SELECT pg_try_advisory_lock($1) AS done', lock);
    } finally {
      if (!isTaken) await this.#forget(lock);
    }
    return isTaken;
  }

  async release(lock: number): Promise<void> {
    try {
      await this.#ask('SELECT pg_advisory_unlock($1) AS done', lock);
    } finally {
      await this.#forget(lock);
    }
  }

  #ask(statement: string, lock: number): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#connection ??= this.#dataSource.createQueryRunner();
      const connection = this.#connection;
      try {
        const [row] = (await connection.query(statement, [lock])) as { done: boolean }[];
        return row?.done ?? false;
      } catch (error) {
        // What it held is open again; the next one is asked of another connection.
        this.#connection = undefined;
        await connection.release();
        throw error;
      }
    });
  }

  /** The connection goes back to the pool when nothing is held any more. */
  #forget(lock: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#held.delete(lock);
      if (this.#held.size > 0) return;
      const connection = this.#connection;
      this.#connection = undefined;
      await connection?.release();
    });
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = this.#last.then(step);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
