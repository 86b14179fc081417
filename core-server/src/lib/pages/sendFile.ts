import type { Context } from 'koa';
import { answerNotModified } from '../http/answerNotModified.ts';
import type { BuiltFile } from './BuiltFiles.ts';
import { acceptedEncoding, sendEncoded } from './encodings.ts';

const oneYear = 60 * 60 * 24 * 365;

/** Answers a built file in the best encoding that the browser takes, or that it has it already. */
export async function sendFile(ctx: Context, file: BuiltFile): Promise<void> {
  ctx.set('cache-control', file.immutable ? `public, max-age=${oneYear}, immutable` : 'public, max-age=3600');
  ctx.set('etag', file.etag);
  ctx.vary('accept-encoding');
  ctx.type = file.type;
  ctx.status = 200;
  if (answerNotModified(ctx)) return;
  const encoding = acceptedEncoding(ctx, file.encodings);
  sendEncoded(ctx, await file.content(encoding), encoding);
}
