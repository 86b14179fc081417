import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import { checkPassword } from '@salient/shared/areas/users/checkUser.ts';
import { activateUser, resetUserPassword } from '@salient/shared/areas/users/sessionMethods.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { type Context, implement } from '../../lib/rpc/implement.ts';
import { endSessions, removeAccountTokens } from './endAccess.ts';
import { hashPassword } from './password.ts';
import { isAccountTokenValid, useAccountToken } from './tokens/accountTokens.ts';
import { UserEntity } from './UserEntity.ts';
import { userState } from './userState.ts';

export const handleActivateUser = implement(activateUser, (context) => choosePassword(context, 'invitation'), {
  opensTransactions: true,
});

export const handleResetUserPassword = implement(
  resetUserPassword,
  (context) => choosePassword(context, 'passwordReset'),
  { opensTransactions: true },
);

type TokenContext = Context<typeof activateUser | typeof resetUserPassword>;

async function choosePassword({ params, db, fail, services, method, client }: TokenContext, purpose: AccountMailKind) {
  const errors = checkPassword(params.password);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const retryAfterSeconds = await services.accessLimits.take('key', client.address);
  if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
  if (!(await isAccountTokenValid(db, params.key, purpose, services.now()))) return { status: 'INVALID_KEY' as const };

  const passwordHash = await hashPassword(params.password);
  const user = await inTransaction(db.connection, async (transaction) => {
    const found = await useAccountToken(transaction, params.key, purpose, services.now());
    if (found) await setPassword(transaction, found, passwordHash, method, services.now());
    return found;
  });
  if (!user) return { status: 'INVALID_KEY' as const };
  await services.accessLimits.giveBack('key', client.address);
  // Whoever proved to own the mailbox is not kept waiting for what others tried.
  await services.accessLimits.openAccount(user.account, client.address);
  return { status: 'OK' as const };
}

async function setPassword(db: EntityManager, user: UserEntity, hash: string, method: string, now: Date) {
  const version = user.version + 1;
  const changes = { password_hash: hash, password_changed_at: now, status: 'checked' as const };
  await db.update(UserEntity, { id: user.id }, { ...changes, version, updated_at: now });
  await endSessions(db, { user_id: user.id }, now);
  await removeAccountTokens(db, user.id);
  await recordChange(db, {
    actor: { id: user.id, account: user.account },
    method,
    entity: 'app_user',
    entityId: user.id,
    version,
    before: userState(user),
    after: userState({ ...user, ...changes }),
  });
}
