import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../changes/ChangeRow.ts';
import type { Services } from '../rpc/Services.ts';
import { followMerges } from './followMerges.ts';

/** Fields of a record as they were once, which name what was merged since by the record that it became part of. */
export async function followReferences<Kept extends Fields>(
  db: EntityManager,
  { references }: Pick<Services, 'references'>,
  type: HistoryType,
  kept: Kept,
): Promise<Kept> {
  const followed: Record<string, unknown> = { ...kept };
  for (const { to, table, column } of references) {
    const id = kept[column];
    if (table !== type || column === 'id' || typeof id !== 'string') continue;
    followed[column] = (await followMerges(db, to, [id])).get(id) ?? id;
  }
  return followed as Kept;
}

/** Fields of a record as they were once, without what names a record that has gone since; and which fields those were. */
export async function withoutGone<Kept extends Fields>(
  db: EntityManager,
  { references }: Pick<Services, 'references'>,
  type: HistoryType,
  kept: Kept,
): Promise<{ readonly standing: Kept; readonly gone: readonly string[] }> {
  const standing: Record<string, unknown> = { ...kept };
  const gone: string[] = [];
  for (const { to, table, column } of references) {
    const id = kept[column];
    if (table !== type || column === 'id' || typeof id !== 'string') continue;
    const found = await db.query<unknown[]>(`SELECT FROM ${to} WHERE id = $1`, [id]);
    if (found.length > 0) continue;
    standing[column] = null;
    gone.push(column);
  }
  return { standing: standing as Kept, gone };
}
