import {
  callFunction,
  getFunction,
  getFunctions,
  validateFunction,
} from '@salient/shared/areas/functions/functionMethods.ts';
import { whileWanted } from '../../lib/db/whileWanted.ts';
import { reportAccess } from '../../lib/functions/SqlReport.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { functionFor, mayRun } from './functionFor.ts';
import { noteRun } from './runs/noteRun.ts';

export const handleGetFunctions = implement(getFunctions, async ({ actor, services }) =>
  [...services.functions.values()]
    .filter((each) => mayRun(actor, each))
    .map(({ definition }) => ({ name: definition.name, category: definition.category })),
);

export const handleGetFunction = implement(
  getFunction,
  async ({ params, actor, services }) => functionFor(actor, services, params.name).definition,
);

export const handleValidateFunction = implement(validateFunction, async ({ params, ...asking }) => {
  const { name, args } = params;
  const { validate, checkRecords } = functionFor(asking.actor, asking.services, name);
  const refused = validate(args);
  const errors = Object.keys(refused).length === 0 ? ((await checkRecords?.(args, asking)) ?? {}) : refused;
  return Object.keys(errors).length === 0 ? { status: 'OK' as const } : { status: 'NOK' as const, data: errors };
});

/**
 * What administrators run is noted with its first page: the next ones are the same run. A query writes this and nothing
 * else, as the log of who looked at contact persons does.
 */
export const handleCallFunction = implement(callFunction, async ({ params, fail, ...context }) => {
  const { actor, services, client, db } = context;
  const called = functionFor(actor, services, params.name);
  const { name, args, offset, limit, facets, language } = params;
  const sort = params.sort ?? [];
  const errors = called.validate(args);
  if (sort.some(([column]) => !called.sortColumns.includes(column))) errors.sort = ['sort: INVALID_OPTION'];
  if (Object.keys(errors).length > 0) throw fail.invalidData(errors);
  const call = { args, offset, limit, sort, facets, language, actor, services };
  if (called.definition.access !== reportAccess) return called.call({ ...call, db });
  const run = () => whileWanted(db.connection, client.gone, (reading) => called.call({ ...call, db: reading }));
  if (offset > 0) return run();
  return noteRun(context, { function: name, action: null, arguments: args }, run, (answer) => ({
    rows: typeof answer === 'string' ? null : answer.total,
  }));
});
