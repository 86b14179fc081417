import { createHash, randomBytes } from 'node:crypto';
import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../UserEntity.ts';
import { AccountTokenEntity } from './AccountTokenEntity.ts';

const hourMs = 60 * 60 * 1000;

/** How long a token is good (AUTH-32). */
export const accountTokenLifeMs: Record<AccountMailKind, number> = {
  invitation: 7 * 24 * hourMs,
  passwordReset: 24 * hourMs,
};

/** Which accounts a token is for: an invitation is accepted once, a forgotten password had one. */
export const statusOfTokenOwner = { invitation: 'pending', passwordReset: 'checked' } as const satisfies Record<
  AccountMailKind,
  string
>;

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token of 256 random bits; only its hash is stored. */
export async function createAccountToken(
  db: EntityManager,
  userId: string,
  purpose: AccountMailKind,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + accountTokenLifeMs[purpose]);
  await db.insert(AccountTokenEntity, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at,
  });
  return token;
}

/** Whether a token is good just now, without using it: before the work of hashing a password is done for it. */
export async function isAccountTokenValid(
  db: EntityManager,
  token: string,
  purpose: AccountMailKind,
  now: Date,
): Promise<boolean> {
  const found = await db.findOneBy(AccountTokenEntity, { token_hash: hashToken(token), purpose });
  return found !== null && found.expires_at > now;
}

/**
 * Uses up a token, in the transaction that does what it is for.
 *
 * @returns the account, locked, or null when the token is not good: never was, used, expired, or its account changed.
 */
export async function useAccountToken(
  db: EntityManager,
  token: string,
  purpose: AccountMailKind,
  now: Date,
): Promise<UserEntity | null> {
  const found = await db.findOne(AccountTokenEntity, {
    where: { token_hash: hashToken(token), purpose },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) return null;
  await db.delete(AccountTokenEntity, { token_hash: found.token_hash });
  if (found.expires_at <= now) return null;
  return db.findOne(UserEntity, {
    where: { id: found.user_id, deleted: false, status: statusOfTokenOwner[purpose] },
    lock: { mode: 'pessimistic_write' },
  });
}
