import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import { type EntityManager, MoreThan } from 'typeorm';
import { MailEntity } from '../mails/MailEntity.ts';
import { SessionEntity } from './SessionEntity.ts';
import { AccountTokenEntity } from './tokens/AccountTokenEntity.ts';

/**
 * Ends sessions: all of an account, whose type or password changed or that is gone (AUTH-31), or one. They are remembered
 * for a while, so that whoever comes with their token learns that they ended.
 */
export async function endSessions(
  db: EntityManager,
  which: { readonly user_id: string } | { readonly id: string } | { readonly token_hash: Buffer },
  now: Date,
): Promise<void> {
  await db.update(SessionEntity, { ...which, expires_at: MoreThan(now) }, { expires_at: now });
}

/** Makes every token worthless that was sent to an account's owner, or waits to be sent; of one purpose, or of all. */
export async function removeAccountTokens(db: EntityManager, userId: string, purpose?: AccountMailKind): Promise<void> {
  await db.delete(AccountTokenEntity, { user_id: userId, ...(purpose ? { purpose } : {}) });
  await db.delete(MailEntity, { user_id: userId, status: 'queued', ...(purpose ? { kind: purpose } : {}) });
}
