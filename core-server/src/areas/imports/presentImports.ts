import type { ImportList, ImportTask } from '@salient/shared/areas/imports/importList.ts';
import type { EntityManager } from 'typeorm';
import type { ImportListEntity } from './ImportListEntity.ts';
import { ImportTaskEntity } from './ImportTaskEntity.ts';

export const presentTask = (task: ImportTaskEntity): ImportTask => ({
  id: task.id,
  kind: task.kind,
  state: task.state,
  asked_by: task.asked_by_account,
  created_at: task.created_at.toISOString(),
  finished_at: task.finished_at?.toISOString() ?? null,
  is_stale: task.is_stale,
  progress: task.progress,
  rows: task.rows,
  batch_id: task.batch_id,
  result: task.result,
  problem: task.problem,
  detail: task.detail,
  faults: task.faults,
});

export const presentListRow = ({ id, file_name, bytes, account, created_at }: ImportListEntity) => ({
  ...{ id, file_name, account },
  bytes: Number(bytes),
  created_at: created_at.toISOString(),
});

export async function presentList(db: EntityManager, list: ImportListEntity): Promise<ImportList> {
  const { reading, content, mapping, decisions, other_doubles, places } = list;
  const tasks = await lastTasks(db, list.id);
  return {
    ...presentListRow(list),
    ...{ reading, content, mapping, decisions, other_doubles, places },
    tasks: tasks.map(presentTask),
  };
}

/** The last task of each kind that was done with a list. */
const lastTasks = (db: EntityManager, listId: string): Promise<ImportTaskEntity[]> =>
  db
    .createQueryBuilder(ImportTaskEntity, 't')
    .distinctOn(['t.kind'])
    .where('t.list_id = :listId', { listId })
    .orderBy('t.kind')
    .addOrderBy('t.created_at', 'DESC')
    .addOrderBy('t.id', 'DESC')
    .getMany();
