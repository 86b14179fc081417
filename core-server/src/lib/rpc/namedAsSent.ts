import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { RpcFailure } from './RpcFailure.ts';

/** Enough to recognise what was sent; nobody is answered a megabyte. */
const maxLength = 200;

/**
 * An error with the id as the caller sent it: a text that can be no id reached the handler as `noId`, and was not found.
 *
 * @param params the call's, under their canonical names.
 */
export function namedAsSent(error: unknown, params: Readonly<Record<string, unknown>>): unknown {
  if (!(error instanceof RpcFailure) || error.declaration !== commonErrors.notFound) return error;
  const data = error.data as { readonly entity: string; readonly id: string };
  const sent = data.id === noId ? noIdsIn(params)[0] : undefined;
  return sent === undefined ? error : new RpcFailure(error.declaration, { ...data, id: sent.slice(0, maxLength) });
}

/** Texts that stand where an id is expected and can be none, outer ones first. */
function noIdsIn(params: Readonly<Record<string, unknown>>): string[] {
  const own = Object.entries(params).flatMap(([key, value]) =>
    /^id[AB]?$|_id$/.test(key) && typeof value === 'string' && !isId(value) ? [value] : [],
  );
  const inside = Object.values(params).flatMap((value) => (isRecord(value) ? noIdsIn(value) : []));
  return [...own, ...inside];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
