import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Keyboards compose an accented letter in different ways; a password is the same text in all of them (RFC 8265). */
const normalized = (password: string) => password.normalize('NFC');

/** Argon2id in PHC form, with a salt of its own. */
export const hashPassword = (password: string) => hash(normalized(password));

/** Compared against when there is no hash, so that the answer takes as long as for an account that exists. */
const hashOfNobody = hash(randomBytes(16));

export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), normalized(password));
  return matches && typeof passwordHash === 'string';
}
