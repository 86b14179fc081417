import type { BulkAction, BulkOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import type { JobContext } from '../../lib/jobs/Job.ts';
import { SqlParameters } from '../search/postgres/SqlParameters.ts';
import { readActor } from '../users/readActor.ts';
import { applyAction, takeBackAction } from './applyAction.ts';
import { outcomeSql } from './outcomeSql.ts';

/** So long one turn takes: a server that stops waits no longer. Milliseconds. */
const turnMs = 5_000;
/** Persons in one transaction: what a process that is killed does anew, and nobody else can change meanwhile. */
const batchSize = 500;

interface WorkingChange {
  readonly id: string;
  readonly user_id: string | null;
  readonly action: BulkAction;
  readonly state: 'running' | 'undoing';
}

/**
 * Goes on with changes of many persons for one turn, the oldest first. A batch is written in one transaction with its outcomes
 * and the counts, so that a process that is killed has done all that it told, and the next one goes on behind it.
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
      persons += await inTransaction(context.dataSource, (db) => carryOutBatch(context, db, change));
    } catch (error) {
      context.log.error({ err: error, bulkChange: change.id }, 'a change of many persons failed');
      await end(context.dataSource.manager, context, change, 'failed');
    }
  }
  return { persons };
}

async function nextChange(db: EntityManager): Promise<WorkingChange | undefined> {
  const [row] = await db.query<WorkingChange[]>(
    `SELECT id, user_id, action, state FROM bulk_change WHERE state IN ('running', 'undoing') ORDER BY created_at LIMIT 1`,
  );
  return row;
}

async function carryOutBatch(context: JobContext, db: EntityManager, change: WorkingChange): Promise<number> {
  // Whoever cancels it waits for this batch, and no further one begins.
  const [held] = await db.query<{ state: string }[]>('SELECT state FROM bulk_change WHERE id = $1 FOR UPDATE', [
    change.id,
  ]);
  if (held?.state !== change.state) return 0;
  const actor = change.user_id && (await readActor(db, change.user_id, context.contactDataFor));
  // An account that was closed changes nothing any more.
  if (!actor) return end(db, context, change, 'failed');
  return change.state === 'running' ? changeNext(context, db, change, actor) : undoNext(context, db, change, actor);
}

interface Waiting {
  readonly person_id: string;
  readonly notes: string;
}

/** The next persons with an outcome, or without one yet. */
const nextPersons = (db: EntityManager, { id }: WorkingChange, outcome: 'changed' | null): Promise<Waiting[]> =>
  db.query(
    `SELECT person_id, coalesce(notes, '') AS notes FROM bulk_change_person
     WHERE bulk_change_id = $1 AND outcome IS NOT DISTINCT FROM $2 ORDER BY person_id LIMIT ${batchSize}`,
    [id, outcome],
  );

async function changeNext(
  context: JobContext,
  db: EntityManager,
  change: WorkingChange,
  actor: Actor,
): Promise<number> {
  const ids = (await nextPersons(db, change, null)).map(({ person_id }) => person_id);
  if (ids.length === 0) return end(db, context, change, 'done');
  const outcomes = await outcomesOf(db, change.action, actor, ids);
  const wanted = ids.filter((id) => outcomes.get(id) === 'changed');
  const notes = await applyAction(changeContext(context, db, actor, 'startBulkChange'), change.action, wanted);
  await db.query(
    `UPDATE bulk_change_person b SET outcome = o.outcome, notes = o.notes
     FROM unnest($2::uuid[], $3::text[], $4::text[]) AS o (id, outcome, notes)
     WHERE b.bulk_change_id = $1 AND b.person_id = o.id`,
    [change.id, ids, ids.map((id) => outcomes.get(id) ?? 'refused'), ids.map((id) => notes.get(id) ?? null)],
  );
  const count = (outcome: BulkOutcome) => ids.filter((id) => (outcomes.get(id) ?? 'refused') === outcome).length;
  await db.query(
    'UPDATE bulk_change SET changed = changed + $2, unchanged = unchanged + $3, refused = refused + $4 WHERE id = $1',
    [change.id, count('changed'), count('unchanged'), count('refused')],
  );
  return ids.length;
}

/** What becomes of persons, whom the transaction holds from now on; of those who are gone nothing is said. */
async function outcomesOf(
  db: EntityManager,
  action: BulkAction,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BulkOutcome>> {
  const sql = new SqlParameters();
  const among = `p.id = ANY(${sql.add(ids)})`;
  const rows = await db.query<{ id: string; outcome: BulkOutcome }[]>(
    `SELECT p.id, ${outcomeSql(action, actor, sql)} AS outcome FROM person p WHERE ${among} ORDER BY p.id FOR NO KEY UPDATE`,
    sql.values,
  );
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}

async function undoNext(context: JobContext, db: EntityManager, change: WorkingChange, actor: Actor): Promise<number> {
  const persons = await nextPersons(db, change, 'changed');
  if (persons.length === 0) return end(db, context, change, 'undone');
  const ids = persons.map(({ person_id }) => person_id);
  const still = await stillSo(db, change.action, ids, actor);
  const back = persons.filter(({ person_id }) => still.has(person_id));
  await takeBackAction(changeContext(context, db, actor, 'undoBulkChange'), change.action, back);
  await db.query(
    `UPDATE bulk_change_person SET outcome = CASE WHEN person_id = ANY($3) THEN 'undone' ELSE 'kept' END
     WHERE bulk_change_id = $1 AND person_id = ANY($2)`,
    [change.id, ids, back.map(({ person_id }) => person_id)],
  );
  await db.query('UPDATE bulk_change SET undone = undone + $2, kept = kept + $3 WHERE id = $1', [
    change.id,
    back.length,
    ids.length - back.length,
  ]);
  return ids.length;
}

/** Those of whom it still is as the change left them, and whom the account may change; a membership that was noted upon since is not. */
async function stillSo(
  db: EntityManager,
  action: BulkAction,
  ids: readonly string[],
  actor: Actor,
): Promise<ReadonlySet<string>> {
  const outcomes = await outcomesOf(db, action, actor, ids);
  const still = new Set(ids.filter((id) => outcomes.get(id) === 'unchanged'));
  if (action.kind !== 'addToProject') return still;
  const noted = await db.query<{ person_id: string }[]>(
    `SELECT person_id FROM project_membership WHERE person_id = ANY($1) AND project_id = $2 AND notes <> ''`,
    [ids, action.project],
  );
  for (const { person_id } of noted) still.delete(person_id);
  return still;
}

const changeContext = (services: JobContext, db: EntityManager, actor: Actor, method: string) => ({
  db,
  actor,
  method,
  services,
});

/** Ends a change that works; answers 0, as nobody is left of it. */
async function end(
  db: EntityManager,
  { now }: JobContext,
  { id, state }: WorkingChange,
  ended: 'done' | 'failed' | 'undone',
): Promise<number> {
  await db.query('UPDATE bulk_change SET state = $3, ended_at = $4 WHERE id = $1 AND state = $2', [
    id,
    state,
    ended,
    now(),
  ]);
  return 0;
}
