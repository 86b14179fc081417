import type { DataSource } from 'typeorm';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { inTransaction } from '../../../lib/db/inTransaction.ts';
import { UserEntity } from '../UserEntity.ts';
import { accountTokenLink } from './accountTokenMail.ts';
import { createAccountToken } from './accountTokens.ts';

/** Who acts when it is the operator of the machine, who has no account for it. */
const operator = { id: null, account: null };

/**
 * Makes the link of an invitation or a reset mail without any mail, for the operator of the machine: the way in for whoever
 * has no mail server and no administrator left who could help.
 *
 * @returns null when there is no such account.
 */
export function passwordLink(
  dataSource: DataSource,
  account: string,
  publicUrl: string,
  now: Date,
): Promise<string | null> {
  return inTransaction(dataSource, async (db) => {
    const user = await db
      .createQueryBuilder(UserEntity, 'u')
      .where('lower(u.account) = lower(:account) AND NOT u.deleted', { account: account.trim().normalize('NFC') })
      .getOne();
    if (!user) return null;
    const kind = user.status === 'pending' ? 'invitation' : 'passwordReset';
    const token = await createAccountToken(db, user.id, kind, now);
    await recordChange(db, {
      actor: operator,
      method: 'salient password-link',
      source: 'system',
      entity: 'app_user',
      entityId: user.id,
      before: { password_link_made_at: null },
      after: { password_link_made_at: now.toISOString() },
    });
    return accountTokenLink(publicUrl, kind, token);
  });
}
