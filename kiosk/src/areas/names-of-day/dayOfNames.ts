import type { KioskDay } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';

/**
 * The names of a moment's day in Brussels among those that the kiosk holds; null when its clock shows a day that it knows
 * nothing of (beyond 22).
 */
export function dayOfNames(days: readonly KioskDay[], now: Date): KioskDay | null {
  const today = calendarDayInBrussels(now);
  return days.find(({ month, day }) => month === today.month && day === today.day) ?? null;
}
