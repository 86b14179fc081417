import { meiliErrorOf } from '@salient/shared/lib/search/createMeiliClient.ts';
import pg from 'pg';
import { TaskFailed } from '../meilisearch/waitForTask.ts';

export interface Failure {
  /** Which service is to blame; null for a fault of the indexer itself. */
  readonly service: 'PostgreSQL' | 'Meilisearch' | null;
  readonly message: string;
}

/** The connection to PostgreSQL is gone, or never was. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';
}

/** How `pg` words a broken connection in errors that have no class of their own. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

function isDatabaseError(error: unknown): boolean {
  if (error instanceof DatabaseLost || error instanceof pg.DatabaseError) return true;
  // Meilisearch's connection errors are told apart before.
  return error instanceof Error && (brokenConnection.test(error.message) || 'syscall' in error);
}

/** Tells who is to blame for an error and what to write in log and state about it, without addresses or passwords. */
export function describeFailure(error: unknown): Failure {
  const meiliError = meiliErrorOf(error);
  if (meiliError) return { service: 'Meilisearch', message: meiliError.message };
  if (error instanceof TaskFailed) return { service: 'Meilisearch', message: error.message };
  const message = error instanceof Error ? error.message || error.name : String(error);
  return { service: isDatabaseError(error) ? 'PostgreSQL' : null, message };
}
