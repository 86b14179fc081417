import { getFunctionRuns } from '@salient/shared/areas/functions/functionMethods.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { FunctionRunEntity } from './FunctionRunEntity.ts';

export const handleGetFunctionRuns = implement(getFunctionRuns, async ({ params, db }) => {
  const { name, offset, limit } = params;
  const [runs, total] = await db.findAndCount(FunctionRunEntity, {
    where: name === undefined ? {} : { function: name },
    order: { started_at: 'DESC', id: 'DESC' },
    skip: offset,
    take: limit,
  });
  const data =
    limit === 0 ? [] : runs.map(({ started_at, ...run }) => ({ ...run, started_at: started_at.toISOString() }));
  return { data, total };
});
