import type { MethodDeclaration } from '@salient/shared/contract/defineMethod.ts';
import type { Actor } from '@salient/shared/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Fail } from './RpcFailure.ts';
import type { Services } from './Services.ts';

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
}

export interface Handler<M extends MethodDeclaration = MethodDeclaration> {
  readonly method: M;
  readonly run: (context: Context<M>) => Promise<z.input<M['result']>>;
}

/** Ties a method's declaration to the steps that answer it. */
export function implement<M extends MethodDeclaration>(
  method: M,
  run: (context: Context<M>) => Promise<z.input<M['result']>>,
): Handler<M> {
  return { method, run };
}

/** A handler for each declared method: one missing, or one too many, does not compile. */
export type HandlersFor<Methods extends Record<string, MethodDeclaration>> = {
  readonly [Name in keyof Methods]: Handler<Methods[Name]>;
};
