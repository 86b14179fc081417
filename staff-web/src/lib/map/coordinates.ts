import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { coordinateText, positionText } from '@salient/shared/lib/map/positionText.ts';
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

/** A typed coordinate as it is shown: with four decimals (KEYLOC-10), and as it was typed while it is none. */
export function showCoordinate(text: string, language: Language): string {
  const value = readCoordinate(text);
  return value === null ? text : coordinateText(value, language);
}

/** Both numbers, or null while one of them is none. */
export function readPosition({ lat, lon }: TypedPosition): Location | null {
  const [north, east] = [readCoordinate(lat), readCoordinate(lon)];
  return north === null || east === null ? null : { lat: north, lon: east };
}

/** A typed position on one line; what is none is shown as it was typed. */
export function showPosition(typed: TypedPosition, language: Language): string {
  const position = readPosition(typed);
  return position ? positionText(position, language) : [typed.lat, typed.lon].filter(Boolean).join(' / ');
}
