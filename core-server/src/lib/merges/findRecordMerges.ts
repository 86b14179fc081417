import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordMerge } from '@salient/shared/lib/merges/recordMerge.ts';
import type { EntityManager } from 'typeorm';
import { redirects } from './RecordReference.ts';

interface MergeRow extends Omit<RecordMerge, 'at' | 'undone_at'> {
  readonly at: Date;
  readonly undone_at: Date | null;
}

/** The merges in which a record stayed or became part of another, the newest first. */
export async function findRecordMerges(db: EntityManager, entity: HistoryType, id: string): Promise<RecordMerge[]> {
  const rows = await db.query<MergeRow[]>(
    `SELECT m.id, m.kept_id, m.merged_id, m.kept_name, m.merged_name, m.reason, m.at, m.account, m.undone_at,
       m.undone_account, coalesce(sum(cardinality(v.row_ids)) FILTER (WHERE v.reference <> '${redirects}'), 0)::integer AS moved
     FROM record_merge m LEFT JOIN record_merge_move v ON v.merge_id = m.id
     WHERE m.entity = $1 AND (m.kept_id = $2 OR m.merged_id = $2) GROUP BY m.id ORDER BY m.number DESC`,
    [entity, id],
  );
  return rows.map(({ at, undone_at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
}
