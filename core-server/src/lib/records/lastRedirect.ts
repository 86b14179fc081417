import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';

/** Where the address of a record leads that was merged or removed. */
export interface LastRedirect {
  /** The record that it became part of, over any number of merges; null when that was removed. */
  readonly to_id: string | null;
  readonly at: Date;
  /** Whether that record is there. */
  readonly stands: boolean;
}

/** The end of the way from a former address; null for an id that never was one. */
export async function lastRedirect(
  db: EntityManager,
  table: Extract<HistoryType, 'person' | 'military_entity'>,
  id: string,
): Promise<LastRedirect | null> {
  const [last] = await db.query<LastRedirect[]>(
    `WITH RECURSIVE way (to_id, at, step) AS (
       SELECT to_id, at, 1 FROM redirect WHERE from_type = $2 AND from_id = $1
       UNION ALL
       SELECT r.to_id, r.at, step + 1 FROM way JOIN redirect r ON r.from_type = $2 AND r.from_id = way.to_id
       WHERE step < 100
     )
     SELECT to_id, at, EXISTS (SELECT FROM ${table} WHERE id = to_id) AS stands FROM way ORDER BY step DESC LIMIT 1`,
    [id, table],
  );
  return last ?? null;
}
