import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { type Language, languageNames } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback } from 'react';
import type { NameKey } from './nameKeys.ts';

type Named = Pick<Place, 'languages'>;

/** The name of a place in a language, else in another one. */
export function nameOfPlace({ languages }: Named, language: Language): string {
  const names = Object.fromEntries(Object.entries(languages).map(([each, { name }]) => [each, name]));
  return placeName(names as Partial<Record<Language, string>>, language);
}

/** What a place is called in the reader's language, in lists and titles. */
export function usePlaceName(): (place: Named) => string {
  const { t, language } = useTexts();
  return useCallback((place: Named) => nameOfPlace(place, language) || t('places.nameless'), [t, language]);
}

/** An area that a place lies in, in the reader's language, else in another one. */
export function areaOf({ languages }: Named, key: NameKey, language: Language): string {
  const named = [languages[language], languages.nl, languages.en, ...Object.values(languages)];
  return named.find((each) => each?.[key])?.[key] ?? '';
}

/** What a field of the form is called; names say their language too. */
export const placeLabel =
  (t: Translate) =>
  (field: string): string => {
    const [part, language, key] = field.split('.');
    if (part === 'languages' && language && key) {
      return t('places.inLanguage', {
        field: t(`places.fields.${key as NameKey}`),
        language: languageNames[language as Language],
      });
    }
    return t(`places.fields.${field as 'type'}`);
  };
