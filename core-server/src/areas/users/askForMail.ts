import { requestUserPasswordReset, resendUserInvitationMail } from '@salient/shared/areas/users/sessionMethods.ts';
import { mayResendInvitation } from '@salient/shared/areas/users/userPolicy.ts';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { removeAccountTokens } from './endAccess.ts';
import { queueAccountMail } from './tokens/queueAccountMail.ts';
import { UserEntity } from './UserEntity.ts';

export const handleRequestUserPasswordReset = implement(
  requestUserPasswordReset,
  async ({ params, db, actor, fail, services, method, client }) => {
    const email = params.email.trim().normalize('NFC');
    const retryAfterSeconds =
      (await services.accessLimits.take('resetAddress', client.address)) ||
      (await services.accessLimits.take('resetEmail', email.toLowerCase()));
    if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
    const user = await db
      .createQueryBuilder(UserEntity, 'u')
      .where(`lower(u.email) = lower(:email) AND u.email <> '' AND NOT u.deleted`, { email })
      .getOne();
    if (!user) return { status: 'NOT_FOUND' as const };
    // No mail opens a suspended account; whoever asks is told what all others are.
    if (user.status === 'suspended') return { status: 'OK' as const };
    // Who was invited and lost the mail asks here as well.
    const kind = user.status === 'pending' ? 'invitation' : 'passwordReset';
    const now = services.now();
    await inTransaction(db.connection, (transaction) =>
      queueAccountMail(transaction, kind, user, { actor, method, now }),
    );
    services.mailSender.wake();
    return { status: 'OK' as const };
  },
  { opensTransactions: true },
);

export const handleResendUserInvitationMail = implement(
  resendUserInvitationMail,
  async ({ params, db, actor, fail, services, method, afterCommit }) => {
    const user = await db.findOne(UserEntity, {
      where: { id: params.id, deleted: false },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) return { status: 'NOT_FOUND' as const };
    if (!mayResendInvitation(user)) throw fail.invalidData({ status: ['status: INVALID_STATUS_OPTION'] });
    await removeAccountTokens(db, user.id);
    await queueAccountMail(db, 'invitation', user, { actor, method, now: services.now() });
    afterCommit(() => services.mailSender.wake());
    return { status: 'OK' as const };
  },
);
