import type { Texts } from '../../../lib/i18n/texts.ts';
import { unitInWords } from '../../military/names/unitInWords.ts';
import { placeInSentence } from '../placeInSentence.ts';
import type { FellowGroup } from './fellowMethods.ts';

/** What others share with a person, and how many they are, as a sentence. */
export function fellowSentence({ kind, count, hasMore, unit, place }: FellowGroup, texts: Texts): string {
  const slots = {
    count,
    unit: unit ? unitInWords(unit) : '',
    place: place ? placeInSentence(place.place, texts) : '',
  };
  const { t } = texts;
  return hasMore ? t(`personPage.moreFellows.${kind}`, slots) : t(`personPage.fellows.${kind}`, slots);
}
