import { commonErrors } from '@salient/shared/contract/commonErrors.ts';
import { recordChange } from '../audit/recordChange.ts';
import type { Restoring } from '../history/HistoryArea.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import { UserEntity } from './UserEntity.ts';
import { userState } from './userState.ts';
import { validateUserInput } from './validateUserInput.ts';

/** Makes a removed account one again, if nobody has taken its name or address since. Its password is what it was. */
export async function bringUserBack(
  { db, actor, method, services }: Restoring,
  id: string,
  version: number,
): Promise<void> {
  const where = { id, deleted: true };
  const stored = await db.findOne(UserEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw new RpcFailure(commonErrors.notFound, { entity: 'app_user', id });
  const { errors } = await validateUserInput(db, {}, stored);
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await db.update(UserEntity, { id }, { deleted: false, version, updated_at: services.now() });
  const after = userState({ ...stored, deleted: false });
  await recordChange(db, { actor, method, entity: 'app_user', entityId: id, version, before: null, after });
}
