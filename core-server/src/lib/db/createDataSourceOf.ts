import type { ClientBase } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/migrations.ts';

export interface DatabaseOptions {
  readonly url: string;
  /** Connections that this process may hold at once. */
  readonly poolSize?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** When the server ends a statement; 30 s unless given. */
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for a lock; as long as it may run unless given. */
  readonly lockTimeoutMs?: number | undefined;
}

/**
 * A connection that ends in the moment it is made says so before the driver or TypeORM listens, and an error event that
 * nobody hears ends the process. Whoever holds the connection still learns of it from its next query.
 */
function onConnect(client: ClientBase): void {
  client.on('error', () => undefined);
}

/** Makes a pool of connections; whoever opens one gives it the entities that the program knows. */
export type CreateDataSource = (options: DatabaseOptions) => DataSource;

/**
 * A pool of connections. The server ends a statement that takes too long, so that one heavy search cannot hold a
 * connection for ever.
 */
export function createDataSourceOf(
  entities: DataSourceOptions['entities'],
  {
    url,
    poolSize = 10,
    applicationName = 'salient-core',
    statementTimeoutMs = 30_000,
    lockTimeoutMs = 0,
  }: DatabaseOptions,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: [...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    synchronize: false,
    logging: false,
    poolSize,
    applicationName,
    connectTimeoutMS: 5_000,
    extra: {
      keepAlive: true,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      onConnect,
      // Broad filters hash some hundred thousand ids; the server's default would write them to disk.
      options: `-c work_mem=64MB -c lock_timeout=${lockTimeoutMs}`,
    },
  });
}
