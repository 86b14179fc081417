import { dayText } from '@salient/shared/lib/dates/momentText.ts';

/** How many backups are kept: the newest of each of so many days, weeks and months. */
export const retention = { daily: 7, weekly: 5, monthly: 12 } as const;

export interface DatedBackup {
  readonly id: string;
  /** The moment whose state it holds, ISO 8601. */
  readonly moment: string;
}

/**
 * Which backups stay, as ids: the newest of each of the last 7 days, 5 weeks (from Monday) and 12 months of which there
 * is one, by the calendar of the museum. Days without a backup do not count, so that a museum that was closed for a
 * winter still has what it had before.
 */
export function backupsToKeep(backups: readonly DatedBackup[], counts = retention): ReadonlySet<string> {
  const newestFirst = backups.toSorted((a, b) => Date.parse(b.moment) - Date.parse(a.moment) || (a.id < b.id ? 1 : -1));
  const kept = new Set<string>();
  const keepNewestOf = (periodOf: (day: string) => string, count: number) => {
    const periods = new Set<string>();
    for (const { id, moment } of newestFirst) {
      const period = periodOf(dayText(moment));
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      kept.add(id);
    }
  };
  keepNewestOf((day) => day, counts.daily);
  keepNewestOf(mondayOf, counts.weekly);
  keepNewestOf((day) => day.slice(0, 7), counts.monthly);
  return kept;
}

/** The first day of a day's week: `2026-11-22`, a Sunday, is of the week of `2026-11-16`. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
