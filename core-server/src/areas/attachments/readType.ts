import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FileKind, fileKinds } from '@salient/shared/areas/attachments/uploadRules.ts';
import { fileTypeFromFile } from 'file-type';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';

/** Other words for the same types. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/mp4': 'audio/x-m4a',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'application/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
};

/**
 * What a file is, by its content; the name decides only between plain text and a table in plain text.
 *
 * @throws UploadRefused when it is none of the `kind`.
 */
export async function readType(path: string, name: string, kind: FileKind): Promise<string> {
  const found = (await fileTypeFromFile(path))?.mime ?? (await textType(path, name));
  const mimetype = found === null ? null : (sameAs[found] ?? found);
  if (mimetype === null || !(fileKinds[kind] as readonly string[]).includes(mimetype)) {
    throw new UploadRefused('INVALID_FILE_TYPE');
  }
  return mimetype;
}

/** Plain text has no mark: it is what reads as UTF-8 without control characters, and is no page or drawing. */
async function textType(path: string, name: string): Promise<string | null> {
  const handle = await open(path, 'r');
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0)
    .finally(() => handle.close());
  // The last character may be cut in two.
  const head = new TextDecoder().decode(buffer.subarray(0, bytesRead)).replace(/\ufffd$/, '');
  if (head.includes('\ufffd') || /[^\P{Cc}\t\n\r\f]/u.test(head) || /^\s*<|^#!/.test(head)) return null;
  return extname(name).toLowerCase() === '.csv' ? 'text/csv' : 'text/plain';
}
