import { type ContactDataReaders, readsContactData } from '@salient/shared/areas/users/contactDataPolicy.ts';
import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import type { UserEntity } from './UserEntity.ts';

/** What an account's owner sees of it. */
export const presentAuthenticatedUser = (
  user: UserEntity,
  { contactDataFor }: Pick<Services, 'contactDataFor'>,
): AuthenticatedUser => ({
  id: user.id,
  type: user.type,
  account: user.account,
  name: user.name,
  email: user.email,
  language: user.language,
  army: user.army,
  dataset: user.dataset,
  readsContactData: readsContactData(user, contactDataFor),
});

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    /** Who reads contact data in this museum. */
    readonly contactDataFor: ContactDataReaders;
  }
}

export const anonymousUser: AuthenticatedUser = {
  id: null,
  type: 'anonymous',
  account: '',
  name: '',
  email: '',
  language: 'en',
  army: null,
  dataset: 'any',
  readsContactData: false,
};
