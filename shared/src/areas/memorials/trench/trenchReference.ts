/**
 * A reference to a square of a British trench map of 1914 to 1918, such as `28.I12.c.3.5`.
 *
 * A sheet of 1:40,000 has 24 lettered squares in four rows of six, each 6,000 yards wide; those of the first and the last
 * row are 5,000 yards high and hold 30 numbered squares of 1,000 yards, the others 6,000 and hold 36. A numbered square has
 * four quarters of 500 yards, `a` and `b` above `c` and `d`; figures behind it count tenths, or hundredths, of the quarter
 * eastwards and then northwards from its lower left corner.
 */
export interface TrenchReference {
  /** Number of the sheet and its letter, as in `28` or `57d`. */
  readonly sheet: string;
  /** A to X. */
  readonly square: string;
  readonly number: number;
  readonly quarter?: 'a' | 'b' | 'c' | 'd';
  /** Parts of the quarter, from 0 up to 1. */
  readonly within?: {
    readonly east: number;
    readonly north: number;
    /** How many digits each has: 1 for tenths, 2 for hundredths. */
    readonly digits: 1 | 2;
  };
}

/** Map with its letter, square, number, and what divides it further; blanks or dots stand between the parts. */
const form =
  /^(?<map>\d{1,3})(?<letter>[a-z]?)[ .]+(?<square>[a-x])[ .]*(?<number>\d{1,2})(?:[ .]*(?<quarter>[a-d])(?:[ .]*(?<grid>\d[ .]+\d|\d\d[ .]+\d\d))?)?$/i;

/** How many numbered squares a lettered one has: fewer in the first and the last row. */
export const numbersIn = (square: string): 30 | 36 => (/[A-FS-X]/i.test(square) ? 30 : 36);

/**
 * Reads a reference as the documents write it (MEMORIAL-20); blanks and dots between the parts count alike, letters in
 * any case.
 *
 * @returns null for what is none, and for a number that its square has not.
 */
export function parseTrenchReference(text: string): TrenchReference | null {
  const parts = form.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (!parts) return null;
  const { map = '', letter = '', square = '', number = '', quarter, grid } = parts;
  return referenceOf(`${Number(map)}${letter.toLowerCase()}`, square, Number(number), quarter, grid?.split(/[ .]+/));
}

/** A reference of its parts; null where the square has no such number. */
export function referenceOf(
  sheet: string,
  square: string,
  number: number,
  quarter: string | undefined,
  grid: readonly string[] | undefined,
): TrenchReference | null {
  if (number < 1 || number > numbersIn(square)) return null;
  const [east, north] = grid ?? [];
  return {
    sheet,
    square: square.toUpperCase(),
    number,
    ...(quarter ? { quarter: quarter.toLowerCase() as 'a' } : {}),
    ...(quarter && east && north
      ? {
          within: {
            east: Number(`0.${east}`),
            north: Number(`0.${north}`),
            digits: east.length === 1 ? 1 : 2,
          },
        }
      : {}),
  };
}

/**
 * Writes a reference in its normal form: letter of the sheet and quarter small, the square's a capital (MEMORIAL-22).
 *
 * @example `28.I12.c.3.5`
 */
export function formatTrenchReference({ sheet, square, number, quarter, within }: TrenchReference): string {
  const part = (value: number, digits: number) => value.toFixed(digits).slice(2);
  const ends = within ? [part(within.east, within.digits), part(within.north, within.digits)] : [];
  return [sheet, `${square}${number}`, ...(quarter ? [quarter] : []), ...ends].join('.');
}

/**
 * British trench coordinates in their normal form (MEMORIAL-21).
 *
 * @example `normalizeTrenchCoordinates('28 i 12 C 3.5')` is `'28.I12.c.3.5'`
 * @returns null for what are none.
 */
export function normalizeTrenchCoordinates(text: string): string | null {
  const reference = parseTrenchReference(text);
  return reference && formatTrenchReference(reference);
}
