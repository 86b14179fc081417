/** Codes of JSON-RPC 2.0 itself. */
export const parseError = -32700;
export const invalidRequest = -32600;
export const methodNotFound = -32601;
export const invalidParams = -32602;
export const internalError = -32603;

/** Calls that one batch may hold. */
export const maxBatch = 50;

export type Id = string | number | null;

export interface ErrorObject {
  readonly code: number | string;
  readonly message: string;
  readonly data?: unknown;
}

export type Response =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: ErrorObject };

export interface Request {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>> | readonly unknown[];
  /** Undefined for a notification, which is never answered. */
  readonly id: Id | undefined;
}

export const failed = (id: Id, code: number | string, message: string, data?: unknown): Response => ({
  jsonrpc: '2.0',
  id,
  error: data === undefined ? { code, message } : { code, message, data },
});

const isId = (id: unknown): id is Id => id === null || typeof id === 'string' || Number.isFinite(id);

/** Reads one request object of the specification (section 4); an Invalid Request answers with the id when it has one. */
export function readRequest(value: unknown): Request | { readonly invalid: Response } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { invalid: failed(null, invalidRequest, 'Invalid Request') };
  }
  const { jsonrpc, method, params = {}, id } = value as Record<string, unknown>;
  const hasId = Object.hasOwn(value, 'id');
  const answerId = hasId && isId(id) ? id : null;
  if (
    jsonrpc !== '2.0' ||
    typeof method !== 'string' ||
    (hasId && !isId(id)) ||
    typeof params !== 'object' ||
    params === null
  ) {
    return { invalid: failed(answerId, invalidRequest, 'Invalid Request') };
  }
  return { method, params: params as Request['params'], id: hasId ? (id as Id) : undefined };
}
