import type { EntityManager } from 'typeorm';

/** How long a statement may take that changes all rows of a kind at once. Milliseconds. */
const statementMs = 120_000;

/** Until the transaction ends, statements may take longer than those that somebody waits for all day. */
export const allowLongStatements = (db: EntityManager): Promise<unknown> =>
  db.query(`SELECT set_config('statement_timeout', $1, true)`, [String(statementMs)]);
