import type { Place } from '@salient/shared/areas/places/place.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { PlaceDraft } from '../../records/records.ts';

export const levels = ['area1', 'area2', 'locality'] as const;
export type Level = (typeof levels)[number];
export const fieldOf = {
  area1: 'administrative_area_level_1',
  area2: 'administrative_area_level_2',
  locality: 'locality',
} as const satisfies Record<Level, string>;

/** The names of a place with the areas that it lies in, in each language, as the table holds them. */
export function languagesOf(draft: PlaceDraft): Place['languages'] {
  const languages: Record<string, Record<string, string>> = {};
  for (const [language, name] of Object.entries(draft.names)) {
    const own: Record<string, string> = { name };
    for (const level of levels) {
      const area = draft[level][language as Language] ?? Object.values(draft[level])[0];
      if (area) own[fieldOf[level]] = area;
    }
    const sublocality = draft.sublocality[language as Language] ?? Object.values(draft.sublocality)[0];
    if (sublocality) own.sublocality = sublocality;
    languages[language] = own;
  }
  return languages as Place['languages'];
}
