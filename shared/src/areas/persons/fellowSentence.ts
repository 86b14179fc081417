import type { Texts } from '../../lib/i18n/texts.ts';
import { unitInWords } from '../military/names/unitInWords.ts';
import { placeName } from '../places/placeTypes.ts';
import type { FellowGroup } from './fellowMethods.ts';

/** What others share with a person, and how many they are, as a sentence. */
export function fellowSentence({ kind, count, hasMore, unit, place }: FellowGroup, { t, language }: Texts): string {
  const slots = {
    count,
    unit: unit ? unitInWords(unit) : '',
    place: place ? placeName(place.place.names, language) : '',
  };
  return hasMore ? t(`personPage.moreFellows.${kind}`, slots) : t(`personPage.fellows.${kind}`, slots);
}
