import { decodeDate } from '../../../lib/dates/partialDate.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { Texts } from '../../../lib/i18n/texts.ts';
import { dateInSentence } from '../../../lib/ui/dateWords.ts';
import { armyName } from '../../military/names/armyNames.ts';
import { unitInWords } from '../../military/names/unitInWords.ts';
import { fullName } from '../personNames.ts';
import { placeInSentence } from '../placeInSentence.ts';
import type { PublicPerson } from '../publicPerson.ts';

type KnownFacts = 'Date' | 'Place' | 'Both';
interface Moment {
  readonly known: KnownFacts | null;
  readonly date: string;
  readonly place: string;
}

/**
 * The life in one sentence, and a second one for service in an army: who, when, where, as far as it is known. Each
 * combination has a whole sentence of its own in every language.
 */
export function summarySentences(person: PublicPerson, texts: Texts): readonly string[] {
  return [lifeSentence(person, texts), ...serviceSentence(person, texts)];
}

function lifeSentence(person: PublicPerson, texts: Texts): string {
  const { t } = texts;
  const name = fullName(person) || t('persons.nameless');
  const born = momentOf(person, 'born', texts);
  const died = momentOf(person, 'died', texts);
  if (!born.known && !died.known) return t(`personPage.summary.${withoutDates(person)}`, { name });
  // Ages of nought and one need forms of their own and say little in a sentence; the header shows them.
  const age = died.known && person.age !== null && person.age > 1 ? person.age : null;
  const key = `${born.known ? `born${born.known}` : ''}${died.known ? `${born.known ? 'D' : 'd'}ied${died.known}` : ''}${age === null ? '' : 'Age'}`;
  // Every slot is given; a sentence takes those that it has.
  return t(`personPage.summary.${key as 'bornBothDiedBothAge'}`, {
    name,
    born: born.date,
    bornPlace: born.place,
    died: died.date,
    diedPlace: died.place,
    age: age ?? '',
  });
}

const withoutDates = ({ victimType }: PublicPerson) =>
  victimType === 'military' || victimType === 'civilian' ? victimType : 'neutral';

function momentOf(person: PublicPerson, type: 'born' | 'died', texts: Texts): Moment {
  const encoded = type === 'born' ? person.bornDate : person.diedDate;
  const day = decodeDate(encoded);
  const date = (day && dateInSentence(day, texts.t)) ?? '';
  const where = person.events.find((event) => event.type === type)?.place;
  const place = where ? placeInSentence(where, texts) : '';
  const known = date && place ? 'Both' : date ? 'Date' : place ? 'Place' : null;
  return { known, date, place };
}

/** The person's rank in the reader's language, where one of the events has it in that. */
function rankIn({ rank, events }: PublicPerson, language: Language): string {
  const said = events.find(({ details }) => details.enlisted_rank === rank);
  return said?.detailsInLanguages.enlisted_rank?.[language] ?? rank;
}

function serviceSentence(person: PublicPerson, { t, language }: Texts): readonly string[] {
  const { gender: context } = person;
  const rank = rankIn(person, language);
  const unit = unitInWords(person);
  const army = armyName(person.army, language);
  if (!unit && !army) return [];
  if (!unit) {
    const key = rank ? 'servedInArmyAs' : 'servedInArmy';
    return [t(`personPage.summary.${key}`, { rank, army, context })];
  }
  // The full stop of the sentence serves for an abbreviation's.
  const where = army ? `${unit} (${army})` : unit.replace(/\.$/, '');
  return [t(`personPage.summary.${rank ? 'servedAs' : 'served'}`, { rank, unit: where, context })];
}
