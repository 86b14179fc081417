import { type CheckedUser, checkUser } from '@salient/shared/areas/users/checkUser.ts';
import type { UserInput } from '@salient/shared/areas/users/user.ts';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './UserEntity.ts';
import { userDraftOf } from './userState.ts';

/** Everything that can be wrong with an account to be created (no `stored`) or updated: rules and uniqueness. */
export async function validateUserInput(
  db: EntityManager,
  input: UserInput,
  stored?: UserEntity,
): Promise<CheckedUser> {
  const checked = checkUser(input, stored && userDraftOf(stored));
  for (const field of ['account', 'email'] as const) {
    const text = checked.draft[field];
    if (text !== '' && (await isTaken(db, field, text, stored?.id))) {
      checked.errors.add(field, 'USERNAME_OR_EMAIL_ALREADY_EXISTS');
    }
  }
  return checked;
}

/** Whether another account bears it, in capitals or not; what a removed account bore is free again (USER-14, USER-20). */
async function isTaken(db: EntityManager, field: 'account' | 'email', text: string, id: string | undefined) {
  const taken = await db
    .createQueryBuilder(UserEntity, 'u')
    .where(`lower(u.${field}) = lower(:text) AND NOT u.deleted`, { text })
    .andWhere(id ? 'u.id <> :id' : 'true', { id })
    .getExists();
  return taken;
}
