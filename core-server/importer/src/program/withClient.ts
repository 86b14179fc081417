import pg from 'pg';

/** Does `run` with a connection of its own, as the lock of an import goes with it. */
export async function withClient<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'salient-import', keepAlive: true });
  // A connection that breaks while nothing is asked says so before anybody listens; the next query fails by it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
