import { mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { z } from 'zod';
import type { Context, Handler } from './implement.ts';
import { failuresOf, RpcFailure } from './RpcFailure.ts';

/**
 * Runs another method's handler within a call: in its transaction, with its rights, and under its name in the trail.
 *
 * @param params of any origin; what the method's schema refuses is answered as invalid data of the field.
 */
export async function callWithin<M extends MethodDeclaration>(
  { method: handled, run }: Handler<M>,
  context: Omit<Context<M>, 'params' | 'fail'>,
  params: unknown,
): Promise<z.input<M['result']>> {
  if (!mayCall(context.actor, handled)) throw new RpcFailure(commonErrors.notPermitted);
  const parsed = handled.params.safeParse(params);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[1] ?? path[0] ?? 'none'));
    throw new RpcFailure(
      commonErrors.invalidData,
      Object.fromEntries(fields.map((name) => [name, [`${name}: INVALID_DATA`]])),
    );
  }
  return run({ ...context, params: parsed.data as z.output<M['params']>, fail: failuresOf(handled) });
}
