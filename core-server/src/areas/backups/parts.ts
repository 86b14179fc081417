import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import type { BackupPart } from './manifest.ts';
import { type SealingKey, seal, unseal } from './sealing.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** The stream through a transform; an error of either ends both. */
function through(source: Bytes, transform: Transform): Bytes {
  // Whoever reads the transform meets the error.
  pipeline(Readable.from(source, { objectMode: false }), transform).catch(() => undefined);
  return transform;
}

/** Writes a part: compressed, encrypted where there is a key, and hashed as it lies there. */
export async function writePart(
  place: BackupPlace,
  key: string,
  content: Bytes,
  sealing: SealingKey | null,
): Promise<BackupPart> {
  const hash = createHash('sha256');
  let bytes = 0;
  const compressed = through(content, createGzip({ level: 5 }));
  const stored = sealing ? seal(sealing)(compressed) : compressed;
  async function* counted() {
    for await (const chunk of stored) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await place.write(key, counted());
  return { key, bytes, sha256: hash.digest('hex') };
}

/**
 * The content of a part.
 *
 * @throws BackupProblem at the latest at its end when it is not what was written.
 */
export async function readPart(place: BackupPlace, part: BackupPart, sealing: SealingKey | null): Promise<Bytes> {
  const stored = checked(place, part, await place.read(part.key));
  const opened = sealing ? unseal(sealing, `${place.target}: ${part.key}`)(stored) : stored;
  return through(opened, createGunzip());
}

async function* checked(place: BackupPlace, part: BackupPart, source: Bytes): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== part.sha256) throw damaged(place, part.key);
}

/** Reads a part to its end without using it. @returns whether it is as it was written. */
export async function isWhole(place: BackupPlace, part: BackupPart): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of (await place.read(part.key)) as Bytes) hash.update(chunk);
  } catch (error) {
    if (error instanceof BackupProblem) return false;
    throw error;
  }
  return hash.digest('hex') === part.sha256;
}

export const damaged = (place: BackupPlace, key: string) =>
  new BackupProblem(`${place.target}: ${key} is damaged: use another backup.`);
