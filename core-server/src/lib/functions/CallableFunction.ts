import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import type { ChangeContext } from '../records/RecordKind.ts';
import type { Services } from '../rpc/Services.ts';

export type FunctionArguments = Readonly<Record<string, unknown>>;

export interface FunctionCall {
  readonly args: FunctionArguments;
  readonly offset: number;
  readonly limit: number;
  readonly sort: readonly (readonly [string, 1 | -1])[];
  readonly facets: boolean;
  readonly language: Language;
  readonly actor: Actor;
  readonly services: Services;
  readonly db: EntityManager;
}

/** Who asks for records, and where they are. */
export type RecordsAsked = Pick<FunctionCall, 'db' | 'actor' | 'services'>;

/**
 * Does something with one row, in a transaction of its own, by what the screens use too: trail, history and undo are theirs.
 *
 * @throws RpcFailure what refuses it.
 */
export type RowSteps = (within: ChangeContext) => Promise<unknown>;

/**
 * Something that can be done with the rows of a table, each by itself. What takes its time and changes nothing, such as asking
 * a service, is done here, before the transaction of the steps is opened.
 */
export type RowAction = (reading: Pick<ChangeContext, 'db' | 'services'>, id: string) => RowSteps | Promise<RowSteps>;

/** A special function: what it asks, who may run it, and how. */
export interface CallableFunction {
  readonly definition: FunctionDefinition;
  readonly sortColumns: readonly string[];
  /** Field errors of the arguments; none means they can be run. */
  readonly validate: (args: FunctionArguments) => FieldErrors;
  /** What is wrong with the records that arguments name which passed `validate`: those that are there no more. */
  readonly checkRecords?: (args: FunctionArguments, asking: RecordsAsked) => Promise<FieldErrors>;
  /** Of a function that finds persons: whom it finds by arguments that passed `validate`, for files with chosen fields. */
  readonly personsOf?: (args: FunctionArguments) => PersonQuery;
  /** Runs it with arguments that passed `validate`. */
  readonly call: (call: FunctionCall) => Promise<FunctionTable | string>;
  /** By the names of the definition's actions. */
  readonly actions?: Readonly<Record<string, RowAction>>;
}

declare module '../area/Area.ts' {
  interface Area {
    /** Functions that the area gives to whoever may run them (FUNC-01). */
    readonly functions?: readonly CallableFunction[];
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    /** All functions of the areas, by their names. */
    readonly functions: ReadonlyMap<string, CallableFunction>;
  }
}
