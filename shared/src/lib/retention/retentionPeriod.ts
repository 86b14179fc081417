import { z } from 'zod';

/** For how long something is kept. */
export const retentionPeriodSchema = z.strictObject({
  count: z.int().min(1).max(1200),
  unit: z.enum(['day', 'month']),
});
export type RetentionPeriod = z.infer<typeof retentionPeriodSchema>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The moment that lies a period before `now`: what began earlier has been kept long enough. A day that the month lacks is
 * its last one.
 *
 * @example a month before 31 March 2027 is 28 February 2027
 */
export function periodBefore(now: Date, { count, unit }: RetentionPeriod): Date {
  return unit === 'day' ? new Date(now.getTime() - count * dayMs) : addMonths(now, -count);
}

/** The same time of day some months on, in the last day of that month where it has no such day. */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return moved;
}
