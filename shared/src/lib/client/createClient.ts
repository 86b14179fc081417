import type { ParamsOf, ResultOf } from '../contract/defineMethod.ts';
import type { MethodName, Methods } from '../contract/methodRegister.ts';
import { RpcError } from './rpcError.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether it is sent on when the page is gone before the answer, where browsers do that: of what is short. */
  readonly keepalive?: boolean;
  /** After so many milliseconds without a whole answer the call fails as one that the network lost; no limit unless given. */
  readonly timeoutMs?: number;
}

/** The most that browsers send on for a page that is gone, in bytes; of characters beyond ASCII each takes up to four. */
const keepaliveBytes = 60_000;

/** One function for each method of the contract. */
export type Client = {
  readonly [Name in MethodName]: (
    params: ParamsOf<Methods[Name]>,
    options?: CallOptions,
  ) => Promise<ResultOf<Methods[Name]>>;
};

/** Makes one call; the result is the method's, unchecked. */
export type Call = (method: string, params: unknown, options?: CallOptions) => Promise<unknown>;

export interface ClientSettings {
  /** Address of the JSON-RPC endpoint, `/api/v2` on the same origin. */
  readonly endpoint: string;
  /** Session token or `GUEST`; a function when it changes during the visit. */
  readonly token: string | (() => string);
  readonly fetch?: typeof fetch;
  /** Further headers of every call, read at each. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** A typed client over any way of calling, such as the server's own when it renders a page. */
export function clientOver(call: Call): Client {
  return new Proxy({} as Client, {
    get: (_, name) =>
      // A client that is returned from an async function must not look like a promise.
      typeof name === 'string' && name !== 'then'
        ? (params: unknown, options?: CallOptions) => call(name, params, options)
        : undefined,
  });
}

/**
 * A typed client of the server's JSON-RPC endpoint.
 *
 * @throws RpcError from every call: the declared error's name, or `network`, `http`, `unexpected`. An aborted call
 * throws the signal's own reason.
 */
export function createClient({ endpoint, token, fetch: send = fetch, headers = () => ({}) }: ClientSettings): Client {
  let lastId = 0;
  return clientOver(async (method, params, { signal: given, keepalive = false, timeoutMs } = {}) => {
    lastId += 1;
    const body = {
      jsonrpc: '2.0',
      id: lastId,
      method,
      // authenticate2 is the one method that takes no token (RPC-04).
      params:
        method === 'authenticate2'
          ? params
          : { token: typeof token === 'function' ? token() : token, ...(params as object) },
    };
    const { signal, clear } = limited(given, timeoutMs);
    try {
      const response = await post(send, endpoint, body, headers(), { signal, keepalive });
      const reply: unknown = await response.json().catch(() => signal?.throwIfAborted());
      return resultOf(reply);
    } finally {
      clear();
    }
  });
}

/** A signal that is aborted when time is over, too. */
function limited(given: AbortSignal | undefined, timeoutMs: number | undefined) {
  if (timeoutMs === undefined) return { signal: given, clear: () => undefined };
  const limit = new AbortController();
  const end = () => limit.abort(new RpcError('network', 'network', 'No answer in time'));
  const timer = setTimeout(end, timeoutMs);
  const signal = given ? AbortSignal.any([given, limit.signal]) : limit.signal;
  return { signal, clear: () => clearTimeout(timer) };
}

async function post(
  send: typeof fetch,
  endpoint: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  { signal, keepalive = false }: CallOptions,
) {
  let response: Response;
  const text = JSON.stringify(body);
  try {
    response = await send(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
      signal: signal ?? null,
      ...(keepalive && new TextEncoder().encode(text).length < keepaliveBytes ? { keepalive } : {}),
    });
  } catch {
    signal?.throwIfAborted();
    throw new RpcError('network', 'network', 'No Network Response');
  }
  if (response.status >= 400) throw new RpcError('http', 'http', response.statusText, { status: response.status });
  return response;
}

function resultOf(reply: unknown): unknown {
  if (typeof reply === 'object' && reply !== null) {
    if ('result' in reply) return reply.result;
    if ('error' in reply && typeof reply.error === 'object' && reply.error !== null) throw declaredError(reply.error);
  }
  throw new RpcError('unexpected', 'unexpected', 'Unexpected response');
}

function declaredError(error: object): RpcError {
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown };
  const name = typeof message === 'string' ? message : 'unexpected';
  return new RpcError(name, typeof code === 'number' || typeof code === 'string' ? code : 'unexpected', name, data);
}
