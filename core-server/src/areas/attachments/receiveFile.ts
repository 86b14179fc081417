import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/**
 * Writes a file to disk as it arrives, and stops where it becomes too large.
 *
 * @throws UploadRefused for a file that is empty, larger than `maxBytes`, or breaks off.
 */
export async function receiveFile(source: Readable, path: string, maxBytes: number): Promise<ReceivedFile> {
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
  source.once('error', () => counting.destroy(new UploadRefused('UPLOAD_INCOMPLETE')));
  try {
    await pipeline(source.pipe(counting), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    // The rest is read and thrown away. A source that was destroyed would keep the form around it waiting for ever.
    source.unpipe(counting);
    source.resume();
    throw error;
  }
  if (bytes === 0) throw new UploadRefused('FILE_EMPTY');
  return { path, bytes, sha256: hash.digest() };
}
