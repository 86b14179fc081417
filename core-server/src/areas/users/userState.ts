import type { UserDraft } from '@salient/shared/areas/users/checkUser.ts';
import type { UserEntity } from './UserEntity.ts';

/** The fields of a stored account that an administrator may change. */
export const userDraftOf = (user: UserEntity): UserDraft => ({
  type: user.type,
  account: user.account,
  name: user.name,
  email: user.email,
  phone: user.phone,
  description: user.description,
  language: user.language,
  army: user.army,
  dataset: user.dataset,
});

/** What the audit trail keeps of an account: nothing of its password, tokens or sessions. */
export const userState = (user: UserEntity): Record<string, unknown> => ({
  ...userDraftOf(user),
  status: user.status,
  password_changed_at: user.password_changed_at?.toISOString() ?? null,
  deleted: user.deleted,
});
