import type { KeyMailKind } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import { MailEntity } from '../mails/MailEntity.ts';
import { SessionEntity } from './SessionEntity.ts';
import { UserKeyEntity } from './UserKeyEntity.ts';

/** Ends all sessions of an account: its type or password changed, or it is gone (AUTH-31). */
export async function endSessions(db: EntityManager, userId: string): Promise<void> {
  await db.delete(SessionEntity, { user_id: userId });
}

/** Makes every key worthless that was sent to an account's owner, or waits to be sent; of one purpose, or of all. */
export async function forgetKeys(db: EntityManager, userId: string, purpose?: KeyMailKind): Promise<void> {
  await db.delete(UserKeyEntity, { user_id: userId, ...(purpose ? { purpose } : {}) });
  await db.delete(MailEntity, { user_id: userId, status: 'queued', ...(purpose ? { kind: purpose } : {}) });
}
