import type { BulkChange, BulkOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

export type ListedOutcome = BulkOutcome | 'waiting';

export const isUnderWay = ({ state }: Pick<BulkChange, 'state'>) => state === 'running' || state === 'undoing';

/** Its undo was asked for. */
export const isTakenBack = ({ undo_account }: BulkChange) => undo_account !== null;

/** How many persons stand at each outcome now: once its undo was asked for, `changed` are those whom that has not come to. */
export function countsNow(change: BulkChange): [ListedOutcome, number][] {
  const { total, unchanged, refused, gone, merged, undone, kept, waiting } = change;
  const changed = isTakenBack(change) ? waiting : change.changed;
  const reached = { changed, unchanged, refused, gone, merged, undone, kept };
  const rest = total - Object.values(reached).reduce((sum, count) => sum + count, 0);
  return Object.entries({ ...reached, waiting: rest }) as [ListedOutcome, number][];
}

/** How much of what it does now is done, in percent. */
export function shareOf(change: BulkChange): number {
  const { done, total } = progressOf(change);
  return total === 0 ? 100 : (100 * done) / total;
}

function progressOf(change: BulkChange) {
  const total = isTakenBack(change) ? change.changed : change.total;
  return { done: total - change.waiting, total };
}

/** The counts of a change in one line. */
export function countsText(change: BulkChange, t: Translate): string {
  if (isUnderWay(change)) {
    return t(isTakenBack(change) ? 'bulkChanges.undoing' : 'bulkChanges.running', progressOf(change));
  }
  const { changed, unchanged, refused, gone, merged, undone, kept } = change;
  const notReached = countsNow(change).find(([outcome]) => outcome === 'waiting')?.[1] ?? 0;
  return [
    t('bulkChanges.changed', { count: changed }),
    ...(unchanged > 0 ? [t('bulkChanges.unchanged', { count: unchanged })] : []),
    ...(refused > 0 ? [t('bulkChanges.refused', { count: refused })] : []),
    ...(notReached > 0 ? [t('bulkChanges.waiting', { count: notReached })] : []),
    ...(isTakenBack(change) ? [t('bulkChanges.undone', { count: undone })] : []),
    ...(kept > 0 ? [t('bulkChanges.kept', { count: kept })] : []),
    ...(gone > 0 ? [t('bulkChanges.gone', { count: gone })] : []),
    ...(merged > 0 ? [t('bulkChanges.merged', { count: merged })] : []),
  ].join(' · ');
}
