import { type BulkReason, projectOf } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { startBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { mayCall } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { isDeadlock, isLocked, isTimeout, isUnavailable } from '../../lib/db/isUnavailable.ts';
import type { JobContext } from '../../lib/jobs/Job.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';
import { readActor } from '../users/readActor.ts';
import { changeNext, undoNext, type WorkingChange } from './carryOutBatch.ts';

/** So long one turn takes: a server that stops waits no longer. Milliseconds. */
const turnMs = 5_000;
/** Attempts at one batch that end by a fault which passes, the pause before the next twice as long each time. */
const mostAttempts = 5;

/**
 * Goes on with changes of many persons for one turn, and with their undos, in the order in which they were asked for. A batch is
 * written in one transaction with its outcomes and the counts, so that a process that is killed has done all that it told, and
 * the next one goes on behind it.
 *
 * @returns how many persons were gone through.
 */
export async function carryOutBulkChanges(
  context: JobContext,
  { forMs = turnMs }: { readonly forMs?: number } = {},
): Promise<{ persons: number }> {
  const until = performance.now() + forMs;
  let persons = 0;
  while (performance.now() < until) {
    const change = await nextChange(context.dataSource.manager);
    if (!change) break;
    try {
      persons += await inTransaction(context.dataSource, (db) => carryOutNext(context, db, change));
    } catch (error) {
      context.log.error({ err: error, bulkChange: change.id }, 'a batch of a change of many persons failed');
      await noteFault(context, change, error);
    }
  }
  return { persons };
}

async function nextChange(db: EntityManager): Promise<WorkingChange | undefined> {
  const [row] = await db.query<WorkingChange[]>(
    `SELECT id, runs_as, action, state FROM bulk_change
     WHERE state IN ('running', 'undoing') AND (retry_at IS NULL OR retry_at <= clock_timestamp())
     ORDER BY asked_at, id LIMIT 1`,
  );
  return row;
}

async function carryOutNext(context: JobContext, db: EntityManager, change: WorkingChange): Promise<number> {
  // Whoever cancels it waits for this batch, and no further one begins.
  const [held] = await db.query<{ state: string }[]>('SELECT state FROM bulk_change WHERE id = $1 FOR UPDATE', [
    change.id,
  ]);
  if (held?.state !== change.state) return 0;
  const actor = change.runs_as && (await readActor(db, change.runs_as, context.contactDataFor));
  // An account that was closed, or may change persons no longer, changes nothing any more.
  if (!actor) return fail(context, db, change, 'accountClosed');
  if (!mayCall(actor, startBulkChange)) return fail(context, db, change, 'notPermitted');
  if (!(await holdProject(db, change))) return fail(context, db, change, 'projectGone');
  const isForward = change.state === 'running';
  const persons = await (isForward ? changeNext : undoNext)({ services: context, db, change, actor });
  if (persons === 0) await end(context, db, change, { state: isForward ? 'done' : 'undone' });
  return persons;
}

/** Keeps the project of a change from being removed meanwhile; false when it was. */
async function holdProject(db: EntityManager, { action }: WorkingChange): Promise<boolean> {
  const project = projectOf(action);
  if (project === null) return true;
  const where = { id: project };
  return (await db.findOne(ProjectEntity, { where, lock: { mode: 'for_key_share' } })) !== null;
}

/**
 * A fault that passes is followed by another attempt, after a pause; one that comes back each time, or that is of the data,
 * ends the change. A database that cannot be told so ends nothing: the next turn goes on.
 */
async function noteFault(context: JobContext, change: WorkingChange, error: unknown): Promise<void> {
  const db = context.dataSource.manager;
  const passes = [isUnavailable, isDeadlock, isLocked, isTimeout].some((isOfKind) => isOfKind(error));
  const [rows] = passes
    ? await db.query<[unknown[], number]>(
        `UPDATE bulk_change SET attempts = attempts + 1, retry_at = clock_timestamp() + interval '1 second' * 2 ^ attempts
         WHERE id = $1 AND state = $2 AND attempts + 1 < $3 RETURNING id`,
        [change.id, change.state, mostAttempts],
      )
    : [[]];
  if (rows.length === 0) await fail(context, db, change, 'fault');
}

/** Answers 0, as nobody is gone through any more. */
async function fail(
  context: JobContext,
  db: EntityManager,
  change: WorkingChange,
  reason: BulkReason,
): Promise<number> {
  await end(context, db, change, { state: 'failed', reason });
  return 0;
}

interface Ended {
  readonly state: 'done' | 'failed' | 'undone';
  readonly reason?: BulkReason;
}

/** Ends a change that works. */
const end = ({ now }: JobContext, db: EntityManager, change: WorkingChange, { state, reason }: Ended) =>
  db.query('UPDATE bulk_change SET state = $3, reason = $4, ended_at = $5 WHERE id = $1 AND state = $2', [
    ...[change.id, change.state, state, reason ?? null, now()],
  ]);
