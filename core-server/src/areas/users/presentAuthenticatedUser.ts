import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import type { UserEntity } from './UserEntity.ts';

/** What an account's owner sees of it. */
export const presentAuthenticatedUser = (user: UserEntity): AuthenticatedUser => ({
  id: user.id,
  type: user.type,
  account: user.account,
  name: user.name,
  email: user.email,
  language: user.language,
  army: user.army,
  dataset: user.dataset,
});

export const anonymousUser: AuthenticatedUser = {
  id: null,
  type: 'anonymous',
  account: '',
  name: '',
  email: '',
  language: 'en',
  army: null,
  dataset: 'any',
};
