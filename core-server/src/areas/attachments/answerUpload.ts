import { randomUUID } from 'node:crypto';
import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import { receiveUpload, type UploadServices } from './receiveUpload.ts';

const statusOf: Readonly<Record<UploadCode, number>> = {
  INVALID_FILE_TYPE: 415,
  FILE_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  IMAGE_DAMAGED: 422,
  FILE_EMPTY: 422,
  FILE_MISSING: 422,
  TOO_MANY_FILES: 422,
  UPLOAD_INCOMPLETE: 400,
  INVALID_DATA: 422,
  NO_SESSION: 401,
  NOT_PERMITTED: 403,
  DOES_NOT_EXIST: 404,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
  UPLOAD_FAILED: 500,
};

/** `POST /api/file/uploadImage` and `/api/uploaddocument/uploadImage`: `{status: 'OK', data}` or NOK with a code (UPLOAD-17). */
export function answerUpload(
  services: UploadServices & { readonly log: Logger },
  path: 'record' | 'document',
): Middleware {
  return async (ctx) => {
    ctx.set('cache-control', 'no-store');
    try {
      ctx.body = { status: 'OK', data: await receiveUpload(services, ctx, path) };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'UPLOAD_FAILED') services.log.error({ err: error, reference: randomUUID() }, 'an upload failed');
      ctx.status = statusOf[code];
      ctx.body = { status: 'NOK', data: { none: [`none: ${code}`] } };
    }
  };
}

function codeOf(error: unknown): UploadCode {
  if (error instanceof UploadRefused) return error.code;
  return isUnavailable(error) ? 'UNAVAILABLE' : 'UPLOAD_FAILED';
}
