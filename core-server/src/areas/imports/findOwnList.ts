import { type Actor, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, IsNull } from 'typeorm';
import { ImportListEntity } from './ImportListEntity.ts';
import { ImportTaskEntity } from './ImportTaskEntity.ts';

/** What is an account's own is that of administrators as well; what is nobody's is theirs alone. */
export const isOwn = (actor: Actor, { user_id }: { readonly user_id: string | null }): boolean =>
  isAdmin(actor) || (user_id !== null && user_id === actor.id);

/** A list of one's own; for administrators anybody's. Null for what is not there or somebody else's. */
export async function findOwnList(db: EntityManager, actor: Actor, id: string): Promise<ImportListEntity | null> {
  const list = await db.findOneBy(ImportListEntity, { id });
  return list && isOwn(actor, list) ? list : null;
}

/** The same, held until the transaction ends, so that of two who start something with it one begins. */
export async function holdOwnList(db: EntityManager, actor: Actor, id: string): Promise<ImportListEntity | null> {
  await db.query('SELECT FROM import_list WHERE id = $1 FOR UPDATE', [id]);
  return findOwnList(db, actor, id);
}

/** A task that was done with a list of one's own; the undo of a batch is of whoever asked for it. */
export async function findOwnTask(db: EntityManager, actor: Actor, id: string): Promise<ImportTaskEntity | null> {
  const task = await db.findOneBy(ImportTaskEntity, { id });
  if (!task) return null;
  if (task.list_id === null) return isOwn(actor, task) ? task : null;
  return (await findOwnList(db, actor, task.list_id)) ? task : null;
}

/** The last trial of a list that came to its end. */
export const findTrial = (db: EntityManager, listId: string): Promise<ImportTaskEntity | null> =>
  db.findOne(ImportTaskEntity, {
    where: { list_id: listId, kind: 'try', state: 'done' },
    order: { created_at: 'DESC' },
  });

/** Whether something is under way with a list. */
export const isUnderWay = (db: EntityManager, listId: string): Promise<boolean> =>
  db.existsBy(ImportTaskEntity, { list_id: listId, finished_at: IsNull() });
