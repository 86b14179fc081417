import type { MergeComparison } from '@salient/shared/areas/persons/merge/mergeComparison.ts';
import { findMergeComparisons, requestMergeComparison } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';
import { withAdvisoryLock } from '../../../lib/jobs/withAdvisoryLock.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { beginComparison, comparePersons, endDeadComparisons } from './comparePersons.ts';
import { MergeComparisonEntity } from './MergeComparisonEntity.ts';

/** One that was asked for takes its lock within this time. Milliseconds. */
const beginsWithinMs = 30_000;

export const handleFindMergeComparisons = implement(findMergeComparisons, async ({ params, db, services }) => {
  const runs = await db.find(MergeComparisonEntity, { order: { started_at: 'DESC' }, take: params.limit });
  const isLockHeld = await isComparing(db);
  return runs.map((run) => {
    const isDead = run.finished_at === null && !isLockHeld && !mayStillBegin(run, services.now());
    // Its end is noted when the next one begins.
    return presentComparison(isDead ? { ...run, ok: false } : run);
  });
});

export const handleRequestMergeComparison = implement(
  requestMergeComparison,
  async ({ db, actor, fail, services, afterCommit }) => {
    const now = services.now();
    // Two who ask at once wait for one another here.
    await db.query('LOCK TABLE merge_comparison IN SHARE ROW EXCLUSIVE MODE');
    const [latest] = await db.find(MergeComparisonEntity, { order: { started_at: 'DESC' }, take: 1 });
    // Whoever is refused must not hold the lock for even a moment: the one that begins takes it now or never.
    if (latest?.finished_at === null && mayStillBegin(latest, now)) throw fail.comparisonUnderWay();
    const [lock] = await db.query<{ isFree: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [
      advisoryLocks.suggestMerges,
    ]);
    if (!lock?.isFree) throw fail.comparisonUnderWay();
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

const mayStillBegin = ({ started_at }: MergeComparisonEntity, now: Date) =>
  now.getTime() - started_at.getTime() < beginsWithinMs;

/** Whether any process holds the lock of comparisons; looking does not take it from one that is about to. */
async function isComparing(db: EntityManager): Promise<boolean> {
  const [row] = await db.query<{ isHeld: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND granted AND (classid, objid, objsubid) = (0, $1::oid, 1)
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     ) AS "isHeld"`,
    [advisoryLocks.suggestMerges],
  );
  return row?.isHeld === true;
}

const presentComparison = ({ started_at, finished_at, ...run }: MergeComparisonEntity): MergeComparison => ({
  ...run,
  started_at: started_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});
