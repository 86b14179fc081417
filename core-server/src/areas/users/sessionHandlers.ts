import { endSession, findSessions, getAuthenticatedUser, logout } from '@salient/shared/areas/users/sessionMethods.ts';
import { mayManageSessions } from '@salient/shared/areas/users/userPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { MoreThan } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { endSessions } from './endAccess.ts';
import { anonymousUser, presentAuthenticatedUser } from './presentAuthenticatedUser.ts';
import { SessionEntity } from './SessionEntity.ts';
import { UserEntity } from './UserEntity.ts';

export const handleGetAuthenticatedUser = implement(getAuthenticatedUser, async ({ actor, db, services }) =>
  actor.id === null
    ? anonymousUser
    : presentAuthenticatedUser(await db.findOneByOrFail(UserEntity, { id: actor.id }), services),
);

export const handleLogout = implement(logout, async ({ sessionHash, db, services }) => {
  if (sessionHash) await endSessions(db, { token_hash: sessionHash }, services.now());
  return { status: 'OK' as const };
});

export const handleFindSessions = implement(findSessions, async ({ params, actor, db, services, sessionHash }) => {
  const userId = params.user_id ?? (actor.id as string);
  if (!mayManageSessions(actor, userId)) throw new RpcFailure(commonErrors.notPermitted);
  const user = await db.findOneBy(UserEntity, { id: userId, deleted: false });
  if (!user) return { data: [], total: 0 };
  const [sessions, total] = await db.findAndCount(SessionEntity, {
    where: { user_id: userId, expires_at: MoreThan(services.now()) },
    order: { last_used_at: 'DESC', id: 'ASC' },
    skip: params.offset,
    take: params.limit,
  });
  const data = sessions.map((session) => ({
    id: session.id,
    user_id: session.user_id,
    account: user.account,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    address: session.address,
    user_agent: session.user_agent,
    current: sessionHash?.equals(session.token_hash) ?? false,
  }));
  return { data, total };
});

export const handleEndSession = implement(endSession, async ({ params, actor, db, fail, method, services }) => {
  const session = await db.findOneBy(SessionEntity, { id: params.id, expires_at: MoreThan(services.now()) });
  // Somebody else's session is not even confirmed to exist.
  if (!session || !mayManageSessions(actor, session.user_id)) throw fail.notFound({ entity: 'session', id: params.id });
  await endSessions(db, { id: session.id }, services.now());
  const { user_id, address, user_agent } = session;
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: user_id,
    before: { session: `${address} ${user_agent}`.trim() },
    after: { session: null },
  });
  return { status: 'OK' as const };
});
