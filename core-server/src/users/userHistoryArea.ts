import { isAdmin } from '@salient/shared/users/actor.ts';
import type { HistoryArea } from '../history/HistoryArea.ts';
import { callWithin } from '../rpc/callWithin.ts';
import { bringUserBack } from './bringUserBack.ts';
import { handleUpdateUser } from './changeUser.ts';
import { UserEntity } from './UserEntity.ts';
import { userState } from './userState.ts';

/** How history reads and restores accounts. Their status follows from what their owners do. */
export const userHistoryArea: HistoryArea = {
  maySee: async (_db, actor) => isAdmin(actor),
  state: async (db, id) => {
    const user = await db.findOneBy(UserEntity, { id, deleted: false });
    return user && { version: user.version, fields: userState(user) };
  },
  fixed: () => ['status'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateUser, restoring, { user: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  bringBack: bringUserBack,
};
