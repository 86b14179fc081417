import { decodeDate } from '../../../lib/dates/partialDate.ts';
import type { Texts, Translate } from '../../../lib/i18n/texts.ts';
import { distanceText } from '../../../lib/map/distanceText.ts';
import { dateInSentence, monthAndYear, monthName } from '../../../lib/ui/dateWords.ts';
import type { MemorialType } from '../../memorials/memorialTypes.ts';
import { unitInWords } from '../../military/names/unitInWords.ts';
import { placeName } from '../../places/placeTypes.ts';
import type { StoryVersion } from '../storyTypes.ts';
import type { CommonFact, Span } from './commonFact.ts';

const memorialTexts = {
  cemetery: 'cemetery',
  fieldgrave: 'cemetery',
  plate: 'memorial',
  document: 'document',
} as const satisfies Record<MemorialType, string>;

/** What two lives have in common as a sentence, for adults or for children: `Both were in Diksmuide in October 1914.` */
export function commonFactText({ t, language }: Texts, version: StoryVersion, fact: CommonFact): string {
  const nameOf = ({ names }: { readonly names: CommonPlaceNames }) => placeName(names, language);
  switch (fact.kind) {
    case 'died': {
      const when = spanText({ from: fact.date, to: fact.date }, t);
      const verb = fact.fell ? 'fell' : 'died';
      if (!fact.place) return t(`commonGround.${version}.${verb}`, { when });
      const key = `commonGround.${version}.${verb}${fact.place.isSettlement ? 'In' : 'At'}` as const;
      return t(key, { when, place: nameOf(fact.place) });
    }
    case 'unit':
      // The full stop of the sentence serves for an abbreviation's.
      return t(`commonGround.${version}.served`, { unit: unitInWords(fact.unit).replace(/\.$/, '') });
    case 'place': {
      const place = nameOf(fact.place);
      if (!fact.span) return t(`commonGround.${version}.placeEver`, { place });
      const key = `commonGround.${version}.${fact.place.isSettlement ? 'placeIn' : 'placeAt'}` as const;
      return t(key, { place, when: spanText(fact.span, t) });
    }
    case 'near':
      return t(`commonGround.${version}.near`, {
        place: nameOf(fact.place),
        other: nameOf(fact.other),
        distance: distanceText(fact.km * 1000, language),
        when: spanText(fact.span, t),
      });
    case 'memorial':
      return t(`commonGround.${version}.${memorialTexts[fact.memorial.type]}`, { memorial: fact.memorial.name });
    case 'born':
      return t(`commonGround.${version}.born`, { place: nameOf(fact.place) });
    case 'fate':
      return t(`commonGround.${version}.${fact.fate}`);
    case 'theme':
      return t(`commonGround.${version}.theme`, { theme: t(`commonGround.themes.${fact.tag}`) });
  }
}

type CommonPlaceNames = Extract<CommonFact, { kind: 'born' }>['place']['names'];

/** `in October 1914`, `on 7 June 1917`, `between 1908 and 1914`. */
function spanText({ from, to }: Span, t: Translate): string {
  const [start, end] = [decodeDate(from), decodeDate(to)];
  if (!start || start.year === null) return '';
  if (from === to || !end || end.year === null) return dateInSentence(start, t) ?? '';
  // The year once: between March and November 1919.
  const isOneYear = start.year === end.year && start.month !== null && end.month !== null;
  const first = isOneYear ? monthName(start.month as number, t) : monthText(start, t);
  return t('commonGround.between', { from: first, to: monthText(end, t) });
}

const monthText = ({ month, year }: { readonly month: number | null; readonly year: number | null }, t: Translate) =>
  month === null || year === null ? String(year) : monthAndYear(month, year, t);
