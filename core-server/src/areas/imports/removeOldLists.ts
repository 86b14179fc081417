import type { DataSource } from 'typeorm';
import { LessThan } from 'typeorm';
import type { ImportFiles } from './ImportFiles.ts';
import { ImportListEntity } from './ImportListEntity.ts';
import { ImportTaskEntity } from './ImportTaskEntity.ts';

/** A list that nobody did anything with for so long is forgotten; its rows stay with who was imported from it. */
const keptMs = 90 * 24 * 3_600_000;

interface Job {
  readonly dataSource: DataSource;
  readonly importFiles: ImportFiles;
}

/** Throws lists away that nobody works on any more, with their files; at night. */
export async function removeOldLists({ dataSource, importFiles }: Job, now: Date): Promise<{ removed: number }> {
  const db = dataSource.manager;
  const old = await db.findBy(ImportListEntity, { updated_at: LessThan(new Date(now.getTime() - keptMs)) });
  for (const { id } of old) {
    const tasks = await db.findBy(ImportTaskEntity, { list_id: id });
    if (tasks.some(({ finished_at }) => finished_at === null)) continue;
    for (const task of tasks) await importFiles.removeProblems(task.id);
    await importFiles.removeList(id);
    await db.delete(ImportListEntity, { id });
  }
  return { removed: old.length };
}
