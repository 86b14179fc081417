import { csvFormats } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { csvRequestShape } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { type Actor, isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { Context, Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { BodyRefused, type CallBodies } from '../../../lib/http/CallBodies.ts';
import { InvalidParams } from '../../../lib/rpc/InvalidParams.ts';
import { parseJson } from '../../../lib/rpc/parseJson.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { cleanValue } from '../../../lib/rpc/readParams.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import type { ReadSession } from '../../users/readSession.ts';
import { functionFor } from '../functionFor.ts';
import { sendCsv } from './answerCsvDownload.ts';
import type { CsvExports } from './CsvExports.ts';
import { checkCsvRequest, countRows } from './CsvRequest.ts';
import { insertCsvDownload, startDownload } from './csvDownloads.ts';

/** Forms send texts: what should be a list or an object is JSON in them. */
const fromJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  let read: unknown = value;
  try {
    read = parseJson(value);
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidParams([{ path: [], message: error.message }]);
    // It is a text as it stands.
  }
  return cleanValue(read);
};
const json = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(fromJson, schema);

/** The documents' `params`; `arguments` and `args` are the same (FUNC-13). */
const paramsSchema = z
  .strictObject({
    token: z.string().max(500).default('GUEST'),
    name: csvRequestShape.name,
    args: json(csvRequestShape.args).optional(),
    arguments: json(csvRequestShape.args).optional(),
    fields: json(csvRequestShape.fields),
    language: csvRequestShape.language,
  })
  .transform(({ args, arguments: named, ...rest }) => ({ ...rest, args: args ?? named ?? {} }));

const formatSchema = z.enum(csvFormats).default('csvfile');

interface Options {
  readonly dataSource: DataSource;
  readonly sessions: ReadSession;
  readonly services: Services;
  readonly csvExports: CsvExports;
  readonly bodies: CallBodies;
}

/**
 * `POST /api/v2/callFunctionCsv`: the answer of a function as a file (P-08, CSV-12). The body is a form or JSON, with
 * `format` and `params` of token, name, arguments and fields, or with these beside the format. Never an address: a token in
 * an address stands in logs and histories. A refusal is a JSON-RPC error with the HTTP status that fits.
 */
export function answerCallFunctionCsv(options: Options): Middleware {
  const { dataSource, services, csvExports } = options;
  return async (ctx) => {
    ctx.set('cache-control', 'no-store');
    try {
      const { format, params } = await readRequest(ctx, options);
      const actor = await readCaller(options, params.token);
      const called = functionFor(actor, services, params.name);
      if (!isLoggedIn(actor)) throw new RpcFailure(commonErrors.noSession);
      const { token: _, ...request } = { ...params, format };
      const errors = checkCsvRequest(called, request);
      if (Object.keys(errors).length > 0) throw new RpcFailure(commonErrors.invalidData, errors);
      const db = dataSource.manager;
      const total = await countRows(called, request, { actor, services, db });
      const { id } = await insertCsvDownload(db, actor.id as string, request, total);
      const download = await startDownload(db, id);
      if (!download) throw new Error('a download ended before it began');
      await sendCsv(ctx, { download, actor, csvExports, now: services.now() });
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      refuse(ctx, error);
    }
  };
}

async function readCaller({ dataSource, sessions, services }: Options, token: string): Promise<Actor> {
  if (token === 'GUEST') throw new RpcFailure(commonErrors.noSession);
  return (await sessions(dataSource, token, services.now())).actor;
}

/** @throws RpcFailure for what is no request, or more of one than is meant. */
async function readRequest(ctx: Context, options: Options) {
  try {
    return await readBody(ctx, options);
  } catch (error) {
    if (!(error instanceof InvalidParams)) throw error;
    throw new RpcFailure(commonErrors.invalidData, { none: ['none: INVALID_FORMAT'] });
  }
}

async function readBody(ctx: Context, { bodies }: Options) {
  const body = await bodies
    .read(ctx.req, ctx.ip, (bytes) => bytes?.toString('utf8') ?? '')
    .catch((error: unknown) => {
      if (error instanceof BodyRefused) throw new RpcFailure(commonErrors.busy, { retryAfterSeconds });
      throw error;
    });
  const isForm = ctx.is('application/x-www-form-urlencoded') !== false;
  const given = isForm ? Object.fromEntries(new URLSearchParams(body)) : fromJson(body);
  const { format, params, ...beside } = z.record(z.string(), z.unknown()).catch({}).parse(given);
  const asked = params === undefined ? { params: beside } : { params: fromJson(params), ...beside };
  const read = z.strictObject({ format: formatSchema, params: paramsSchema }).safeParse({ format, ...asked });
  if (read.success) return read.data;
  throw new RpcFailure(commonErrors.invalidData, refusalsOf(read.error.issues));
}

/** Nothing that is sent is passed over: who misspells `arguments` would get everybody. */
function refusalsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors = new FieldErrorList();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) errors.add(key, 'SHOULD_BE_EMPTY');
    else errors.add(String(issue.path.filter((part) => part !== 'params')[0] ?? 'none'), 'INVALID_FORMAT');
  }
  return errors.errors;
}

/** When a turn is likely to be free. */
const retryAfterSeconds = 30;

const statuses: ReadonlyMap<string | number, number> = new Map<string | number, number>([
  [commonErrors.noSession.code, 401],
  [commonErrors.sessionExpired.code, 401],
  [commonErrors.notPermitted.code, 403],
  [commonErrors.notFound.code, 404],
  [commonErrors.busy.code, 503],
]);

function refuse(ctx: Context, { declaration: { code, name }, data }: RpcFailure): void {
  ctx.remove('content-disposition');
  ctx.status = statuses.get(code) ?? 400;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message: name, ...(data ? { data } : {}) } });
}
