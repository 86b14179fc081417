import type { ImportList } from '@salient/shared/areas/imports/importList.ts';
import type { EntityManager } from 'typeorm';
import { findTrial } from '../findOwnList.ts';
import type { ImportFiles, ProblemPaths } from '../ImportFiles.ts';
import { ImportListEntity } from '../ImportListEntity.ts';
import type { ImportTaskEntity } from '../ImportTaskEntity.ts';
import type { ImporterTask, RowDecisions } from './importTasks.ts';

/** What the importer is to do for a task; null when its list is gone. */
export async function taskOf(
  db: EntityManager,
  task: ImportTaskEntity,
  { files, databaseUrl, paths }: { files: ImportFiles; databaseUrl: string; paths: ProblemPaths },
): Promise<ImporterTask | null> {
  if (task.kind === 'undo')
    return task.batch_id === null ? null : { kind: 'undo', databaseUrl, batchId: task.batch_id };
  const list = task.list_id === null ? null : await db.findOneBy(ImportListEntity, { id: task.list_id });
  const path = list && (await files.findList(list.id));
  if (!list || !path) return null;
  const file = { path, fileName: list.file_name };
  if (task.kind === 'read') return { kind: 'read', ...file, reading: list.reading };
  if (!list.mapping) return null;
  const decisions = task.kind === 'try' ? {} : await decisionsOf(db, list);
  const { kind, asked_by_account: importedBy, user_id: userId } = task;
  return { kind, ...file, ...paths, mapping: list.mapping, decisions, importedBy, userId, databaseUrl };
}

/** What was decided of every double that the last trial found. */
async function decisionsOf(db: EntityManager, list: ImportListEntity): Promise<RowDecisions> {
  const doubles = await findDoubles(db, list.id);
  return Object.fromEntries(
    doubles.flatMap(({ key, person }) => {
      const action = list.decisions[key] ?? list.other_doubles;
      return action ? [[key, { action, personId: person.id }]] : [];
    }),
  );
}

/** The rows that the last trial of a list took for persons who are there. */
export async function findDoubles(db: EntityManager, listId: string) {
  const trial = await findTrial(db, listId);
  return trial?.result?.doubles ?? [];
}

/** How many of them nobody decided about. */
export const openDoubles = (
  { decisions, other_doubles }: Pick<ImportList, 'decisions' | 'other_doubles'>,
  doubles: readonly { readonly key: string }[],
): number => (other_doubles === null ? doubles.filter(({ key }) => decisions[key] === undefined).length : 0);
