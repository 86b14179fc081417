import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ImportTaskEntity } from './ImportTaskEntity.ts';

/** Asks for a task with a list or a batch; it begins within a second. */
export async function askFor(
  db: EntityManager,
  { id: user_id, account }: Pick<Actor, 'id' | 'account'>,
  task: Pick<ImportTaskEntity, 'kind'> & Partial<Pick<ImportTaskEntity, 'list_id' | 'batch_id'>>,
  created_at: Date,
): Promise<ImportTaskEntity> {
  const id = uuidv7();
  const asked = { state: 'asked' as const, user_id, asked_by_account: account ?? '', created_at };
  await db.insert(ImportTaskEntity, { id, ...task, ...asked });
  return db.findOneByOrFail(ImportTaskEntity, { id });
}
