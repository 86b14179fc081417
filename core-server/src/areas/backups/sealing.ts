import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupProblem } from './BackupProblem.ts';

/** What a passphrase opens: the key, and a name by which two keys are told apart without knowing either. */
export interface SealingKey {
  readonly key: Buffer;
  readonly id: string;
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** OWASP's figures for scrypt: 128 MB, about half a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

export const newSalt = () => randomBytes(16).toString('hex');

/** The key that a passphrase and a salt (hex) make. */
export async function sealingKey(passphrase: string, salt: string): Promise<SealingKey> {
  const key = await derive(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, cost);
  return { key, id: createHmac('sha256', key).update('key id').digest('hex').slice(0, 16) };
}

const magic = Buffer.from('SALIENT1');
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** The length, in bytes, of what `seal` makes of so many. */
export const sealedBytes = (bytes: number) =>
  magic.length + 7 + bytes + tagBytes * Math.max(1, Math.ceil(bytes / chunkBytes));

/**
 * Encrypts a stream with AES-256-GCM, chunk by chunk, as the STREAM construction of Hoang, Reyhanitabar, Rogaway and
 * Vizár has it: the number of each chunk and whether it is the last one are part of its nonce, so that a chunk that was
 * changed, moved, left out or cut off is noticed.
 */
export function seal({ key }: SealingKey) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
    const prefix = randomBytes(7);
    yield Buffer.concat([magic, prefix]);
    let number = 0;
    for await (const { chunk, isLast } of inChunks(source, chunkBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number++, isLast));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/**
 * Decrypts what `seal` made.
 *
 * @throws BackupProblem when it is not whole, or was sealed with another key.
 */
export function unseal({ key }: SealingKey, what: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
    const damaged = () => new BackupProblem(`${what} is damaged, or was encrypted with another passphrase.`);
    let prefix: Buffer | undefined;
    let number = 0;
    const header = magic.length + 7;
    for await (const { chunk, isLast } of inChunks(source, chunkBytes + tagBytes, header)) {
      if (!prefix) {
        if (chunk.length < header || !chunk.subarray(0, magic.length).equals(magic)) throw damaged();
        prefix = chunk.subarray(magic.length, header);
        if (isLast) throw damaged();
        continue;
      }
      if (chunk.length < tagBytes) throw damaged();
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number++, isLast));
      decipher.setAuthTag(chunk.subarray(chunk.length - tagBytes));
      try {
        yield Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - tagBytes)), decipher.final()]);
      } catch {
        throw damaged();
      }
    }
    if (!prefix) throw damaged();
  };
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface Chunk {
  readonly chunk: Buffer;
  readonly isLast: boolean;
}

/** Cuts a stream into chunks of one size, the first of `firstSize`; the last one, which may be empty, is marked. */
async function* inChunks(source: AsyncIterable<Uint8Array>, size: number, firstSize = size): AsyncIterable<Chunk> {
  let wanted = firstSize;
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length <= wanted) continue;
    let whole = Buffer.concat(parts);
    // One byte stays behind at least: what is given out here is never the last.
    while (whole.length > wanted) {
      yield { chunk: whole.subarray(0, wanted), isLast: false };
      whole = whole.subarray(wanted);
      wanted = size;
    }
    parts = [whole];
    length = whole.length;
  }
  yield { chunk: Buffer.concat(parts), isLast: true };
}
