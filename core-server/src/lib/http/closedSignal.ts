import type { Context } from 'koa';

/** Aborted when the connection closes before the answer is sent, or after it. */
export function closedSignal({ res }: Context): AbortSignal {
  const closed = new AbortController();
  if (res.closed) closed.abort();
  else res.once('close', () => closed.abort());
  return closed.signal;
}
