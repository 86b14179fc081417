import { randomUUID } from 'node:crypto';
import { type Actor, guest, mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import { refusalsOf } from '@salient/shared/lib/contract/refusal.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { isDeadlock, isLocked, isTimeout, isUnavailable } from '../db/isUnavailable.ts';
import type { Outage } from '../db/Outage.ts';
import type { Pools } from '../db/pools.ts';
import type { CallerBudgets, Payer } from './CallerBudgets.ts';
import { describeMethods, type MethodsDescription } from './describeMethods.ts';
import { type ConstraintMeaning, explainDatabaseError } from './explainDatabaseError.ts';
import { HeldBack } from './HeldBack.ts';
import { InvalidParams } from './InvalidParams.ts';
import type { Client, Handler } from './implement.ts';
import {
  failed,
  internalError,
  invalidParams,
  invalidRequest,
  maxBatch,
  methodNotFound,
  parseError,
  type Request,
  type Response,
  readRequest,
} from './jsonRpc.ts';
import { namedAsSent } from './namedAsSent.ts';
import { parseJson } from './parseJson.ts';
import { failuresOf, RpcFailure } from './RpcFailure.ts';
import type { RpcMetrics } from './RpcMetrics.ts';
import { readParams } from './readParams.ts';
import type { Services } from './Services.ts';

interface Caller {
  readonly actor: Actor;
  readonly sessionHash: Buffer | null;
  readonly client: Client;
}

/** How callers are known; the areas of users and kiosks tell. */
export interface Callers {
  /** @throws RpcFailure when the token is that of no living session. */
  readonly readSession: (
    dataSource: DataSource,
    token: string,
    now: Date,
  ) => Promise<{ readonly actor: Actor; readonly sessionHash: Buffer }>;
  /** Whether a device with this secret is a kiosk of the museum. */
  readonly isKiosk: (secret: string) => Promise<boolean>;
}

/** What the areas give to the dispatcher. */
interface AreaParts {
  readonly callers: Callers;
  readonly constraintMeanings: Readonly<Record<string, ConstraintMeaning>>;
}

/** The server itself, when it calls a method for a page that it renders. */
const ownClient: Client = { address: '', userAgent: '' };

/** Answers JSON-RPC 2.0: the one door to every handler, for the wire and for pages rendered on the server. */
export class Dispatcher {
  readonly #handlers = new Map<string, Handler>();
  /** Where sessions are read: with the connections of those who have one. */
  readonly #dataSource: DataSource;
  readonly #services: Services;
  readonly #metrics: RpcMetrics;
  readonly #outage: Outage;
  readonly #budgets: CallerBudgets;
  readonly #callers: Callers;
  readonly #constraintMeanings: Readonly<Record<string, ConstraintMeaning>>;
  readonly #heldBack = new HeldBack();
  /** By the type of the actor, which alone decides who may call what. */
  readonly #descriptions = new Map<Actor['type'], MethodsDescription>();

  constructor(
    handlers: Iterable<Handler>,
    pools: Pools,
    budgets: CallerBudgets,
    services: Services,
    metrics: RpcMetrics,
    outage: Outage,
    { callers, constraintMeanings }: AreaParts,
  ) {
    for (const handler of handlers) {
      for (const name of [handler.method.name, ...(handler.method.aliases ?? [])]) this.#handlers.set(name, handler);
    }
    this.#dataSource = pools.staff;
    this.#budgets = budgets;
    this.#callers = callers;
    this.#constraintMeanings = constraintMeanings;
    this.#services = services;
    this.#metrics = metrics;
    this.#outage = outage;
  }

  /** The OpenRPC document of the methods that `actor` may call: made once for each level, as it takes a while. */
  describe(actor: Actor): MethodsDescription {
    const known = this.#descriptions.get(actor.type);
    if (known) return known;
    const declarations = [...new Set(this.#handlers.values())].map(({ method }) => method);
    const description = describeMethods(declarations, actor);
    this.#descriptions.set(actor.type, description);
    return description;
  }

  /**
   * Answers the body of one HTTP request.
   *
   * @returns the JSON text, or null when there is nothing to answer (notifications only).
   */
  async answer(body: string, client: Client): Promise<string | null> {
    let isRefused = false;
    const onRetryAfter = (seconds: number) => {
      isRefused = true;
      client.onRetryAfter?.(seconds);
    };
    const answer = await this.#answer(body, { ...client, onRetryAfter });
    if (isRefused) await this.#heldBack.hold();
    return answer;
  }

  async #answer(body: string, client: Client): Promise<string | null> {
    let parsed: unknown;
    try {
      parsed = parseJson(body);
    } catch (error) {
      if (error instanceof RangeError) return JSON.stringify(failed(null, invalidRequest, error.message));
      return JSON.stringify(failed(null, parseError, 'Parse error'));
    }
    if (!Array.isArray(parsed)) {
      const response = await this.#answerOne(parsed, client);
      return response && JSON.stringify(response);
    }
    if (parsed.length === 0) return JSON.stringify(failed(null, invalidRequest, 'Invalid Request'));
    if (parsed.length > maxBatch) {
      return JSON.stringify(failed(null, invalidRequest, `A batch holds at most ${maxBatch} calls`));
    }
    const responses: Response[] = [];
    // One after another: calls of a batch may build on each other, and one client shall not take all connections.
    for (const item of parsed) {
      const response = await this.#answerOne(item, client);
      if (response) responses.push(response);
    }
    return responses.length === 0 ? null : JSON.stringify(responses);
  }

  /**
   * Calls a method as a guest from within the server, with the same checks; throws as the wire would answer.
   *
   * @param payer whose budget it uses: of a page that is rendered, the visitor's.
   */
  async callAsGuest(
    name: string,
    params: Readonly<Record<string, unknown>>,
    payer: Payer = { callerClass: 'guest', caller: '' },
  ): Promise<unknown> {
    const handler = this.#handlers.get(name);
    if (!handler) throw new RangeError(`no method ${name}`);
    try {
      return await this.#run(handler, params, { actor: guest, sessionHash: null, client: ownClient }, payer);
    } catch (error) {
      throw this.#explain(error, handler.method);
    }
  }

  async #answerOne(value: unknown, client: Client): Promise<Response | null> {
    const request = readRequest(value);
    if ('invalid' in request) return request.invalid;
    const stopTimer = this.#metrics.start(this.#handlers.get(request.method)?.method.name ?? 'unknown');
    const response = await this.#answerRequest(request, client);
    stopTimer('error' in response ? String(response.error.code) : 'ok');
    return request.id === undefined ? null : response;
  }

  async #answerRequest(request: Request, client: Client): Promise<Response> {
    const { method: name, params } = request;
    const id = request.id ?? null;
    const handler = this.#handlers.get(name);
    if (!handler && name !== 'rpc.discover') return failed(id, methodNotFound, 'Method not found');
    if (Array.isArray(params)) return failed(id, invalidParams, 'Invalid params', [paramsMustBeNamed]);
    const named = params as Readonly<Record<string, unknown>>;
    try {
      const caller = { ...(await this.#identify(named.token, handler?.method.access === 'none')), client };
      const result = handler
        ? await this.#run(handler, named, caller, await this.#payerOf(caller, handler.method, named))
        : this.describe(caller.actor);
      return { jsonrpc: '2.0', id, result };
    } catch (error) {
      const told = this.#explain(error, handler?.method ?? name);
      if (told instanceof RpcFailure) tellRetryAfter(told, client);
      return answerOf(told, id);
    }
  }

  async #identify(token: unknown, tokenless: boolean): Promise<Omit<Caller, 'client'>> {
    if (tokenless || token === undefined || token === null || token === 'GUEST') {
      return { actor: guest, sessionHash: null };
    }
    if (typeof token !== 'string') throw new InvalidParams([{ path: ['token'], message: 'a text is expected' }]);
    return this.#callers.readSession(this.#dataSource, token, this.#services.now());
  }

  async #payerOf(
    { actor, client }: Caller,
    { access }: MethodDeclaration,
    params: Readonly<Record<string, unknown>>,
  ): Promise<Payer> {
    if (actor.id !== null) return { callerClass: 'staff', caller: actor.id };
    const secret = params.device_key ?? client.deviceSecret;
    if (typeof secret === 'string' && (await this.#callers.isKiosk(secret)))
      return { callerClass: 'kiosk', caller: secret };
    return { callerClass: access === 'none' ? 'signIn' : 'guest', caller: client.address };
  }

  async #run(
    handler: Handler,
    params: Readonly<Record<string, unknown>>,
    caller: Caller,
    payer: Payer,
  ): Promise<unknown> {
    const { method } = handler;
    if (!mayCall(caller.actor, method)) {
      throw new RpcFailure(caller.actor.type === 'anonymous' ? commonErrors.noSession : commonErrors.notPermitted);
    }
    const { given, parsed } = this.#budgets.prepare(payer, () => {
      const read = readParams(method, params);
      return { given: read, parsed: method.params.safeParse(read) };
    });
    if (!parsed.success) {
      const refusals = refusalsOf(parsed.error);
      if (refusals) throw new RpcFailure(commonErrors.invalidData, refusals);
      throw new InvalidParams(parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message })));
    }
    let afterwards: (() => void)[] = [];
    const run = (db: EntityManager) => {
      afterwards = [];
      return handler.run({
        params: parsed.data,
        actor: caller.actor,
        sessionHash: caller.sessionHash,
        db,
        fail: failuresOf(method) as never,
        services: this.#services,
        method: method.name,
        client: caller.client,
        afterCommit: (task) => afterwards.push(task),
      });
    };
    const result = await this.#budgets
      .run({ ...payer, isCostly: method.isCostly?.(parsed.data) ?? false }, (dataSource) =>
        method.kind === 'command' && !handler.opensTransactions
          ? inTransaction(dataSource, run)
          : run(dataSource.manager),
      )
      .catch((error: unknown) => {
        throw explainDatabaseError(error, this.#constraintMeanings) ?? namedAsSent(error, given);
      });
    for (const task of afterwards) task();
    const checked = method.result.safeParse(result);
    if (!checked.success) throw new Error(`${method.name} broke its contract: ${z.prettifyError(checked.error)}`);
    return checked.data;
  }

  /** What the caller may learn of an error. A fault of ours goes to the log whole, and out as a reference to it. */
  #explain(error: unknown, method: MethodDeclaration | string): InvalidParams | RpcFailure | InternalFault {
    if (error instanceof InvalidParams || error instanceof RpcFailure) return error;
    if (isUnavailable(error)) {
      this.#outage.note(error);
      return new RpcFailure(commonErrors.unavailable, { retryAfterSeconds });
    }
    const name = typeof method === 'string' ? method : method.name;
    if (isTimeout(error)) {
      this.#services.log.warn({ err: error, method: name }, 'the database ended a call that took too long');
      const narrower = typeof method !== 'string' && method.errors.includes(commonErrors.tooBroad);
      return narrower
        ? new RpcFailure(commonErrors.tooBroad)
        : new RpcFailure(commonErrors.busy, { retryAfterSeconds });
    }
    // A deadlock that came again at each attempt; nothing was written.
    if (isLocked(error) || isDeadlock(error)) return new RpcFailure(commonErrors.busy, { retryAfterSeconds });
    const fault = new InternalFault();
    this.#services.log.error({ err: error, method: name, reference: fault.reference }, 'a call failed');
    this.#services.faults.note({ id: fault.reference, method: name, error });
    return fault;
  }
}

/** When a caller that met an outage may ask again. */
const retryAfterSeconds = 5;

class InternalFault extends Error {
  /** Stands in the log beside the error itself. */
  readonly reference = randomUUID();
}

function tellRetryAfter({ data }: RpcFailure, { onRetryAfter }: Client): void {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return;
  if (typeof data.retryAfterSeconds === 'number') onRetryAfter?.(data.retryAfterSeconds);
}

function answerOf(error: InvalidParams | RpcFailure | InternalFault, id: Response['id']): Response {
  if (error instanceof InvalidParams) return failed(id, invalidParams, 'Invalid params', error.issues);
  if (error instanceof RpcFailure) return failed(id, error.declaration.code, error.declaration.name, error.data);
  return failed(id, internalError, 'Internal error', { reference: error.reference });
}

const paramsMustBeNamed = { path: [], message: 'params are given by name, in an object' };
