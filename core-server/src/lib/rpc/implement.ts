import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Fail } from './RpcFailure.ts';
import type { Services } from './Services.ts';

/** From where and with what a call came. */
export interface Client {
  /** Network address; of the visitor, not of a trusted proxy in front. */
  readonly address: string;
  /** What the browser or program calls itself. */
  readonly userAgent: string;
  /** The secret that a paired kiosk shows with every call; absent for all others. */
  readonly deviceSecret?: string | undefined;
  /** Hears of an answer that asks to come back after so many seconds, for the transport's own header. */
  readonly onRetryAfter?: (seconds: number) => void;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone?: AbortSignal;
}

/** What a handler has at hand. A command's `db` is one transaction, committed when the handler returns. */
export interface Context<M extends MethodDeclaration> {
  readonly params: z.output<M['params']>;
  readonly actor: Actor;
  readonly db: EntityManager;
  readonly fail: Fail<M>;
  readonly services: Services;
  /** SHA-256 of the session token; null for guests. */
  readonly sessionHash: Buffer | null;
  /** Name of the method, for the audit trail. */
  readonly method: string;
  readonly client: Client;
  /** Has `task` done once what was written is there for all to see; not at all when nothing was. */
  readonly afterCommit: (task: () => void) => void;
}

export interface Handler<M extends MethodDeclaration = MethodDeclaration> {
  readonly method: M;
  readonly run: (context: Context<M>) => Promise<z.input<M['result']>>;
  /** Whether the command opens its transactions itself and `db` is none. */
  readonly opensTransactions: boolean;
}

/**
 * Ties a method's declaration to the steps that answer it.
 *
 * @param opensTransactions for a command with slow steps, such as hashing a password, during which it shall not hold a
 * connection of the pool.
 */
export function implement<M extends MethodDeclaration>(
  method: M,
  run: (context: Context<M>) => Promise<z.input<M['result']>>,
  { opensTransactions = false } = {},
): Handler<M> {
  return { method, run, opensTransactions };
}

/** A handler for each declared method: one missing, or one too many, does not compile. */
export type HandlersFor<Methods extends Record<string, MethodDeclaration>> = {
  readonly [Name in keyof Methods]: Handler<Methods[Name]>;
};
