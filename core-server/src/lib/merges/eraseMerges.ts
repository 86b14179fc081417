import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';

/**
 * Takes out what merges keep of records: what they said before, what they are called, their former addresses, and who they
 * are not. Nothing can bring them back by undoing a merge.
 */
export async function eraseMerges(db: EntityManager, entity: HistoryType, ids: readonly string[]): Promise<void> {
  // While two were one, until that was undone, the history of the one that stayed told of both.
  await db.query(
    `UPDATE audit_entry a SET
       before = CASE WHEN a.before IS NOT NULL THEN '{}'::jsonb END, after = CASE WHEN a.after IS NOT NULL THEN '{}'::jsonb END
     FROM record_merge m, LATERAL (
       SELECT min(e.id) AS first, max(e.id) AS last FROM audit_entry e
       WHERE e.entity = $1 AND e.entity_id = m.kept_id
         AND (e.after ->> 'merged_from' = m.merged_id::text OR e.before ->> 'merged_from' = m.merged_id::text)) AS joint
     WHERE m.entity = $1 AND m.undone_at IS NOT NULL AND m.merged_id = ANY($2)
       AND a.entity = $1 AND a.entity_id = m.kept_id AND a.id BETWEEN joint.first AND joint.last`,
    [entity, ids],
  );
  await db.query('DELETE FROM record_merge WHERE entity = $1 AND (kept_id = ANY($2) OR merged_id = ANY($2))', [
    entity,
    ids,
  ]);
  await db.query('DELETE FROM redirect WHERE from_type = $1 AND (from_id = ANY($2) OR to_id = ANY($2))', [entity, ids]);
  await db.query('DELETE FROM record_apart WHERE entity = $1 AND (first_id = ANY($2) OR second_id = ANY($2))', [
    entity,
    ids,
  ]);
}
