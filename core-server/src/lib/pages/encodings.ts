import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of preference: what a browser takes of both alike is sent in the smaller one. */
const preferred = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** The best of `encodings` that the browser takes. */
export function acceptedEncoding(ctx: Context, encodings: readonly Encoding[] = preferred): Encoding {
  const accepted = ctx.acceptsEncodings([...encodings]);
  return encodings.find((each) => each === accepted) ?? 'identity';
}

/** @param effort from 1 to 9, the smallest result. */
export async function encode(content: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
  return encoding === 'gzip' ? promisify(gzip)(content, { level: effort }) : content;
}

/** Answers with a body that is encoded already. */
export function sendEncoded(ctx: Context, body: Buffer, encoding: Encoding): void {
  if (encoding !== 'identity') ctx.set('content-encoding', encoding);
  // It is as small as this client takes it.
  ctx.compress = false;
  ctx.body = body;
}
