import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '@salient/shared/files/uploadRules.ts';
import busboy from 'busboy';
import { UploadRefused } from './UploadRefused.ts';

export type FormFields = ReadonlyMap<string, string>;

/**
 * Reads a multipart form with one file in the field `file`. `onFile` gets the fields that stand before the file and the
 * file as it arrives. What is left of the form after a refusal is read and thrown away, so that the sender hears why.
 *
 * @throws UploadRefused when it is no such form, or breaks off.
 */
export async function readForm<T>(
  request: IncomingMessage,
  onFile: (fields: FormFields, file: Readable, name: string) => Promise<T>,
): Promise<T> {
  const fields = new Map<string, string>();
  let taken: Promise<T> | undefined;
  const form = openForm(request);
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (field, file, { filename }) => {
    file.on('error', () => undefined);
    if (field !== 'file' || taken) return file.resume();
    taken = onFile(fields, file, cleanName(filename ?? ''));
    taken.catch(() => file.resume());
  });
  try {
    await pipeline(request, form);
  } catch {
    await taken?.catch(() => undefined);
    throw new UploadRefused('UPLOAD_INCOMPLETE');
  }
  if (!taken) throw new UploadRefused('FILE_MISSING');
  return taken;
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Names are sent as UTF-8, whatever the standard says of them.
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 },
    });
  } catch {
    throw new UploadRefused('FILE_MISSING');
  }
}

/** A name to show: no folders, no control characters, nothing that turns the direction of other words; emoji stay. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '').trim();
  return [...shown].slice(-uploadLimits.name).join('') || 'file';
}
