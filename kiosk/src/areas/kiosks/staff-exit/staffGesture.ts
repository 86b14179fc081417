/** What staff do to be asked for their PIN (beyond 5): so many taps in the corner within so long. */
export const staffGesture = { taps: 5, withinMs: 3_000, cornerMm: 20 };

/**
 * The taps of a gesture that goes on.
 *
 * @param taps moments of the earlier taps in the corner, oldest first.
 * @param at moment of this one, in milliseconds of a clock that only goes on.
 * @returns those that still count, and whether they are all that is asked for.
 */
export function gestureStep(
  taps: readonly number[],
  at: number,
): { readonly taps: readonly number[]; readonly isDone: boolean } {
  const counting = [...taps.filter((tap) => at - tap <= staffGesture.withinMs), at];
  return counting.length >= staffGesture.taps ? { taps: [], isDone: true } : { taps: counting, isDone: false };
}
