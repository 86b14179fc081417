import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { MailEntity } from '../../mails/MailEntity.ts';
import type { UserEntity } from '../UserEntity.ts';

interface MailOrder {
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly now: Date;
}

/** Under which name the trail of the account keeps where a mail went. */
const traceOf: Readonly<Record<AccountMailKind, string>> = {
  invitation: 'invitation_sent_to',
  passwordReset: 'password_reset_sent_to',
};

/** Puts a mail to an account's owner into the queue, within the transaction of the command that wants it. */
export async function queueAccountMail(
  db: EntityManager,
  kind: AccountMailKind,
  user: UserEntity,
  { actor, method, now }: MailOrder,
): Promise<void> {
  const id = uuidv7();
  const mail = { kind, user_id: user.id, recipient: user.email, language: user.language };
  await db.insert(MailEntity, { id, ...mail, created_at: now, next_attempt_at: now });
  const field = traceOf[kind];
  await recordChange(db, {
    actor,
    method,
    entity: 'app_user',
    entityId: user.id,
    before: { [field]: null },
    after: { [field]: user.email },
  });
}
