import type { PlaceNames } from '@salient/shared/areas/places/place.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

/**
 * SQL: what a place or an area of it is called in a reader's language, else in the next best as lists show it; null where it
 * is called nothing.
 *
 * @param column the column of names in all languages.
 */
export function nameInLanguageSql(column: string, key: keyof PlaceNames, language: Language): string {
  const tried = [...new Set<Language>([language, 'nl', 'en', ...languages])];
  return `coalesce(${tried.map((each) => `nullif(${column} -> '${each}' ->> '${key}', '')`).join(', ')})`;
}

/** SQL: the same without accents and capitals, to sort by. */
export const inLanguageSql = (column: string, key: keyof PlaceNames, language: Language): string =>
  `lower(regexp_replace(normalize(${nameInLanguageSql(column, key, language)}, NFKD), '[\u0300-\u036f]', '', 'g')) COLLATE "C"`;
