import { type Actor, mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { CallableFunction } from './CallableFunction.ts';
import { personSearchFunctions } from './personSearchFunctions.ts';

/** Every special function by its name. */
export const functions: ReadonlyMap<string, CallableFunction> = new Map(
  personSearchFunctions.map((each) => [each.definition.name, each]),
);

export const mayRun = (actor: Actor, { definition, access }: CallableFunction): boolean =>
  mayCall(actor, { name: definition.name, access });

/**
 * The function of a name, for whoever may run it (FUNC-18).
 *
 * @throws RpcFailure
 */
export function functionFor(actor: Actor, name: string): CallableFunction {
  const found = functions.get(name);
  if (!found) throw new RpcFailure(commonErrors.notFound, { entity: 'function', id: name });
  if (mayRun(actor, found)) return found;
  throw new RpcFailure(actor.type === 'anonymous' ? commonErrors.noSession : commonErrors.notPermitted);
}
