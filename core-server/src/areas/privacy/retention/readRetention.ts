import type { Retention } from '@salient/shared/areas/privacy/retention/retention.ts';
import type { RetentionPeriod } from '@salient/shared/lib/retention/retentionPeriod.ts';
import type { EntityManager } from 'typeorm';
import type { RetentionClass } from '../../../lib/retention/RetentionClass.ts';

/** The one row of what is common to all classes. */
interface State {
  readonly version: number;
  readonly changed_at: Date | null;
  readonly changed_by: string | null;
  readonly first_run_at: Date | null;
  readonly last_run_at: Date | null;
  readonly confirm_until: string | null;
}

/** @param lock so that nobody else changes it, or erases by it, before this transaction ends. */
export async function readState(db: EntityManager, lock: '' | 'FOR UPDATE' = ''): Promise<State> {
  const [state] = await db.query<State[]>(
    `SELECT version, changed_at, changed_by, first_run_at, last_run_at, confirm_until::text FROM retention_state ${lock}`,
  );
  if (!state) throw new Error('the state of retention is missing');
  return state;
}

/** For how long each class is kept: as the museum set it, else as its area says; null for without limit. */
export async function readPeriods(
  db: EntityManager,
  classes: readonly RetentionClass[],
): Promise<ReadonlyMap<string, RetentionPeriod | null>> {
  const rows = await db.query<{ class: string; count: number | null; unit: RetentionPeriod['unit'] | null }[]>(
    'SELECT class, count, unit FROM retention_rule',
  );
  const set = new Map(rows.map(({ class: name, count, unit }) => [name, count && unit ? { count, unit } : null]));
  return new Map(classes.map(({ name, period }) => [name, set.has(name) ? (set.get(name) ?? null) : period]));
}

/** All of it, as those read it who may. */
export async function presentRetention(db: EntityManager, classes: readonly RetentionClass[]): Promise<Retention> {
  const { version, confirm_until, changed_by, ...moments } = await readState(db);
  const periods = await readPeriods(db, classes);
  return {
    version,
    confirm_until,
    changed_by,
    changed_at: moments.changed_at?.toISOString() ?? null,
    first_run_at: moments.first_run_at?.toISOString() ?? null,
    last_run_at: moments.last_run_at?.toISOString() ?? null,
    rules: classes.map(({ name, label, from, period }) => ({
      class: name,
      label,
      from,
      period: periods.get(name) ?? null,
      default_period: period,
    })),
  };
}
