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
