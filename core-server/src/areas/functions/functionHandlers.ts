import {
  callFunction,
  getFunction,
  getFunctions,
  validateFunction,
} from '@salient/shared/areas/functions/functionMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { functionFor, functions, mayRun } from './functions.ts';

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
