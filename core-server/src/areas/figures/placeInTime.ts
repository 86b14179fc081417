import { oldestCountDays } from '@salient/shared/areas/figures/figureMethods.ts';
import { hourOf } from '@salient/shared/areas/figures/useCount.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A sending that took so long on its way says nothing about a clock. */
const usualMs = 5 * minuteMs;

/**
 * The hour in which something was counted, by the server's clock.
 *
 * @param hour by the kiosk's clock, which may be wrong.
 * @param sentAt the same clock when the kiosk sent it.
 * @returns null for what lies too far back. Nothing lies ahead: what seems to was counted just now.
 */
export function placeInTime(hour: Date, sentAt: Date, now: Date): Date | null {
  const wrong = now.getTime() - sentAt.getTime();
  const shift = Math.abs(wrong) <= usualMs ? 0 : wrong;
  // From the middle of the hour, so that a clock that is a little wrong moves nothing.
  const placed = hourOf(new Date(hour.getTime() + 30 * minuteMs + shift));
  if (placed.getTime() < now.getTime() - oldestCountDays * dayMs) return null;
  return placed > now ? hourOf(now) : placed;
}
