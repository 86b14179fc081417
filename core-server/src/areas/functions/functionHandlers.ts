import {
  callFunction,
  getFunction,
  getFunctions,
  validateFunction,
} from '@salient/shared/areas/functions/functionMethods.ts';
import { type Actor, mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { CallableFunction } from './CallableFunction.ts';
import { personSearchFunctions } from './personSearchFunctions.ts';

const functions: ReadonlyMap<string, CallableFunction> = new Map(
  personSearchFunctions.map((each) => [each.definition.name, each]),
);

const mayRun = (actor: Actor, { definition, access }: CallableFunction) =>
  mayCall(actor, { name: definition.name, access });

function functionFor(actor: Actor, name: string): CallableFunction {
  const found = functions.get(name);
  if (!found) throw new RpcFailure(commonErrors.notFound, { entity: 'function', id: name });
  if (mayRun(actor, found)) return found;
  throw new RpcFailure(actor.type === 'anonymous' ? commonErrors.noSession : commonErrors.notPermitted);
}

export const handleGetFunctions = implement(getFunctions, async ({ actor }) =>
  [...functions.values()]
    .filter((each) => mayRun(actor, each))
    .map(({ definition }) => ({ name: definition.name, category: definition.category })),
);

export const handleGetFunction = implement(
  getFunction,
  async ({ params, actor }) => functionFor(actor, params.name).definition,
);

export const handleValidateFunction = implement(validateFunction, async ({ params, actor }) => {
  const errors = functionFor(actor, params.name).validate(params.args);
  return Object.keys(errors).length === 0 ? { status: 'OK' as const } : { status: 'NOK' as const, data: errors };
});

export const handleCallFunction = implement(callFunction, async ({ params, actor, services, db, fail }) => {
  const called = functionFor(actor, params.name);
  const { args, offset, limit, facets } = params;
  const sort = params.sort ?? [];
  const errors = called.validate(args);
  if (sort.some(([column]) => !called.sortColumns.includes(column))) errors.sort = ['sort: INVALID_OPTION'];
  if (Object.keys(errors).length > 0) throw fail.invalidData(errors);
  return called.call({ args, offset, limit, sort, facets, actor, services, db });
});
