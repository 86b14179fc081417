import { randomUUID } from 'node:crypto';
import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import { receiveUpload, type UploadServices } from './receiveUpload.ts';

/**
 * `POST /api/file/uploadImage` and `/api/uploaddocument/uploadImage`: `{status: 'OK', data}` or NOK with a code (UPLOAD-17).
 * Both come with HTTP 200, as refusals of calls do (RPC-19): of another status clients read no more than its number.
 */
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
      ctx.body = { status: 'NOK', data: { none: [`none: ${code}`] } };
    }
  };
}

function codeOf(error: unknown): UploadCode {
  if (error instanceof UploadRefused) return error.code;
  return isUnavailable(error) ? 'UNAVAILABLE' : 'UPLOAD_FAILED';
}
