import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../../harness/programs/createDatabase.ts';
import { startServer } from '../../harness/startServer.ts';
import { until } from '../../harness/until.ts';

test('a server that does not come up lets go of the database again', async () => {
  const database = await createDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const connections = async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    return rows[0].n;
  };
  const mount = () => {
    throw new Error('the pages are not built');
  };
  try {
    const message = await startServer({ database, mount }).then(
      () => 'came up',
      (error: Error) => error.message,
    );
    expect(message).toBe('the pages are not built');
    // PostgreSQL ends the process of a connection a moment after the connection is closed.
    await until('no connection is open', async () => (await connections()) === 0);
  } finally {
    await client.end();
    await database.drop();
  }
});
