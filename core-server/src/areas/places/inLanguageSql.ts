import type { PlaceNames } from '@salient/shared/areas/places/place.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

/**
 * What a place or an area of it is called in a reader's language, else in the next best as lists show it, without accents
 * and capitals to sort by; null where it is called nothing.
 *
 * @param column the column of names in all languages.
 */
export function inLanguageSql(column: string, key: keyof PlaceNames, language: Language): string {
  const tried = [...new Set<Language>([language, 'nl', 'en', ...languages])];
  const name = `coalesce(${tried.map((each) => `nullif(${column} -> '${each}' ->> '${key}', '')`).join(', ')})`;
  return `lower(regexp_replace(normalize(${name}, NFKD), '[\u0300-\u036f]', '', 'g')) COLLATE "C"`;
}
