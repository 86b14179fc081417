import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import type { SoftCondition } from '../conditions/SoftCondition.ts';
import { metSql } from './softSql.ts';

/** Which of the conditions each of some persons meets, by their place in the list. */
export async function readMet(
  db: EntityManager,
  ids: readonly string[],
  conditions: readonly SoftCondition[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (ids.length === 0 || conditions.length === 0) return new Map();
  const sql = new SqlParameters();
  const wanted = sql.add([...ids]);
  const columns = conditions.map((condition, at) => `(${metSql(condition, 'each', sql)}) AS c${at}`);
  const rows = await db.query<Record<string, unknown>[]>(
    `SELECT p.id, ${columns.join(', ')} FROM person p WHERE p.id = ANY(${wanted}::uuid[])`,
    sql.values,
  );
  return new Map(rows.map((row) => [String(row.id), [...conditions.keys()].filter((at) => row[`c${at}`] === true)]));
}
