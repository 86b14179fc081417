import { type DayOfYear, isDayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { namesOfDay, reviewNamesOfDay } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { addDays } from '@salient/shared/lib/dates/calendarDay.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { presentName, presentReviewed } from './presentName.ts';
import { readNamesOfDay } from './readNamesOfDay.ts';

/** The day that params name; `instead` when they name none, null when there is no such day. */
function dayOf({ month, day }: Partial<DayOfYear>, instead: DayOfYear): DayOfYear | null {
  if (month === undefined && day === undefined) return instead;
  if (month === undefined || day === undefined) return null;
  return isDayOfYear({ month, day }) ? { month, day } : null;
}

const noSuchDay = { day: ['day: INVALID_FORMAT'] };

export const handleNamesOfDay = implement(namesOfDay, async ({ params, db, fail, services }) => {
  const { until, ...today } = services.namesOfDay.today();
  const chosen = dayOf(params, today);
  if (!chosen) throw fail.invalidData(noSuchDay);
  const { month, day } = chosen;
  const { lang, offset, limit, year } = params;
  const { data, total } = await services.namesOfDay.find(db, { month, day, year, offset, limit });
  return { month, day, total, data: data.map((name) => presentName(name, lang)), until: until.toISOString() };
});

export const handleReviewNamesOfDay = implement(reviewNamesOfDay, async ({ params, db, fail, services }) => {
  const tomorrow = addDays(services.namesOfDay.today(), 1);
  const chosen = dayOf(params, tomorrow);
  if (!chosen) throw fail.invalidData(noSuchDay);
  const { month, day } = chosen;
  const { lang, offset, limit, year = tomorrow.year } = params;
  const { data, total } = await readNamesOfDay(db, { month, day, year, offset, limit, withLeftOut: true });
  return { data: data.map((name) => presentReviewed(name, lang)), total };
});
