/** The middle of the war, around which lie most days of this museum. */
export const yearOfTheWar = 1916;

/**
 * The year that somebody means by its last two digits: the one nearest to another year, so that near the war `92` is 1892
 * and `15` is 1915. What is no two digits stays as it was typed.
 *
 * @param near the earlier of two years that lie as far from it is taken.
 */
export function wholeYear(typed: string, near: number): string {
  if (!/^\d{2}$/.test(typed)) return typed;
  const inCentury = Math.floor(near / 100) * 100 + Number(typed);
  const distance = (year: number) => Math.abs(year - near);
  const years = [inCentury - 100, inCentury, inCentury + 100];
  return String(years.reduce((nearest, year) => (distance(year) < distance(nearest) ? year : nearest)));
}
