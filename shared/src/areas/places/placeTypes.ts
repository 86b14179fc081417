import type { Language } from '../../lib/i18n/languages.ts';

export const placeTypes = [
  'unknown',
  'topo',
  'sublocality',
  'locality',
  'neighborhood',
  'colloquial_area',
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
] as const;
export type PlaceType = (typeof placeTypes)[number];

/** What a place lies in, from the smallest up; each language has its own words for them (PLACE-24). */
export const placeLevels = [
  'sublocality',
  'locality',
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/** `not_resolved` is read as `custom` (PLACE-28); `all` is a filter value only. */
export const resolutionStatuses = ['found', 'not_found', 'ambiguous', 'unresolved', 'custom'] as const;
export type ResolutionStatus = (typeof resolutionStatuses)[number];

/** New places start like this (PLACE-29). */
export const placeDefaults = { country_code: 'BE', type: 'locality', resolution_status: 'custom' } as const;

/** The name in the reader's language, else nl, en, or the first there is (I18N-14). */
export function placeName(names: Partial<Record<Language, string>>, language: Language): string {
  return names[language] || names.nl || names.en || Object.values(names).find(Boolean) || '';
}
