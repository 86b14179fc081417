import { readLocalMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { minuteText } from '@salient/shared/lib/dates/momentText.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** Minutes between two moments by the museum's clock; null where the first is none, or later than the second. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [readLocalMinute(start), readLocalMinute(end)];
  if (from === null || to === null || to < from) return null;
  return (timeOf(to) - timeOf(from)) / 60_000;
}

const timeOf = (minute: string) => Date.parse(`${minute.replace(' ', 'T')}:00Z`);

/** For how long a moment has been running: `25 min`, `1 h 5 min`; empty where nobody can tell. */
export function runningTime(t: Translate, startsAt: string, now: number): string {
  const minutes = minutesBetween(startsAt, minuteText(now));
  if (minutes === null) return '';
  if (minutes < 60) return t('contactRecorder.minutes', { minutes });
  return t('contactRecorder.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
