import type { Texts } from '../../lib/i18n/texts.ts';
import { type PlaceType, placeName } from '../places/placeTypes.ts';

interface NamedPlace {
  readonly names: Parameters<typeof placeName>[0];
  readonly type: PlaceType;
}

/**
 * A place as a sentence goes on with it: `in Ypres`, and `at Hill 60`, for nobody is born or dies in a hill, a wood or a
 * farm.
 *
 * @returns empty for a place without a name.
 */
export function placeInSentence({ names, type }: NamedPlace, { t, language }: Texts): string {
  const place = placeName(names, language);
  if (!place) return '';
  const phrase = t(type === 'topo' ? 'personPage.atPlace' : 'personPage.inPlace', { place });
  return language === 'fr' ? withArticle(phrase) : phrase;
}

/** French draws the article of a name into the preposition: au Havre, aux Éparges. */
const withArticle = (phrase: string) => phrase.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');
