import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';

/** When a record was removed, as the table of former addresses keeps it; null for one that was not. */
export async function removedAt(db: EntityManager, type: HistoryType, id: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }[]>(
    `SELECT at FROM redirect WHERE from_type = $1 AND from_id = $2 AND reason = 'removed'`,
    [type, id],
  );
  return row?.at ?? null;
}
