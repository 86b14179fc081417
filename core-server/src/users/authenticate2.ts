import { randomBytes } from 'node:crypto';
import { authenticate2 } from '@salient/shared/users/sessionMethods.ts';
import { implement } from '../rpc/implement.ts';
import { passwordMatches } from './password.ts';
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
    const matches = await passwordMatches(user?.password_hash, params.password);
    if (user?.status === 'pending') throw fail.accountNotActivated();
    if (!user || !matches) throw fail.invalidLogin();
    await services.accessLimits.signedIn(account, client.address);

    const token = randomBytes(32).toString('base64url');
    const now = services.now();
    await db.insert(SessionEntity, {
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + sessionMs),
      address: client.address,
      user_agent: client.userAgent,
    });
    return { token, user: presentAuthenticatedUser(user) };
  },
  { opensTransactions: true },
);
