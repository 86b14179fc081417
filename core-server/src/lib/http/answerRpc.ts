import type { IncomingMessage } from 'node:http';
import { deviceSecretHeader } from '@salient/shared/areas/kiosks/deviceSecretHeader.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Context, Middleware } from 'koa';
import type { Dispatcher } from '../rpc/Dispatcher.ts';
import type { Client } from '../rpc/implement.ts';
import { failed, invalidRequest, parseError } from '../rpc/jsonRpc.ts';
import { type BodyRefusal, BodyRefused, CallBodies, callBodyLimits } from './CallBodies.ts';
import { closedSignal } from './closedSignal.ts';

/** Largest body of a call (RPC-18). */
export const maxBodyBytes = callBodyLimits.bodyBytes;

/** What is kept of the name that a browser gives itself. */
const maxUserAgent = 300;

/** Null when the bytes are no UTF-8. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Why a body is not even looked at; null when it is a call. */
function refusal(request: IncomingMessage): string | null {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  return encoding === 'identity' || encoding === '' ? null : `A call is sent uncompressed, not as ${encoding}`;
}

/** The body as text, or the answer to one that is no call. */
function readCall(request: IncomingMessage, body: Buffer | null): { text: string } | { refused: string } {
  const refused = body === null ? `A call holds at most ${maxBodyBytes} bytes` : refusal(request);
  if (refused !== null) return { refused: JSON.stringify(failed(null, invalidRequest, refused)) };
  const text = textOf(body as Buffer);
  return text === null ? { refused: JSON.stringify(failed(null, parseError, 'Parse error')) } : { text };
}

/** The status by which it is told why a body was not read. */
export const refusalStatus = { tooSlow: 408, tooManyFromAddress: 429, tooMany: 503 } as const satisfies Record<
  BodyRefusal,
  number
>;
/** When the bodies that are in the way have ended, or were given up. Seconds. */
const retryAfterSeconds = Math.ceil(callBodyLimits.totalMs / 1000);

/** Says why a body is not read on, and closes the connection: the rest of it is still on its way. */
function refuseBody(ctx: Context, { reason }: BodyRefused): void {
  const { code, name } = reason === 'tooManyFromAddress' ? commonErrors.tooManyRequests : commonErrors.unavailable;
  ctx.set('connection', 'close');
  if (reason !== 'tooSlow') ctx.set('retry-after', String(retryAfterSeconds));
  ctx.status = refusalStatus[reason];
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(failed(null, code, name, { retryAfterSeconds }));
}

/**
 * `POST /api/v2`. RPC errors travel with HTTP 200, so that an HTTP error always means the transport (RPC-19): a body
 * that comes too slowly is answered 408, one too many 429 or 503.
 */
export function answerRpc(dispatcher: Dispatcher, bodies = new CallBodies()): Middleware {
  return async (ctx) => {
    ctx.set('cache-control', 'no-store');
    // What a body may be encoded with: not at all (RFC 9110, section 12.5.3).
    ctx.set('accept-encoding', 'identity');
    const client: Client = {
      address: ctx.ip,
      userAgent: ctx.get('user-agent').slice(0, maxUserAgent),
      deviceSecret: ctx.get(deviceSecretHeader) || undefined,
      gone: closedSignal(ctx),
      onRetryAfter: (seconds) => ctx.set('retry-after', String(seconds)),
    };
    let call: ReturnType<typeof readCall>;
    try {
      call = await bodies.read(ctx.req, ctx.ip, (body) => readCall(ctx.req, body));
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error;
      return refuseBody(ctx, error);
    }
    const answer = 'text' in call ? await dispatcher.answer(call.text, client) : call.refused;
    if (answer === null) {
      ctx.status = 204;
      return;
    }
    ctx.status = 200;
    ctx.type = 'application/json';
    ctx.body = answer;
  };
}
