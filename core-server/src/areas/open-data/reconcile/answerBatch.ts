import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { z } from 'zod';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import type { ReadAsGuest } from '../guestReader.ts';
import { InvalidForm } from '../readForm.ts';
import { type Candidate, findCandidates } from './findCandidates.ts';
import { batchSchema, type ExtendQuery, extendSchema, reconcileLimits } from './ReconcileQuery.ts';

interface Batch {
  readonly read: ReadAsGuest;
  readonly services: Services;
  /** Whoever asked is there no more. */
  readonly gone: AbortSignal;
}

type Results = Record<string, { readonly result: readonly Candidate[] }>;

/**
 * Answers the queries of a batch one after another, each in its turn among the guests.
 *
 * @throws InvalidForm for what is no batch, or has too many queries; RpcFailure when it takes too long.
 */
export async function answerBatch(text: string, { read, services, gone }: Batch): Promise<Results> {
  const given = parseJson(text, 'queries');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new InvalidForm('"queries" is a JSON object that has a query under each of its keys.');
  }
  if (Object.keys(given).length > reconcileLimits.batch) {
    throw new InvalidForm(`A batch holds at most ${reconcileLimits.batch} queries: send several batches.`, 413);
  }
  const queries = parse(batchSchema, given, 'queries');
  const began = performance.now();
  const results: [string, { result: Candidate[] }][] = [];
  for (const [key, query] of Object.entries(queries)) {
    if (gone.aborted) break;
    if (performance.now() - began > reconcileLimits.batchMs) {
      throw new RpcFailure(commonErrors.busy, { retryAfterSeconds: 5 });
    }
    results.push([key, { result: await read((db) => findCandidates({ db, services }, query)) }]);
  }
  return Object.fromEntries(results);
}

export const readExtend = (text: string): ExtendQuery => parse(extendSchema, parseJson(text, 'extend'), 'extend');

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidForm(`"${name}" is no JSON.`);
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, given: unknown, name: string): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [name, ...(issue?.path ?? [])].map(String).join('.').slice(0, 200);
  throw new InvalidForm(`${path} cannot be used: ${issue?.message ?? 'it has another form'}.`);
}
