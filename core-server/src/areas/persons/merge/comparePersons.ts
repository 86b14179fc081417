import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MergeComparisonEntity } from './MergeComparisonEntity.ts';
import { suggestMerges } from './suggestMerges.ts';

/** Whoever holds the lock of comparisons knows that none is under way: those without an end died with their process. */
export async function endDeadComparisons(db: EntityManager, now: Date): Promise<void> {
  await db.update(MergeComparisonEntity, { finished_at: IsNull() }, { finished_at: now, ok: false });
}

/** Notes that a comparison begins. */
export async function beginComparison(db: EntityManager, account: string | null, now: Date): Promise<string> {
  const id = uuidv7();
  await db.insert(MergeComparisonEntity, { id, account, started_at: now });
  return id;
}

/** Compares all persons, by one process at a time, and keeps how far it is and what came of it. */
export async function comparePersons(
  { dataSource, now }: { readonly dataSource: DataSource; readonly now: () => Date },
  id: string,
): Promise<{ compared: number; suggested: number }> {
  const note = (changes: Partial<MergeComparisonEntity>) =>
    dataSource.manager.update(MergeComparisonEntity, { id }, changes);
  try {
    const [row] = await dataSource.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM person');
    await note({ persons: row?.n ?? 0 });
    const found = await suggestMerges({ dataSource, onProgress: (compared, pairs) => note({ compared, pairs }) });
    await note({ ...found, finished_at: now(), ok: true });
    return found;
  } catch (error) {
    await note({ finished_at: now(), ok: false }).catch(() => undefined);
    throw error;
  }
}
