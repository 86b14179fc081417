import { advisoryLocks } from '@salient/shared/contract/advisoryLocks.ts';
import { createDataSource } from './createDataSource.ts';

/** Brings the database at `url` to the newest schema. Several processes may call it at once: one migrates, all wait. */
export async function migrate(url: string): Promise<void> {
  const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'salient-migrate' });
  await dataSource.initialize();
  try {
    const runner = dataSource.createQueryRunner();
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    try {
      await dataSource.runMigrations();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migration]);
      await runner.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
