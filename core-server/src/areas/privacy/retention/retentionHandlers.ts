import {
  confirmErasures,
  findErasureRuns,
  findRetentionEntries,
  getRetention,
  postponeErasures,
  setRetention,
} from '@salient/shared/areas/privacy/retention/retentionMethods.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { periodBefore } from '@salient/shared/lib/retention/retentionPeriod.ts';
import { cleanText } from '@salient/shared/lib/schemas/cleanText.ts';
import { In } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { isBulk } from '../../../lib/retention/RetentionClass.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { ErasureRunEntity } from './ErasureRunEntity.ts';
import { eraseDue, holdEntries } from './eraseDue.ts';
import { presentEntries, presentRun } from './presentEntries.ts';
import { RetentionEntryEntity } from './RetentionEntryEntity.ts';
import { presentRetention, readPeriods, readState } from './readRetention.ts';

export const handleGetRetention = implement(getRetention, ({ db, services: { retentionClasses } }) =>
  presentRetention(db, retentionClasses),
);

export const handleSetRetention = implement(setRetention, async ({ params, actor, db, fail, services }) => {
  const { retentionClasses, now } = services;
  const { version, rules, confirm_until = null } = params;
  const state = await readState(db, 'FOR UPDATE');
  if (state.version !== version) {
    const { changed_by: changedBy, changed_at } = state;
    const changedAt = changed_at?.toISOString() ?? null;
    throw fail.conflict({ version: state.version, changedBy, changedAt, changedFields: [], current: {}, changes: [] });
  }
  for (const { class: name, period } of rules) {
    if (!retentionClasses.some((each) => each.name === name))
      throw fail.invalidData({ rules: ['rules: INVALID_OPTION'] });
    await db.query(
      `INSERT INTO retention_rule (class, count, unit) VALUES ($1, $2, $3)
       ON CONFLICT (class) DO UPDATE SET count = excluded.count, unit = excluded.unit`,
      [name, period?.count ?? null, period?.unit ?? null],
    );
  }
  await db.query(
    `UPDATE retention_state SET version = version + 1, changed_at = $1, changed_by = $2,
       confirm_until = coalesce($3, confirm_until)`,
    [now(), actor.account, confirm_until],
  );
  return presentRetention(db, retentionClasses);
});

export const handleFindRetentionEntries = implement(findRetentionEntries, async ({ params, ...call }) => {
  const { status, offset, limit } = params;
  const [entries, total] = await call.db.findAndCount(RetentionEntryEntity, {
    ...(status ? { where: { status } } : {}),
    order: { since: 'ASC', id: 'ASC' },
    skip: offset,
    take: limit,
  });
  return { data: await presentEntries(call, entries), total };
});

export const handleConfirmErasures = implement(confirmErasures, async ({ params, actor, db, services }) => {
  const { retentionClasses } = services;
  const now = services.now();
  const periods = await readPeriods(db, retentionClasses);
  const byClass = groupBy(await holdEntries(db, params.ids), (entry) => entry.class);
  const sums = { erased: 0, no_longer_due: 0 };
  for (const each of retentionClasses) {
    const entries = byClass.get(each.name);
    if (!entries) continue;
    const period = periods.get(each.name) ?? null;
    const before = period && periodBefore(now, period);
    const { erased, noLongerDue } = await eraseDue({ db, services, now }, each, { entries, before, by: actor });
    sums.erased += erased;
    sums.no_longer_due += noLongerDue;
  }
  return sums;
});

export const handlePostponeErasures = implement(postponeErasures, async ({ params, actor, db, fail, services }) => {
  const { ids, until } = params;
  const now = services.now();
  const reason = cleanText(params.reason);
  if (reason === '') throw fail.invalidData({ reason: ['reason: DATA_REQUIRED'] });
  if (until !== null && until <= dayText(now)) throw fail.invalidData({ until: ['until: INVALID_DATE'] });
  const entries = await holdEntries(db, ids);
  if (until === null) {
    const keepers = new Set(
      services.retentionClasses.filter((each) => !isBulk(each) && each.mayBeKept).map(({ name }) => name),
    );
    if (entries.some((entry) => !keepers.has(entry.class))) throw fail.invalidData({ until: ['until: DATA_REQUIRED'] });
  }
  await db.update(
    RetentionEntryEntity,
    { id: In(entries.map(({ id }) => id)) },
    {
      status: until === null ? 'kept' : 'postponed',
      postponed_until: until,
      reason,
      decided_at: now,
      decided_by: actor.account,
    },
  );
  return { postponed: entries.length };
});

export const handleFindErasureRuns = implement(findErasureRuns, async ({ params, db, services }) => {
  const [runs, total] = await db.findAndCount(ErasureRunEntity, {
    order: { at: 'DESC', id: 'ASC' },
    skip: params.offset,
    take: params.limit,
  });
  return { data: runs.map((run) => presentRun(services.retentionClasses, run)), total };
});
