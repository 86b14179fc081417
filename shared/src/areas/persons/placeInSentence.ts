import type { Texts } from '../../lib/i18n/texts.ts';
import { type PlaceType, placeName } from '../places/placeTypes.ts';
import { inFrenchCountry, inFrenchTown } from './frenchPlace.ts';

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
  if (type === 'topo') return t('personPage.atPlace', { place });
  // French chooses the preposition by the name.
  if (language === 'fr') return type === 'country' ? inFrenchCountry(place) : inFrenchTown(place);
  return t('personPage.inPlace', { place });
}
