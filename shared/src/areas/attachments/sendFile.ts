import type { Attachment } from './attachment.ts';
import { isUploadCode, type UploadCode } from './uploadRules.ts';

/** Why a file is not there: the server's code, or that the way to it was lost. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly code: UploadCode | 'NETWORK';

  constructor(code: UploadCode | 'NETWORK') {
    super(code);
    this.code = code;
  }
}

export interface Sending {
  readonly path: string;
  readonly token: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  /** Hears the share that has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends one file as a form; `fetch` would not tell how far it is.
 *
 * @typeParam Result what the path answers for a file that it took.
 * @throws UploadFailure, or the signal's reason.
 */
export function sendFile<Result = Attachment>(sending: Sending): Promise<Result> {
  const { path, token, fields, file, onProgress, signal } = sending;
  const form = new FormData();
  // Who and where stand before the file: the server decides by them whether to take it at all.
  for (const [name, value] of Object.entries({ token, ...fields })) form.append(name, value);
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.throwIfAborted();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(signal.reason as Error);
      const answer = readAnswer<Result>(request);
      if (answer instanceof UploadFailure) reject(answer);
      else resolve(answer);
    });
    request.open('POST', path);
    request.send(form);
  });
}

function readAnswer<Result>({ status, responseText }: XMLHttpRequest): Result | UploadFailure {
  if (status === 0) return new UploadFailure('NETWORK');
  try {
    const answer = JSON.parse(responseText) as { status: string; data: Result & { none?: string[] } };
    if (answer.status === 'OK') return answer.data;
    const code = answer.data.none?.[0]?.replace('none: ', '') ?? '';
    return new UploadFailure(isUploadCode(code) ? code : 'UPLOAD_FAILED');
  } catch {
    // A proxy in front answers in its own words.
    return new UploadFailure(status === 413 ? 'FILE_TOO_LARGE' : status >= 502 ? 'NETWORK' : 'UPLOAD_FAILED');
  }
}
