/// <reference path="./koaMulter.d.ts" />
import type { Readable } from 'node:stream';
import multer from '@koa/multer';
import { type UploadCode, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Request } from 'express';
import type { Context } from 'koa';
import { MulterError, type StorageEngine } from 'multer';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import { SenderSilent, whileBytesCome } from '../../lib/http/whileBytesCome.ts';

/** Names of fields and what they hold; a name that was sent twice holds no text. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The file of a form, as it arrives. */
export interface SentFile {
  readonly stream: Readable;
  /** Settles once the form was read to its end, and fails where it is refused: nothing is kept before. */
  readonly whole: Promise<void>;
}

/** A form as far as it was read when its file begins. */
export interface SentForm {
  /** Those that stand before the file. */
  readonly fields: FormFields;
  readonly file: SentFile;
  /** The name of the file as it is shown. */
  readonly name: string;
  /** The name that was sent. */
  readonly sentName: string;
}

/** Milliseconds within which the next byte of a form comes. */
const idleMs = 60_000;

/**
 * Reads a multipart form with one file in the field `file`. What is left of the form after a refusal is read and thrown
 * away, so that the sender hears why.
 *
 * @param take takes the file as it arrives, by `receiveFile`.
 * @returns what `take` made of it.
 * @throws UploadRefused when it is no such form, breaks off, or nothing more of it comes.
 */
export async function readForm<T>(
  ctx: Context,
  take: (form: SentForm) => Promise<T>,
  limits: { readonly idleMs: number } = { idleMs },
): Promise<T> {
  const storage = new ReadingStorage(take);
  const form = multer({
    storage,
    // Names are sent as UTF-8, whatever the standard says of them.
    defParamCharset: 'utf8',
    // Folders in a name are cut off below, where it is known what was sent.
    preservePath: true,
    limits: { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 },
  }).single('file');
  const read = form(ctx, async () => undefined);
  try {
    await whileBytesCome(ctx.req, read, limits.idleMs);
  } catch (error) {
    // The rest of it may still be on its way.
    if (error instanceof SenderSilent) ctx.set('connection', 'close');
    const refusal = storage.refusal ?? new UploadRefused(codeOf(error as Error));
    storage.refuse(refusal);
    throw refusal;
  }
  storage.accept();
  if (!storage.reading) throw new UploadRefused('FILE_MISSING');
  return storage.reading;
}

function codeOf(error: Error): UploadCode {
  if (error instanceof MulterError) return 'INVALID_DATA';
  // Of all that senders write into the head of a part the name of the file alone can hold signs that no head may have.
  return error.message === 'Malformed part header' ? 'INVALID_FILE_NAME' : 'UPLOAD_INCOMPLETE';
}

/** Hands a file on while it arrives, instead of writing it anywhere first. */
class ReadingStorage<T> implements StorageEngine {
  reading: Promise<T> | undefined;
  /** Why the file was not taken. */
  refusal: unknown;
  accept: () => void = () => undefined;
  refuse: (reason: unknown) => void = () => undefined;
  readonly #take: (form: SentForm) => Promise<T>;
  readonly #whole: Promise<void>;

  constructor(take: (form: SentForm) => Promise<T>) {
    this.#take = take;
    this.#whole = new Promise((resolve, reject) => {
      this.accept = resolve;
      this.refuse = reject;
    });
    // A form without a file has nobody who listens.
    this.#whole.catch(() => undefined);
  }

  _handleFile(request: Request, file: Express.Multer.File, done: (error?: unknown) => void): void {
    const { stream, originalname: sentName } = file;
    const sent = { stream, whole: this.#whole };
    this.reading = this.#take({ fields: { ...request.body }, file: sent, name: cleanName(sentName), sentName });
    // What follows in the form is read before the file is kept.
    stream.once('end', () => done());
    this.reading.catch((reason: unknown) => {
      this.refusal = reason;
      done(reason);
    });
  }

  /** What was read of a form that is refused belongs to `take`, which clears it away. */
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
