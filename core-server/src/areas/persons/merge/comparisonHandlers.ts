import type { MergeComparison } from '@salient/shared/areas/persons/mergeComparison.ts';
import { findMergeComparisons, requestMergeComparison } from '@salient/shared/areas/persons/mergeMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { withAdvisoryLock } from '../../../lib/jobs/withAdvisoryLock.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { beginComparison, comparePersons, endDeadComparisons } from './comparePersons.ts';
import { MergeComparisonEntity } from './MergeComparisonEntity.ts';

/** One that was asked for takes its lock within this time. Milliseconds. */
const beginsWithinMs = 30_000;

export const handleFindMergeComparisons = implement(findMergeComparisons, async ({ params, db }) => {
  const runs = await db.find(MergeComparisonEntity, { order: { started_at: 'DESC' }, take: params.limit });
  return runs.map(presentComparison);
});

export const handleRequestMergeComparison = implement(
  requestMergeComparison,
  async ({ db, actor, fail, services, afterCommit }) => {
    const now = services.now();
    // Two who ask at once wait for one another here.
    await db.query('LOCK TABLE merge_comparison IN SHARE ROW EXCLUSIVE MODE');
    const [lock] = await db.query<{ isFree: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [
      advisoryLocks.suggestMerges,
    ]);
    const [latest] = await db.find(MergeComparisonEntity, { order: { started_at: 'DESC' }, take: 1 });
    const begins = latest?.finished_at === null && now.getTime() - latest.started_at.getTime() < beginsWithinMs;
    if (!lock?.isFree || begins) throw fail.comparisonUnderWay();
    await endDeadComparisons(db, now);
    const id = await beginComparison(db, actor.account, now);
    const { connection: dataSource } = db;
    afterCommit(() => {
      void withAdvisoryLock(dataSource, advisoryLocks.suggestMerges, async () => {
        await comparePersons({ dataSource, now: services.now }, id);
      }).catch((error: unknown) => services.log.error({ err: error }, 'persons could not be compared'));
    });
    return presentComparison(await db.findOneByOrFail(MergeComparisonEntity, { id }));
  },
);

const presentComparison = ({ started_at, finished_at, ...run }: MergeComparisonEntity): MergeComparison => ({
  ...run,
  started_at: started_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});
