import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import type { SentFile } from './readForm.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/**
 * Writes a file to disk as it arrives, and stops where it becomes too large.
 *
 * @returns once the form that it came in was read to its end.
 * @throws UploadRefused for a file that is empty, larger than `maxBytes`, or breaks off, and why its form is refused.
 */
export async function receiveFile({ stream, whole }: SentFile, path: string, maxBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new UploadRefused('FILE_TOO_LARGE'));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // Of a stream that broke off before, while it was asked whose file it is, no more is heard.
  whole.catch((refusal: Error) => counting.destroy(refusal));
  try {
    await pipeline(stream.pipe(counting), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    // The rest is read and thrown away. A source that was destroyed would keep the form around it waiting for ever.
    stream.unpipe(counting);
    stream.resume();
    throw error;
  }
  await whole;
  if (bytes === 0) throw new UploadRefused('FILE_EMPTY');
  return { path, bytes, sha256: hash.digest() };
}
