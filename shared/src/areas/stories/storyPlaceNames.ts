import { z } from 'zod';
import { inEachLanguage, type Language } from '../../lib/i18n/languages.ts';
import { byLanguage } from '../../lib/i18n/shownText.ts';
import type { PlaceNames } from '../places/place.ts';
import { writtenPlace } from './storyDefaults.ts';

/** Where a story takes place, as readers of each language know it. */
export const storyPlaceNamesSchema = byLanguage(z.strictObject({ community: z.string(), area: z.string() }));
export type StoryPlaceNames = z.infer<typeof storyPlaceNamesSchema>;

interface WrittenPlace {
  readonly community: string;
  readonly area: string;
}

/**
 * A story says in Dutch where it takes place. Where it says what its place is called, readers of another language get the
 * place's name in theirs: Ypres for Ieper. What somebody wrote instead stays as it was written.
 *
 * @param place the names of the place that the story was filled in from; null when it has none any more.
 */
export function storyPlaceNames(
  written: WrittenPlace,
  place: Partial<Record<Language, PlaceNames>> | null,
): StoryPlaceNames {
  const source = place ? writtenPlace(place) : null;
  const nameIn = (language: Language, part: keyof WrittenPlace) => {
    const names = place?.[language];
    const own = names && source?.[part] === written[part] ? writtenPlace({ nl: names })[part] : '';
    return own || written[part];
  };
  return inEachLanguage((language) => ({
    community: nameIn(language, 'community'),
    area: nameIn(language, 'area'),
  }));
}
