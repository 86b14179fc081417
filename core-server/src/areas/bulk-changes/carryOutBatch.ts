import type { BulkAction, BulkOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { JobContext } from '../../lib/jobs/Job.ts';
import { applyAction, takeBackAction } from './applyAction.ts';
import { batchOutcomes } from './batchOutcomes.ts';

/** Persons in one transaction: what a process that is killed does anew, and nobody else can change meanwhile. */
const batchSize = 500;

export interface WorkingChange {
  readonly id: string;
  /** Who asked for it; null when the account is gone. */
  readonly runs_as: string | null;
  readonly action: BulkAction;
  readonly state: 'running' | 'undoing';
}

interface Batch {
  readonly services: JobContext;
  readonly db: EntityManager;
  readonly change: WorkingChange;
  readonly actor: Actor;
}

interface Waiting {
  readonly person_id: string;
  readonly notes: string;
}

/** The next persons with an outcome, or without one yet. */
const nextPersons = ({ db, change }: Batch, outcome: 'changed' | null): Promise<Waiting[]> =>
  db.query(
    `SELECT person_id, coalesce(notes, '') AS notes FROM bulk_change_person
     WHERE bulk_change_id = $1 AND outcome IS NOT DISTINCT FROM $2 ORDER BY person_id LIMIT ${batchSize}`,
    [change.id, outcome],
  );

const contextOf = ({ services, db, actor }: Batch, method: string) => ({ db, actor, method, services });

/** @returns how many persons were gone through; 0 when nobody is left. */
export async function changeNext(batch: Batch): Promise<number> {
  const { db, change } = batch;
  const ids = (await nextPersons(batch, null)).map(({ person_id }) => person_id);
  if (ids.length === 0) return 0;
  const outcomes = await batchOutcomes(batch, ids);
  const wanted = ids.filter((id) => outcomes.get(id) === 'changed');
  const done = await applyAction(contextOf(batch, 'startBulkChange'), change.action, wanted);
  await db.query(
    `UPDATE bulk_change_person b SET outcome = o.outcome, notes = o.notes, version = o.version
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::integer[]) AS o (id, outcome, notes, version)
     WHERE b.bulk_change_id = $1 AND b.person_id = o.id`,
    [
      ...[change.id, ids, ids.map((id) => outcomes.get(id))],
      ...[ids.map((id) => done.notes.get(id) ?? null), ids.map((id) => done.versions.get(id) ?? null)],
    ],
  );
  await count(batch, outcomes);
  return ids.length;
}

/** @returns how many persons were gone through; 0 when nobody is left. */
export async function undoNext(batch: Batch): Promise<number> {
  const { db, change } = batch;
  const persons = await nextPersons(batch, 'changed');
  if (persons.length === 0) return 0;
  const ids = persons.map(({ person_id }) => person_id);
  const outcomes = await batchOutcomes(batch, ids);
  const back = persons.filter(({ person_id }) => outcomes.get(person_id) === 'undone');
  const versions = await takeBackAction(contextOf(batch, 'undoBulkChange'), change.action, back);
  await db.query(
    `UPDATE bulk_change_person b SET outcome = o.outcome, undone_version = o.version
     FROM unnest($2::uuid[], $3::text[], $4::integer[]) AS o (id, outcome, version)
     WHERE b.bulk_change_id = $1 AND b.person_id = o.id`,
    [change.id, ids, ids.map((id) => outcomes.get(id)), ids.map((id) => versions.get(id) ?? null)],
  );
  await count(batch, outcomes);
  return ids.length;
}

/** Adds a batch to the counts of its change. */
async function count({ db, change }: Batch, outcomes: ReadonlyMap<string, BulkOutcome>): Promise<void> {
  const counts = new Map<BulkOutcome, number>();
  for (const outcome of outcomes.values()) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const added = [...counts].map(([outcome, n]) => `${outcome} = ${outcome} + ${n}`);
  await db.query(
    `UPDATE bulk_change SET ${[...added, 'waiting = waiting - $2'].join(', ')}, attempts = 0, retry_at = NULL WHERE id = $1`,
    [change.id, outcomes.size],
  );
}
