import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';

/**
 * Into which record each of some was merged: who read a record before a merge may send it back as it was read. Ids of
 * records that stand are not in the answer.
 */
export async function followMerges(
  db: EntityManager,
  entity: HistoryType,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = ids.filter((id) => typeof id === 'string');
  if (asked.length === 0) return new Map();
  const rows = await db.query<{ from_id: string; to_id: string }[]>(
    `SELECT from_id, to_id FROM redirect WHERE from_type = $1 AND reason = 'merged' AND from_id = ANY($2)`,
    [entity, asked],
  );
  return new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
}

/**
 * Records together with those that were merged into them. Until the search index has written everybody concerned anew, its
 * documents name those.
 */
export async function withMergedRecords(
  db: EntityManager,
  entity: HistoryType,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<{ from_id: string }[]>(
    `SELECT from_id FROM redirect WHERE from_type = $1 AND reason = 'merged' AND to_id = ANY($2)`,
    [entity, [...ids]],
  );
  return [...new Set([...ids, ...rows.map(({ from_id }) => from_id)])];
}

/**
 * Whether a merge of one of some records was undone and persons whom that queued for search still wait: their documents name
 * the record that stayed, of which some came from the other one. The clocks of server and database may differ a little.
 */
export async function waitsAfterUndoneMerge(
  db: EntityManager,
  entity: HistoryType,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const [row] = await db.query<{ waits: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM record_merge m
       WHERE m.entity = $1 AND (m.kept_id = ANY($2) OR m.merged_id = ANY($2)) AND m.undone_at > now() - interval '1 hour'
         AND EXISTS (
           SELECT FROM search_queue q
           WHERE NOT q.bulk AND q.enqueued_at BETWEEN m.undone_at - interval '1 minute' AND m.undone_at + interval '10 minutes')) AS waits`,
    [entity, [...ids]],
  );
  return row?.waits ?? false;
}
