import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';

/** Where a museum of the browser tests, and no product, says where its database is. */
export const databaseAddress = '/e2e/database';

/** Does `steps` while no process of the museum does what it does under an advisory lock: it waits until the turn under way is over. */
export async function whileLocked(request: APIRequestContext, lock: number, steps: () => Promise<void>): Promise<void> {
  const db = new pg.Client(await (await request.get(databaseAddress)).text());
  await db.connect();
  try {
    await db.query('SELECT pg_advisory_lock($1)', [lock]);
    await steps();
  } finally {
    // The lock belongs to the connection.
    await db.end();
  }
}
