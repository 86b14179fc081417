import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { FileStore } from '../../lib/files/FileStore.ts';
import { originalKey } from '../../lib/files/storageKeys.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { damaged } from './parts.ts';
import { type SealingKey, seal, sealedBytes, unseal } from './sealing.ts';

/** An uploaded file by its content. */
export interface BackedUpFile {
  /** Hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Where the content of a file lies in the target; all backups share it.
 *
 * @param keyId of the key that it is encrypted with; null when it is not.
 */
export const contentKey = (sha256: string, keyId: string | null) =>
  `contents/${keyId ?? 'plain'}/${sha256.slice(0, 2)}/${sha256}`;

/** There for a content that a check found damaged, until a backup has written it anew. */
const damageKey = (content: string) => `damaged/${content.slice('contents/'.length)}`;

/** Notes that a content is damaged. A place that may only be read is checked all the same. */
export async function noteDamage(place: BackupPlace, content: string): Promise<void> {
  await place.writeText(damageKey(content), '').catch(() => undefined);
}

/** The keys of the contents that were found damaged. */
export async function damagedContents(place: BackupPlace): Promise<ReadonlySet<string>> {
  const keys = await place.keys('damaged/');
  return new Set(keys.map((key) => `contents/${key.slice('damaged/'.length)}`));
}

export async function removeContent(place: BackupPlace, content: string): Promise<void> {
  await place.remove(content);
  await place.remove(damageKey(content));
}

export const fileLine = ({ sha256, bytes }: BackedUpFile) => `${sha256} ${bytes}\n`;

export async function* readFileLines(content: AsyncIterable<Uint8Array>): AsyncIterable<BackedUpFile> {
  for await (const line of createInterface({ input: Readable.from(content, { objectMode: false }) })) {
    const [sha256 = '', bytes = ''] = line.split(' ');
    yield { sha256, bytes: Number(bytes) };
  }
}

/** What became of a file: bytes that were added to the target, or null when the store has it not, or not whole. */
export async function backUpFile(
  place: BackupPlace,
  files: FileStore,
  file: BackedUpFile,
  sealing: SealingKey | null,
  damagedKeys: ReadonlySet<string>,
): Promise<number | null> {
  const key = contentKey(file.sha256, sealing?.id ?? null);
  const present = await place.stat(key);
  // What lies there has its content as its name. One that was found damaged, or that was cut off, is written anew.
  const isWhole = present?.bytes === (sealing ? sealedBytes(file.bytes) : file.bytes);
  if (isWhole && !damagedKeys.has(key)) return 0;
  const stored = originalKey(Buffer.from(file.sha256, 'hex'));
  if (!(await files.stat(stored))) return null;
  let bytes = 0;
  const content = whole(await files.open(stored), file.sha256, () => new NotWhole());
  async function* counted() {
    for await (const chunk of sealing ? seal(sealing)(content) : content) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await place.write(key, counted());
  } catch (error) {
    if (error instanceof NotWhole) return null;
    throw error;
  }
  if (damagedKeys.has(key)) await place.remove(damageKey(key));
  return bytes;
}

class NotWhole extends Error {}

/** The content of a file in the target. @throws BackupProblem at its end when it is damaged. */
export async function readContent(
  place: BackupPlace,
  file: BackedUpFile,
  sealing: SealingKey | null,
): Promise<AsyncIterable<Uint8Array>> {
  const key = contentKey(file.sha256, sealing?.id ?? null);
  const source = await place.read(key);
  const opened = sealing ? unseal(sealing, `${place.target}: ${key}`)(source) : source;
  return whole(opened, file.sha256, () => damaged(place, key));
}

async function* whole(source: AsyncIterable<Uint8Array>, sha256: string, problem: () => Error) {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw problem();
}
