import type { DataSource } from 'typeorm';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { inTransaction } from '../../../lib/db/inTransaction.ts';
import { StartProblem } from '../../../lib/process/StartProblem.ts';
import { UserEntity } from '../UserEntity.ts';
import { accountTokenLink } from './accountTokenMail.ts';
import { createAccountToken } from './accountTokens.ts';

/** Who acts when it is the operator of the machine, who has no account for it. */
const operator = { id: null, account: null };

/**
 * Makes the link of an invitation or a reset mail without any mail, for the operator of the machine: the way in for whoever
 * has no mail server and no administrator left who could help.
 *
 * @throws StartProblem when there is no such account, or one that is suspended: no link opens that.
 */
export function passwordLink(dataSource: DataSource, account: string, publicUrl: string, now: Date): Promise<string> {
  return inTransaction(dataSource, async (db) => {
    const user = await db
      .createQueryBuilder(UserEntity, 'u')
      .where('lower(u.account) = lower(:account) AND NOT u.deleted', { account: account.trim().normalize('NFC') })
      .getOne();
    if (!user) throw new StartProblem(`There is no account "${account}".`);
    if (user.status === 'suspended') {
      throw new StartProblem(
        `The account "${user.account}" is suspended: have an administrator resume it in the staff app first.`,
      );
    }
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
