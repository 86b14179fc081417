import { createHash, randomBytes } from 'node:crypto';
import type { KeyMailKind } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './UserEntity.ts';
import { UserKeyEntity } from './UserKeyEntity.ts';

const hourMs = 60 * 60 * 1000;

/** How long a key is good (AUTH-32). */
export const keyLifeMs: Record<KeyMailKind, number> = { invitation: 7 * 24 * hourMs, passwordReset: 24 * hourMs };

/** Which accounts a key is for: an invitation is accepted once, a forgotten password had one. */
export const statusOfKeyOwner = { invitation: 'pending', passwordReset: 'checked' } as const satisfies Record<
  KeyMailKind,
  string
>;

const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** Makes a key of 256 random bits; only its hash is stored. */
export async function createKey(db: EntityManager, userId: string, purpose: KeyMailKind, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + keyLifeMs[purpose]);
  await db.insert(UserKeyEntity, { key_hash: hashKey(key), user_id: userId, purpose, created_at: now, expires_at });
  return key;
}

/** Whether a key is good just now, without using it: before the work of hashing a password is done for it. */
export async function isKeyGood(db: EntityManager, key: string, purpose: KeyMailKind, now: Date): Promise<boolean> {
  const found = await db.findOneBy(UserKeyEntity, { key_hash: hashKey(key), purpose });
  return found !== null && found.expires_at > now;
}

/**
 * Uses up a key, in the transaction that does what it is for.
 *
 * @returns the account, locked, or null when the key is not good: never was, used, expired, or its account changed.
 */
export async function useKey(
  db: EntityManager,
  key: string,
  purpose: KeyMailKind,
  now: Date,
): Promise<UserEntity | null> {
  const found = await db.findOne(UserKeyEntity, {
    where: { key_hash: hashKey(key), purpose },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) return null;
  await db.delete(UserKeyEntity, { key_hash: found.key_hash });
  if (found.expires_at <= now) return null;
  return db.findOne(UserEntity, {
    where: { id: found.user_id, deleted: false, status: statusOfKeyOwner[purpose] },
    lock: { mode: 'pessimistic_write' },
  });
}
