import { randomUUID } from 'node:crypto';
import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';

/**
 * Answers an upload: `{status: 'OK', data}`, or NOK with a code (UPLOAD-17). Both come with HTTP 200, as refusals of calls do
 * (RPC-19): of another status clients read no more than its number.
 *
 * @param receive takes the file of the form and answers what it became.
 */
export function answerUpload(log: Logger, receive: (ctx: Context) => Promise<unknown>): Middleware {
  return async (ctx) => {
    ctx.set('cache-control', 'no-store');
    try {
      ctx.body = { status: 'OK', data: await receive(ctx) };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'UPLOAD_FAILED') log.error({ err: error, reference: randomUUID() }, 'an upload failed');
      const errors = error instanceof UploadRefused ? error.errors : {};
      ctx.body = { status: 'NOK', data: { ...errors, none: [`none: ${code}`] } };
    }
  };
}

function codeOf(error: unknown): UploadCode {
  if (error instanceof UploadRefused) return error.code;
  // What was free when it began is taken by others meanwhile.
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'NO_ROOM';
  return isUnavailable(error) ? 'UNAVAILABLE' : 'UPLOAD_FAILED';
}
