import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { createDataSourceOf } from './createDataSourceOf.ts';

/**
 * Brings the database at `url` to the newest schema, and notes which version of the program did. Several processes may
 * call it at once: one migrates, all wait.
 *
 * @throws NewerDatabaseProblem when a newer version was here before.
 */
export async function migrate(url: string): Promise<void> {
  // A migration takes as long as a large museum needs, also on the connection that the migrations get for themselves.
  const unlimited = { statementTimeoutMs: 0 };
  const dataSource = createDataSourceOf([], { url, poolSize: 2, applicationName: 'salient-migrate', ...unlimited });
  await dataSource.initialize();
  try {
    const runner = dataSource.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    try {
      await refuseNewerDatabase((sql, values) => runner.query(sql, values));
      const done = await dataSource.runMigrations();
      const names = done.map(({ name }) => name);
      await runner.query(
        `INSERT INTO migration_version (migration, program_version) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING`,
        [names, productVersion],
      );
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migration]);
      await runner.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
