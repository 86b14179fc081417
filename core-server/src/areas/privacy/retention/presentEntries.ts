import type { ErasureRun, RetentionEntry } from '@salient/shared/areas/privacy/retention/retention.ts';
import type { HistoryReading } from '../../../lib/changes/HistoryArea.ts';
import { isBulk, type RetentionClass } from '../../../lib/retention/RetentionClass.ts';
import type { ErasureRunEntity } from './ErasureRunEntity.ts';
import type { RetentionEntryEntity } from './RetentionEntryEntity.ts';

/** Entries of the list with the names of their records, which revisors and administrators may read. */
export async function presentEntries(
  call: HistoryReading,
  entries: readonly RetentionEntryEntity[],
): Promise<RetentionEntry[]> {
  const { db, services } = call;
  const classes = services.retentionClasses;
  const names = new Map<string, string>();
  for (const each of classes) {
    if (isBulk(each)) continue;
    const ids = entries.flatMap((entry) => (entry.class === each.name ? (entry.record_id ?? []) : []));
    if (ids.length === 0) continue;
    const named = await each.namesOf(db, ids);
    await each.noteNamed?.(call, [...named.keys()]);
    for (const [id, name] of named) names.set(`${each.name} ${id}`, name);
  }
  return entries.map((entry) => {
    const ofClass = classes.find(({ name }) => name === entry.class);
    return {
      id: entry.id,
      class: entry.class,
      label: ofClass?.label ?? '',
      record_id: entry.record_id,
      name: names.get(`${entry.class} ${entry.record_id}`) ?? '',
      count: entry.count,
      since: entry.since.toISOString(),
      listed_at: entry.listed_at.toISOString(),
      status: entry.status,
      may_be_kept: ofClass !== undefined && !isBulk(ofClass) && ofClass.mayBeKept === true,
      postponed_until: entry.postponed_until,
      reason: entry.reason,
      decided_at: entry.decided_at?.toISOString() ?? null,
      decided_by: entry.decided_by,
    };
  });
}

export const presentRun = (classes: readonly RetentionClass[], run: ErasureRunEntity): ErasureRun => ({
  id: run.id,
  at: run.at.toISOString(),
  class: run.class,
  label: classes.find(({ name }) => name === run.class)?.label ?? '',
  listed: run.listed,
  erased: run.erased,
  record_ids: run.record_ids,
  account: run.account,
});
