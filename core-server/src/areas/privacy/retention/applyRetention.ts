import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { addMonths, periodBefore } from '@salient/shared/lib/retention/retentionPeriod.ts';
import type { EntityManager } from 'typeorm';
import type { JobContext } from '../../../lib/jobs/Job.ts';
import type { RetentionClass } from '../../../lib/retention/RetentionClass.ts';
import { eraseDue, theClock } from './eraseDue.ts';
import { listDue } from './listDue.ts';
import { RetentionEntryEntity } from './RetentionEntryEntity.ts';
import { readPeriods, readState } from './readRetention.ts';

/** From the first night on, while nothing is erased that nobody confirmed. */
const monthsOfConfirming = 6;

/**
 * What the nightly job does: lists what has been kept long enough, and once confirming is over erases it. A class that fails
 * leaves the others alone, and the job tells of it when they are done.
 */
export async function applyRetention(context: JobContext, now: Date): Promise<{ listed: number; erased: number }> {
  const { dataSource, retentionClasses } = context;
  const runAt = { now, today: dayText(now) };
  const erasesAlone = await dataSource.transaction((db) => beginRun(db, runAt));
  const sums = { listed: 0, erased: 0 };
  const failures: unknown[] = [];
  for (const each of retentionClasses) {
    try {
      const { listed, erased } = await dataSource.transaction((db) =>
        applyTo(each, db, { ...runAt, erasesAlone, context }),
      );
      sums.listed += listed;
      sums.erased += erased;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some classes of data could not be looked through');
  return sums;
}

interface RunTime {
  readonly now: Date;
  /** By the museum's clock, as programs write a day. */
  readonly today: string;
}

/** Notes that it runs, the first time until when confirming lasts. @returns whether that is over. */
async function beginRun(db: EntityManager, { now, today }: RunTime): Promise<boolean> {
  const state = await readState(db, 'FOR UPDATE');
  const until = state.confirm_until ?? dayText(addMonths(now, monthsOfConfirming));
  await db.query(
    `UPDATE retention_state SET first_run_at = coalesce(first_run_at, $1), last_run_at = $1, confirm_until = $2`,
    [now, until],
  );
  return today > until;
}

async function applyTo(
  each: RetentionClass,
  db: EntityManager,
  { now, today, erasesAlone, context }: RunTime & { readonly erasesAlone: boolean; readonly context: JobContext },
): Promise<{ listed: number; erased: number }> {
  const period = (await readPeriods(db, [each])).get(each.name) ?? null;
  const before = period && periodBefore(now, period);
  const listed = await listDue(db, each, before, { now, today });
  const entries = erasesAlone
    ? await db.find(RetentionEntryEntity, {
        where: { class: each.name, status: 'waiting' },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      })
    : [];
  const erasing = { db, services: context, now };
  const { erased } = await eraseDue(erasing, each, { entries, before, by: theClock, listed });
  return { listed, erased };
}
