import type { User, UserStatus } from '@salient/shared/areas/users/user.ts';
import { resumeUser, suspendUser } from '@salient/shared/areas/users/userMethods.ts';
import { whyNotRemoveUser } from '@salient/shared/areas/users/userPolicy.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { claimRecord } from '../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { endSessions, removeAccountTokens } from './endAccess.ts';
import { UserEntity } from './UserEntity.ts';
import { countOtherAdmins, userKind } from './userKind.ts';
import { userState } from './userState.ts';

export const handleSuspendUser = implement(suspendUser, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const stored = await claimRecord(userKind, context, params);
  const refusal = whyNotRemoveUser(actor, stored, await countOtherAdmins(db, stored.id));
  if (refusal) throw fail.invalidData({ none: [`none: ${refusal}`] });
  await endSessions(db, { user_id: stored.id }, services.now());
  await removeAccountTokens(db, stored.id);
  return setStatus(context, stored, 'suspended');
});

export const handleResumeUser = implement(resumeUser, async ({ params, ...context }) => {
  const stored = await claimRecord(userKind, context, params);
  if (stored.status !== 'suspended') return userKind.present(context, stored.id);
  // Who never accepted the invitation is to be invited anew.
  return setStatus(context, stored, stored.password_hash === null ? 'pending' : 'checked');
});

async function setStatus(context: ChangeContext, stored: UserEntity, status: UserStatus): Promise<User> {
  const { db, actor, method, services } = context;
  const { id } = stored;
  if (stored.status !== status) {
    const version = stored.version + 1;
    await db.update(UserEntity, { id }, { status, version, updated_at: services.now() });
    await recordChange(db, {
      ...{ actor, method, entity: 'app_user', entityId: id, version },
      before: userState(stored),
      after: userState({ ...stored, status }),
    });
  }
  return userKind.present(context, id);
}
