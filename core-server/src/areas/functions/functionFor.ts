import { type Actor, mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { CallableFunction } from '../../lib/functions/CallableFunction.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';

export const mayRun = (actor: Actor, { definition: { name, access } }: CallableFunction) =>
  mayCall(actor, { name, access });

/**
 * The function of that name.
 *
 * @throws RpcFailure when there is none, or `actor` may not run it (FUNC-18).
 */
export function functionFor(actor: Actor, { functions }: Pick<Services, 'functions'>, name: string): CallableFunction {
  const found = functions.get(name);
  if (!found) throw new RpcFailure(commonErrors.notFound, { entity: 'function', id: name });
  if (mayRun(actor, found)) return found;
  throw new RpcFailure(actor.type === 'anonymous' ? commonErrors.noSession : commonErrors.notPermitted);
}
