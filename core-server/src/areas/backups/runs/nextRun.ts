import { dayText, minuteText } from '@salient/shared/lib/dates/momentText.ts';

export type RunKind = 'backup' | 'verify';

/** What of a run decides about the next one. */
export interface PastRun {
  readonly kind: RunKind;
  readonly startedAt: Date;
  readonly isOk: boolean;
}

export interface Situation {
  readonly now: Date;
  /** Time of the nightly backup on the museum's clock, `02:30`; null when nothing is done by the clock. */
  readonly at: string | null;
  /** When this process began. */
  readonly upSince: Date;
  /** Newest first; those of the last weeks are enough. */
  readonly runs: readonly PastRun[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long a process leaves a missed night alone after its start: people work, and the index may be built anew. */
export const quietMs = 15 * minuteMs;
/** A night that failed is tried again after so long, so many times. */
const retryMs = hourMs;
const attempts = 3;
/** A check is due a week after the last good one, in the night; by day when it is more than a day late. */
const verifyEveryMs = 6.5 * dayMs;
const verifyByDayMs = 8 * dayMs;
const nightMs = 6 * hourMs;

/**
 * What is to be run now: the backup of the last night unless there is a good one since, caught up when the machine was
 * off; then the weekly check, when there is something to check.
 */
export function nextRun({ now, at, upSince, runs }: Situation): RunKind | null {
  if (at === null) return null;
  const due = lastTime(at, now);
  const age = (moment: Date) => now.getTime() - moment.getTime();
  // On time it begins at once; what was missed waits for quiet minutes.
  const isOnTime = age(due) < quietMs && upSince < due;
  if (!isOnTime && age(upSince) < quietMs) return null;

  const backups = runs.filter(({ kind }) => kind === 'backup');
  const tonight = backups.filter(({ startedAt }) => startedAt >= due);
  if (!tonight.some(({ isOk }) => isOk)) {
    const last = tonight[0];
    if (!last || (tonight.length < attempts && age(last.startedAt) >= retryMs)) return 'backup';
  }

  if (!backups.some(({ isOk }) => isOk)) return null;
  const checks = runs.filter(({ kind }) => kind === 'verify');
  if (checks[0] && age(checks[0].startedAt) < dayMs) return null;
  const good = checks.find(({ isOk }) => isOk);
  if (!good) return 'verify';
  const isNight = age(due) < nightMs;
  return age(good.startedAt) >= (isNight ? verifyEveryMs : verifyByDayMs) ? 'verify' : null;
}

/** The last moment, up to `now`, at which the museum's clock showed `at`, such as `02:30`. */
export function lastTime(at: string, now: Date): Date {
  const today = momentOf(dayText(now), at);
  return today <= now ? today : momentOf(dayText(now.getTime() - dayMs), at);
}

/** The moment of a day and time in Brussels; a time that the summer clock skips is an hour later on the clock. */
function momentOf(day: string, at: string): Date {
  const asUtc = Date.parse(`${day}T${at}:00Z`);
  const inSummer = new Date(asUtc - 2 * hourMs);
  return minuteText(inSummer) === `${day} ${at}` ? inSummer : new Date(asUtc - hourMs);
}
