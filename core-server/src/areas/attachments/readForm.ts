/// <reference path="./koaMulter.d.ts" />
import type { Readable } from 'node:stream';
import multer from '@koa/multer';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Request } from 'express';
import type { Context } from 'koa';
import { MulterError, type StorageEngine } from 'multer';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';

/** Names of fields and what they hold; a name that was sent twice holds no text. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * What takes a file of a form as it arrives, with the fields that stand before it, its name as it is shown, and the name that
 * was sent.
 */
export type FileReader<T> = (fields: FormFields, file: Readable, name: string, sentName: string) => Promise<T>;

/**
 * Reads a multipart form with one file in the field `file`. What is left of the form after a refusal is read and thrown
 * away, so that the sender hears why.
 *
 * @returns what `onFile` made of the file.
 * @throws UploadRefused when it is no such form, or breaks off.
 */
export async function readForm<T>(ctx: Context, onFile: FileReader<T>): Promise<T> {
  const storage = new ReadingStorage(onFile);
  const form = multer({
    storage,
    // Names are sent as UTF-8, whatever the standard says of them.
    defParamCharset: 'utf8',
    // Folders in a name are cut off below, where it is known what was sent.
    preservePath: true,
    limits: { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 },
  }).single('file');
  try {
    await form(ctx, async () => undefined);
  } catch (error) {
    if (error === storage.refusal) throw error;
    throw new UploadRefused(error instanceof MulterError ? 'INVALID_DATA' : 'UPLOAD_INCOMPLETE');
  }
  if (!storage.reading) throw new UploadRefused('FILE_MISSING');
  return storage.reading;
}

/** Hands a file on while it arrives, instead of writing it anywhere first. */
class ReadingStorage<T> implements StorageEngine {
  reading: Promise<T> | undefined;
  /** Why the file was not taken. */
  refusal: unknown;
  readonly #onFile: FileReader<T>;

  constructor(onFile: FileReader<T>) {
    this.#onFile = onFile;
  }

  _handleFile(request: Request, file: Express.Multer.File, done: (error?: unknown) => void): void {
    this.reading = this.#onFile({ ...request.body }, file.stream, cleanName(file.originalname), file.originalname);
    this.reading.then(
      () => done(),
      (reason: unknown) => {
        this.refusal = reason;
        done(reason);
      },
    );
  }

  /** What was read of a form that is refused belongs to `onFile`, which clears it away. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }
}

/** A name to show: no folders, no control characters, nothing that turns the direction of other words; emoji stay. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '').trim();
  return [...shown].slice(-uploadLimits.name).join('') || 'file';
}
