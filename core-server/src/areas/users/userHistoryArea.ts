import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { userInputSchema } from '@salient/shared/areas/users/user.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { handleUpdateUser } from './changeUser.ts';
import { queueMail } from './queueKeyMail.ts';
import { UserEntity } from './UserEntity.ts';
import { userState } from './userState.ts';
import { validateUserInput } from './validateUserInput.ts';

/** How history reads and restores accounts. Passwords are no part of it. */
export const userHistoryArea: HistoryArea = {
  maySee: async (_db, actor) => isAdmin(actor),
  state: async (db, id) => {
    const user = await db.findOneBy(UserEntity, { id, deleted: false });
    return user && { version: user.version, fields: userState(user) };
  },
  fixed: () => [
    'status',
    'password_changed_at',
    'password_link_made_at',
    'invitation_sent_to',
    'password_reset_sent_to',
    'session',
  ],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateUser, restoring, { user: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  bringBack: bringUserBack,
};

/** A removed account comes back without its password: its owner is invited anew. */
async function bringUserBack(restoring: RestoreContext, id: string, version: number, kept: Fields): Promise<void> {
  const { db, actor, method, services, afterCommit } = restoring;
  const given = Object.entries(kept).filter(([name]) => name in userInputSchema.shape);
  const { draft, errors } = await validateUserInput(db, userInputSchema.parse(Object.fromEntries(given)));
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  const now = services.now();
  const fresh = { status: 'pending', password_hash: null, password_changed_at: null, deleted: false } as const;
  await db.update(UserEntity, { id }, { ...draft, ...fresh, version, updated_at: now });
  const user = await db.findOneByOrFail(UserEntity, { id });
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: id,
    version,
    before: null,
    after: userState(user),
  });
  await queueMail(db, 'invitation', user, { actor, method, now });
  afterCommit(() => services.mailSender.wake());
}
