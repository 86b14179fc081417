import { dayText } from '@salient/shared/lib/dates/momentText.ts';

/** The day so many days before `now`, as `yyyy-mm-dd` in the museum's time. */
export const daysAgo = (now: Date, days: number): string => dayText(now.getTime() - days * 86_400_000);
