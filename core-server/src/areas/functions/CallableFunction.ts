import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Access } from '@salient/shared/lib/contract/defineMethod.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';

export interface FunctionCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly offset: number;
  readonly limit: number;
  readonly sort: readonly (readonly [string, 1 | -1])[];
  readonly facets: boolean;
  readonly actor: Actor;
  readonly services: Services;
  readonly db: EntityManager;
}

/** A special function: what it asks, who may run it, and how. */
export interface CallableFunction {
  readonly definition: FunctionDefinition;
  /** Least level that may run it (FUNC-18). */
  readonly access: Access;
  readonly sortColumns: readonly string[];
  /** Field errors of the arguments; none means they can be run. */
  readonly validate: (args: Readonly<Record<string, unknown>>) => FieldErrors;
  /** Of a function that finds persons: whom it finds by arguments that passed `validate`, for files with chosen fields. */
  readonly personsOf?: (args: Readonly<Record<string, unknown>>) => PersonQuery;
  /** Runs it with arguments that passed `validate`. */
  readonly call: (call: FunctionCall) => Promise<FunctionTable | string>;
}
