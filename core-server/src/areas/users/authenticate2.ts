import { randomBytes } from 'node:crypto';
import { authenticate2 } from '@salient/shared/areas/users/sessionMethods.ts';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { type Client, implement } from '../../lib/rpc/implement.ts';
import { presentAuthenticatedUser } from './presentAuthenticatedUser.ts';
import { hashToken, sessionMs } from './readSession.ts';
import { SessionEntity } from './SessionEntity.ts';
import { UserEntity } from './UserEntity.ts';

export const handleAuthenticate2 = implement(
  authenticate2,
  async ({ params, db, fail, services, client }) => {
    const account = params.account.trim().normalize('NFC');
    // While locked the answer is that of a wrong password, and no password is hashed (AUTH-34).
    if (await services.accessLimits.isSignInLocked(account, client.address)) throw fail.invalidLogin();
    const user = await db
      .createQueryBuilder(UserEntity, 'u')
      .where('lower(u.account) = lower(:account) AND NOT u.deleted', { account })
      .getOne();
    const matches = await services.passwordChecks.matches(user?.password_hash, params.password);
    if (user?.status === 'pending') throw fail.accountNotActivated();
    if (!user || !matches) throw fail.invalidLogin();
    // Said only to whoever knows the password: nobody learns from it which accounts there are.
    if (user.status === 'suspended') throw fail.accountSuspended();
    await services.accessLimits.signedIn(account, client.address);

    const token = await inTransaction(db.connection, (transaction) =>
      startSession(transaction, user, client, services.now()),
    );
    if (token === null) throw fail.invalidLogin();
    return { token, user: presentAuthenticatedUser(user, services) };
  },
  { opensTransactions: true },
);

/**
 * Starts a session unless the account was removed, suspended or got another password while the one given was compared: those
 * commands end all sessions, and must not miss this one.
 *
 * @returns the token, which is stored nowhere.
 */
async function startSession(
  db: EntityManager,
  { id, password_hash }: UserEntity,
  { address, userAgent }: Client,
  now: Date,
): Promise<string | null> {
  const unchanged = await db.findOne(UserEntity, {
    where: { id, deleted: false, status: 'checked', password_hash: password_hash as string },
    lock: { mode: 'pessimistic_read' },
  });
  if (!unchanged) return null;
  const token = randomBytes(32).toString('base64url');
  await db.insert(SessionEntity, {
    token_hash: hashToken(token),
    user_id: id,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + sessionMs),
    address,
    user_agent: userAgent,
  });
  return token;
}
