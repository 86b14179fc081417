import { createUser, removeUser, updateUser, validateUser } from '@salient/shared/areas/users/userMethods.ts';
import { whyNotChangeType, whyNotRemoveUser } from '@salient/shared/areas/users/userPolicy.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { endSessions, forgetKeys } from './endAccess.ts';
import { loadUser } from './loadUsers.ts';
import { queueMail } from './queueKeyMail.ts';
import { UserEntity } from './UserEntity.ts';
import { userState } from './userState.ts';
import { validateUserInput } from './validateUserInput.ts';

export const handleValidateUser = implement(validateUser, async ({ params, db, actor }) => {
  const { id } = params.user;
  const stored = params.mode === 'update' && id ? await db.findOneBy(UserEntity, { id, deleted: false }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { draft, errors } = await validateUserInput(db, params.user, stored ?? undefined);
  if (stored) {
    const refusal = whyNotChangeType(actor, stored, draft.type, await countOtherAdmins(db, stored.id));
    if (refusal) errors.add('type', refusal);
  }
  return errors.result;
});

export const handleCreateUser = implement(createUser, async (context) => {
  const { params, db, actor, fail, method, services, afterCommit } = context;
  const { draft, errors } = await validateUserInput(db, params.user);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const now = services.now();
  const id = uuidv7();
  await db.insert(UserEntity, { id, ...draft, created_at: now, updated_at: now });
  const user = await db.findOneByOrFail(UserEntity, { id });
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: id,
    version: 1,
    before: null,
    after: userState(user),
  });
  await queueMail(db, 'invitation', user, { actor, method, now });
  afterCommit(() => services.mailSender.wake());
  return presented(db, id);
});

export const handleUpdateUser = implement(updateUser, async (context) => {
  const { params, db, actor, fail, method, services, afterCommit } = context;
  const { id, version } = params.user;
  const otherAdmins = await lockAdmins(db, id);
  const stored = await db.findOne(UserEntity, { where: { id, deleted: false }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity: 'app_user', id });
  if (stored.version !== version)
    throw fail.conflict(await conflictDetails(db, 'app_user', id, version, stored.version));
  const { draft, errors } = await validateUserInput(db, params.user, stored);
  const refusal = whyNotChangeType(actor, stored, draft.type, otherAdmins);
  if (refusal) errors.add('type', refusal);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  await db.update(UserEntity, { id }, { ...draft, version: version + 1, updated_at: services.now() });
  const saved = await db.findOneByOrFail(UserEntity, { id });
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: id,
    version: saved.version,
    before: userState(stored),
    after: userState(saved),
  });
  if (saved.type !== stored.type) await endSessions(db, id);
  if (saved.email !== stored.email) {
    // What went or was about to go to the former address must not open the account any more.
    await forgetKeys(db, id);
    if (saved.status === 'pending') {
      await queueMail(db, 'invitation', saved, { actor, method, now: services.now() });
      afterCommit(() => services.mailSender.wake());
    }
  }
  return presented(db, id);
});

export const handleRemoveUser = implement(removeUser, async ({ params, db, actor, fail, method, services }) => {
  const { id, version } = params;
  const otherAdmins = await lockAdmins(db, id);
  const stored = await db.findOne(UserEntity, { where: { id, deleted: false }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity: 'app_user', id });
  if (stored.version !== version) {
    throw fail.conflict(await conflictDetails(db, 'app_user', id, version, stored.version));
  }
  const refusal = whyNotRemoveUser(actor, stored, otherAdmins);
  if (refusal) throw fail.invalidData({ none: [`none: ${refusal}`] });
  await db.update(UserEntity, { id }, { deleted: true, version: stored.version + 1, updated_at: services.now() });
  await endSessions(db, id);
  await forgetKeys(db, id);
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: id,
    version: stored.version + 1,
    before: userState(stored),
    after: null,
  });
  return { status: 'OK' as const };
});

async function presented(db: EntityManager, id: string) {
  const user = await loadUser(db, id);
  if (!user) throw new Error(`account ${id} vanished within its own transaction`);
  return user;
}

const activeAdmins = `SELECT id FROM app_user WHERE type = 'admin' AND status = 'checked' AND NOT deleted`;

async function countOtherAdmins(db: EntityManager, id: string, lock = ''): Promise<number> {
  const admins = await db.query<{ id: string }[]>(`${activeAdmins} ${lock}`);
  return admins.filter((admin) => admin.id !== id).length;
}

/**
 * Counts the other administrators who can sign in, and holds all of them as they are until the transaction ends: of two
 * who demote each other at the same moment, one must see that the other did.
 */
const lockAdmins = (db: EntityManager, id: string) => countOtherAdmins(db, id, 'ORDER BY id FOR UPDATE');
