import { getAuthenticatedUser, logout } from '@salient/shared/users/sessionMethods.ts';
import { implement } from '../rpc/implement.ts';
import { anonymousUser, presentAuthenticatedUser } from './presentAuthenticatedUser.ts';
import { SessionEntity } from './SessionEntity.ts';
import { UserEntity } from './UserEntity.ts';

export const handleGetAuthenticatedUser = implement(getAuthenticatedUser, async ({ actor, db }) =>
  actor.id === null ? anonymousUser : presentAuthenticatedUser(await db.findOneByOrFail(UserEntity, { id: actor.id })),
);

export const handleLogout = implement(logout, async ({ sessionHash, db }) => {
  if (sessionHash) await db.delete(SessionEntity, { token_hash: sessionHash });
  return { status: 'OK' as const };
});
