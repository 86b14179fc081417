import type { CheckedUser } from '@salient/shared/areas/users/checkUser.ts';
import type { User, UserInput } from '@salient/shared/areas/users/user.ts';
import { whyNotChangeType, whyNotRemoveUser } from '@salient/shared/areas/users/userPolicy.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { ChangeContext, RecordKind } from '../../lib/records/RecordKind.ts';
import { endSessions, removeAccountTokens } from './endAccess.ts';
import { loadUser } from './loadUsers.ts';
import { queueAccountMail } from './tokens/queueAccountMail.ts';
import { UserEntity } from './UserEntity.ts';
import { userDraftOf, userState } from './userState.ts';
import { validateUserInput } from './validateUserInput.ts';

/** How accounts are changed. Of a removed one the row stays, so that what it did keeps its name. */
export const userKind: RecordKind<UserEntity, CheckedUser, UserInput, User> = {
  entity: 'app_user',
  claim: async ({ db }, id) => {
    // Of two who demote each other at the same moment, one must see that the other did.
    await db.query(`${activeAdmins} ORDER BY id FOR UPDATE`);
    return db.findOne(UserEntity, { where: { id, deleted: false }, lock: { mode: 'pessimistic_write' } });
  },
  validate: async ({ db, actor }, input, stored) => {
    const checked = await validateUserInput(db, input, stored);
    const refusal =
      stored && whyNotChangeType(actor, stored, checked.draft.type, await countOtherAdmins(db, stored.id));
    if (refusal) checked.errors.add('type', refusal);
    return checked;
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(userDraftOf(stored), draft),
  insert: async (context, { id, version, checked, now }) => {
    const { db } = context;
    const former = await db.findOneBy(UserEntity, { id, deleted: true });
    // A removed account comes back without its password: its owner is invited anew, unless it was suspended.
    const status = former?.status === 'suspended' ? 'suspended' : 'pending';
    const fresh = { status, password_hash: null, password_changed_at: null, deleted: false } as const;
    const columns = { ...checked.draft, ...fresh, version, updated_at: now };
    if (former) await db.update(UserEntity, { id }, columns);
    else await db.insert(UserEntity, { id, ...columns, created_at: now });
  },
  inserted: async (context, id) => {
    if (await context.db.existsBy(UserEntity, { id, status: 'pending' })) await invite(context, id);
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(UserEntity, { id }, { ...checked.draft, version, updated_at: now });
  },
  updated: async (context, stored) => {
    const { db } = context;
    const saved = await db.findOneByOrFail(UserEntity, { id: stored.id });
    if (saved.type !== stored.type) await endSessions(db, { user_id: saved.id }, context.services.now());
    if (saved.email === stored.email) return;
    // What went or was about to go to the former address must not open the account any more.
    await removeAccountTokens(db, saved.id);
    if (saved.status === 'pending') await invite(context, saved.id);
  },
  whyNotRemove: async ({ db, actor }, stored) => {
    const refusal = whyNotRemoveUser(actor, stored, await countOtherAdmins(db, stored.id));
    return refusal ? [`none: ${refusal}`] : [];
  },
  remove: async ({ db }, { id, version }, now) => {
    await db.update(UserEntity, { id }, { deleted: true, version: version + 1, updated_at: now });
    await endSessions(db, { user_id: id }, now);
    await removeAccountTokens(db, id);
  },
  state: async (db, id) => {
    const user = await db.findOneBy(UserEntity, { id, deleted: false });
    return user && { version: user.version, fields: userState(user) };
  },
  present: async ({ db }, id) => {
    const user = await loadUser(db, id);
    if (!user) throw new Error(`account ${id} vanished within its own transaction`);
    return user;
  },
};

async function invite({ db, actor, method, services, afterCommit }: ChangeContext, id: string): Promise<void> {
  const user = await db.findOneByOrFail(UserEntity, { id });
  await queueAccountMail(db, 'invitation', user, { actor, method, now: services.now() });
  afterCommit(() => services.mailSender.wake());
}

const activeAdmins = `SELECT id FROM app_user WHERE type = 'admin' AND status = 'checked' AND NOT deleted`;

/** Administrators other than the one with this id who can sign in. */
export async function countOtherAdmins(db: EntityManager, id: string): Promise<number> {
  const admins = await db.query<{ id: string }[]>(activeAdmins);
  return admins.filter((admin) => admin.id !== id).length;
}
