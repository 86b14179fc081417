import type { BulkAction, BulkOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../lib/db/SqlParameters.ts';
import { outcomeSql, undoOutcomeSql } from './outcomeSql.ts';

interface Judging {
  readonly db: EntityManager;
  readonly actor: Actor;
  readonly change: { readonly id: string; readonly action: BulkAction; readonly state: 'running' | 'undoing' };
}

/** What becomes of persons, each with an outcome; the transaction holds those who are there from now on. */
export async function batchOutcomes(
  { db, actor, change: { id, action, state } }: Judging,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BulkOutcome>> {
  // Held first and judged afterwards: what somebody did whom this waited for is seen.
  await db.query('SELECT FROM person WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
  const sql = new SqlParameters();
  const [change, among] = [sql.add(id), sql.add(ids)];
  const judged = (state === 'running' ? outcomeSql : undoOutcomeSql)(action, actor, sql);
  const rows = await db.query<{ id: string; outcome: BulkOutcome }[]>(
    `SELECT b.person_id AS id, CASE WHEN p.id IS NOT NULL THEN ${judged}
       WHEN EXISTS (SELECT FROM redirect r WHERE r.from_type = 'person' AND r.from_id = b.person_id AND r.reason = 'merged')
       THEN 'merged' ELSE 'gone' END AS outcome
     FROM bulk_change_person b LEFT JOIN person p ON p.id = b.person_id
     WHERE b.bulk_change_id = ${change} AND b.person_id = ANY(${among})`,
    sql.values,
  );
  return new Map(rows.map((row) => [row.id, row.outcome]));
}
