import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';

/** Two coordinates as they are typed: whole numbers or with decimals, a comma for a point, a minus for south and west. */
export interface TypedPosition {
  readonly lat: string;
  readonly lon: string;
}

/**
 * What somebody typed for a coordinate, without what belongs into none (KEYLOC-10). Besides the documents' digits, dot and
 * comma a minus in front stays: people were born west of Greenwich.
 */
export const cleanCoordinate = (text: string) => text.replace(/[^\d.,-]/g, '').replace(/(?!^)-/g, '');

/** The number that was typed, or null while it is none. */
export function readCoordinate(text: string): number | null {
  const clean = text.trim().replace(',', '.');
  return /^-?\d{1,3}(\.\d*)?$/.test(clean) ? Number(clean) : null;
}

/** A coordinate as it is shown: with four decimals, some ten metres (KEYLOC-10). */
export function showCoordinate(text: string): string {
  const value = readCoordinate(text);
  return value === null ? text : value.toFixed(4);
}

/** Both numbers, or null while one of them is none. */
export function readPosition({ lat, lon }: TypedPosition): Location | null {
  const [north, east] = [readCoordinate(lat), readCoordinate(lon)];
  return north === null || east === null ? null : { lat: north, lon: east };
}
