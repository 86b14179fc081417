import type { IncomingMessage } from 'node:http';
import { deviceKeyHeader } from '@salient/shared/kiosks/deviceKeyHeader.ts';
import type { Middleware } from 'koa';
import type { Dispatcher } from '../rpc/Dispatcher.ts';
import type { Client } from '../rpc/implement.ts';
import { failed, invalidRequest, parseError } from '../rpc/jsonRpc.ts';

/** Largest body of a call (RPC-18). */
export const maxBodyBytes = 5 * 1024 * 1024;

/** What is kept of the name that a browser gives itself. */
const maxUserAgent = 300;

/** Reads the whole body as UTF-8: null when it is too large, undefined when its bytes are no UTF-8. */
async function readBody(request: IncomingMessage): Promise<string | null | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) continue;
    chunks.push(chunk);
  }
  if (length > maxBodyBytes) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return undefined;
  }
}

/** Why a body is not even looked at; null when it is a call. */
function refusal(request: IncomingMessage): string | null {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return encoding === 'identity' || encoding === '' ? null : `A call is sent uncompressed, not as ${encoding}`;
}

async function answerBody(dispatcher: Dispatcher, request: IncomingMessage, client: Client): Promise<string | null> {
  const body = await readBody(request);
  const refused = body === null ? `A call holds at most ${maxBodyBytes} bytes` : refusal(request);
  if (refused !== null) return JSON.stringify(failed(null, invalidRequest, refused));
  if (body === undefined || body === null) return JSON.stringify(failed(null, parseError, 'Parse error'));
  return dispatcher.answer(body, client);
}

/** `POST /api/v2`. RPC errors travel with HTTP 200, so that an HTTP error always means the transport (RPC-19). */
export function answerRpc(dispatcher: Dispatcher): Middleware {
  return async (ctx) => {
    const answer = await answerBody(dispatcher, ctx.req, {
      address: ctx.ip,
      userAgent: ctx.get('user-agent').slice(0, maxUserAgent),
      deviceKey: ctx.get(deviceKeyHeader) || undefined,
      onRetryAfter: (seconds) => ctx.set('retry-after', String(seconds)),
    });
    ctx.set('cache-control', 'no-store');
    // What a body may be encoded with: not at all (RFC 9110, section 12.5.3).
    ctx.set('accept-encoding', 'identity');
    if (answer === null) {
      ctx.status = 204;
      return;
    }
    ctx.status = 200;
    ctx.type = 'application/json';
    ctx.body = answer;
  };
}
