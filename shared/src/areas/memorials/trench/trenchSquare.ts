import type { Location } from '../../../lib/schemas/commonSchemas.ts';
import { fromMap, type MapPoint } from './bonneProjection.ts';
import { parseTrenchReference, type TrenchReference } from './trenchReference.ts';

/** Where a reference lies on the ground. */
export interface TrenchSquare {
  readonly centre: Location;
  /** North-west, north-east, south-east, south-west: the smallest square that the reference gives. */
  readonly corners: readonly [Location, Location, Location, Location];
  /** Metres within which the place meant lies from the centre: half the square's diagonal, and what the grid is out. */
  readonly accuracy: number;
}

const yard = 0.9144;

/** A sheet of the Belgian survey, in metres of the projection. */
const sheetSize = { width: 32_000, height: 20_000 } as const;
/** The north-west corner of sheet 28; all sheet lines follow from it. Derived: see docs/trench-coordinates.md. */
const sheet28: MapPoint = { x: -115_950, y: 57_200 };
/** The British grid of 36,000 by 22,000 yards lies on the middle of its sheet and reaches a little beyond it. */
const gridMargin = {
  x: (36_000 * yard - sheetSize.width) / 2,
  y: (22_000 * yard - sheetSize.height) / 2,
};
/** Metres that known points lie beside their squares at most. */
const gridError = 150;

/** Sheets row by row from the north; in each row from the west, beginning so many columns west of sheet 28. */
const rows: readonly { readonly row: number; readonly from: number; readonly sheets: readonly string[] }[] = [
  { row: -2, from: -1, sheets: ['11', '12', '13'] },
  { row: -1, from: -1, sheets: ['19', '20', '21', '22'] },
  { row: 0, from: -1, sheets: ['27', '28', '29', '30'] },
  { row: 1, from: -2, sheets: ['36d', '36a', '36', '37', '38'] },
  { row: 2, from: -1, sheets: ['36b', '36c', '44', '45'] },
  // The same two under the numbers that they got in 1918.
  { row: 2, from: -1, sheets: ['44b', '44a'] },
  { row: 3, from: -2, sheets: ['51d', '51c', '51b', '51a', '51'] },
  { row: 4, from: -2, sheets: ['57e', '57d', '57c', '57b', '57a', '57'] },
  { row: 5, from: -2, sheets: ['62e', '62d', '62c', '62b', '62a', '62'] },
  { row: 6, from: -1, sheets: ['66e', '66d', '66c', '66b'] },
  { row: 7, from: 0, sheets: ['70e', '70d'] },
];

const corners = new Map(
  rows.flatMap(({ row, from, sheets }) =>
    sheets.map((sheet, index): [string, MapPoint] => [
      sheet,
      { x: sheet28.x + (from + index) * sheetSize.width, y: sheet28.y - row * sheetSize.height },
    ]),
  ),
);

/** The sheets whose place is known, as `28` or `57d`. */
export const knownSheets: readonly string[] = [...corners.keys()];

/** Yards from the top of the grid to each row of lettered squares. */
const rowTops = [0, 5_000, 11_000, 17_000] as const;

/**
 * The square that a reference means.
 *
 * @returns null for a sheet whose place is not known.
 */
export function trenchSquare({ sheet, square, number, quarter, within }: TrenchReference): TrenchSquare | null {
  const corner = corners.get(sheet);
  if (!corner) return null;
  const letter = square.charCodeAt(0) - 65;
  let east = (letter % 6) * 6_000 + ((number - 1) % 6) * 1_000;
  let south = (rowTops[Math.floor(letter / 6)] ?? 0) + Math.floor((number - 1) / 6) * 1_000;
  let size = 1_000;
  if (quarter) {
    size = 500;
    if (quarter === 'b' || quarter === 'd') east += size;
    if (quarter === 'c' || quarter === 'd') south += size;
  }
  if (within) {
    // Figures count from the lower left corner of the quarter, and mean the square that begins there.
    const part = size / 10 ** within.digits;
    east += within.east * size;
    south += size - within.north * size - part;
    size = part;
  }
  const at = (right: number, down: number) =>
    fromMap({
      x: corner.x - gridMargin.x + (east + right) * yard,
      y: corner.y + gridMargin.y - (south + down) * yard,
    });
  return {
    centre: at(size / 2, size / 2),
    corners: [at(0, 0), at(size, 0), at(size, size), at(0, size)],
    accuracy: Math.round((size * yard * Math.SQRT2) / 2 + gridError),
  };
}

/** The square that written coordinates mean; null where they are none, or on a sheet whose place is not known. */
export function squareOfText(text: string): TrenchSquare | null {
  const reference = parseTrenchReference(text);
  return reference && trenchSquare(reference);
}
