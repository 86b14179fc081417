/** Map with its letter, square, number, and what divides it further; blanks or dots stand between the parts. */
const form =
  /^(?<map>\d{1,3})(?<sheet>[a-z]?)[ .]+(?<square>[a-z])[ .]*(?<number>\d{1,2})(?:[ .]*(?<quarter>[a-d])(?:[ .]*(?<grid>\d[ .]+\d|\d\d[ .]+\d\d))?)?$/i;

/**
 * British trench coordinates in their normal form: map letter and quarter small, the square's letter a capital (MEMORIAL-20,
 * MEMORIAL-22).
 *
 * @example `normalizeTrenchCoordinates('28 i 12 C 3.5')` is `'28.I12.c.3.5'`
 * @returns null for what are none.
 */
export function normalizeTrenchCoordinates(text: string): string | null {
  const parts = form.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (!parts) return null;
  const { map, sheet = '', square = '', number, quarter, grid } = parts;
  const ends = [quarter?.toLowerCase(), grid?.replace(/[ .]+/, '.')].filter((part) => part !== undefined);
  return [`${map}${sheet.toLowerCase()}`, `${square.toUpperCase()}${number}`, ...ends].join('.');
}
