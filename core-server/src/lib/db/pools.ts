import type { DataSource } from 'typeorm';
import type { CreateDataSource, DatabaseOptions } from './createDataSourceOf.ts';

/** Those who call, as far as the database's time goes; each class has connections that no other can take. */
export const callerClasses = ['guest', 'signIn', 'staff', 'kiosk'] as const;
export type CallerClass = (typeof callerClasses)[number];

/** `work` is what the museum does by itself: jobs, mails, hints. `health` answers how it is. */
type PoolName = CallerClass | 'work' | 'health';

interface PoolRule {
  readonly connections: number;
  /** When the server ends a statement. Milliseconds. */
  readonly statementMs: number;
  /** How long a statement waits for a lock that somebody else holds. Milliseconds; without it as long as it may run. */
  readonly lockMs?: number;
}

/** The connections of one process: 29 of the 100 that the embedded PostgreSQL gives. */
export const poolRules: Readonly<Record<PoolName, PoolRule>> = {
  guest: { connections: 6, statementMs: 3_000, lockMs: 2_000 },
  signIn: { connections: 2, statementMs: 5_000, lockMs: 2_000 },
  staff: { connections: 10, statementMs: 30_000, lockMs: 4_000 },
  kiosk: { connections: 3, statementMs: 10_000, lockMs: 2_000 },
  // One holds the locks of all jobs: see `withAdvisoryLock`.
  work: { connections: 6, statementMs: 30_000 },
  health: { connections: 2, statementMs: 2_000, lockMs: 1_000 },
};

export type Pools = Readonly<Record<PoolName, DataSource>>;

/** Opens a pool of connections for each class (decision 22). */
export async function openPools(
  createDataSource: CreateDataSource,
  { url }: Pick<DatabaseOptions, 'url'>,
  rules: Readonly<Record<PoolName, PoolRule>> = poolRules,
): Promise<Pools> {
  const opened = Object.entries(rules).map(([name, { connections, statementMs, lockMs }]) => {
    const applicationName = `salient-core-${name.toLowerCase()}`;
    const limits = { statementTimeoutMs: statementMs, lockTimeoutMs: lockMs };
    return [name, createDataSource({ url, poolSize: connections, applicationName, ...limits })] as const;
  });
  await Promise.all(opened.map(([, pool]) => pool.initialize()));
  return Object.fromEntries(opened) as Record<PoolName, DataSource>;
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
}
