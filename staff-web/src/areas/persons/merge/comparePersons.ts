import { choiceText } from '@salient/shared/app/changeTexts.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { militaryText } from './militaryText.ts';

/** What one person says in a row: a day in 8 characters, words, or both. */
export interface ComparedCell {
  readonly date: string | null;
  readonly text: string;
}

export interface ComparedRow {
  readonly label: string;
  readonly a: ComparedCell;
  readonly b: ComparedCell;
  /** Both say something, and not the same; in what case a list writes its words does not count. */
  readonly differs: boolean;
}

const unknownDay = '????????';
const isEmpty = ({ date, text }: ComparedCell) => date === null && text === '';

/** Two persons line by line, below their names; lines in which neither says anything are left out. */
export function comparePersons(a: Person, b: Person, texts: Texts): readonly ComparedRow[] {
  const other = cellsOf(b, texts);
  return cellsOf(a, texts).flatMap(({ label, cell }, index) => {
    const theirs = other[index]?.cell ?? { date: null, text: '' };
    if (isEmpty(cell) && isEmpty(theirs)) return [];
    const differs = isOther(cell.date, theirs.date) || isOther(cell.text, theirs.text);
    return [{ label, a: cell, b: theirs, differs }];
  });
}

const isOther = (own: string | null, their: string | null) =>
  Boolean(own) && Boolean(their) && normalizeText(own ?? '') !== normalizeText(their ?? '');

function cellsOf(person: Person, texts: Texts): readonly { readonly label: string; readonly cell: ComparedCell }[] {
  const { t } = texts;
  const words = (label: string, text: string) => ({ label, cell: { date: null, text } });
  const life = (type: 'born' | 'died', date: string) => ({
    label: t(`persons.fields.${type}`),
    cell: { date: date === unknownDay ? null : date, text: placeOf(person, type, texts) },
  });
  const others = [...person.alternative_familynames, ...person.alternative_surnames];
  return [
    words(t('history.fields.alternative_names'), others.join(', ')),
    life('born', person.sort_born_date),
    life('died', person.sort_died_date),
    words(t('persons.type'), choiceText(t, 'person', 'victim_type', person.victim_type)),
    words(t('persons.fields.military'), militaryText(person)),
    words(t('pages.memorials'), (person.memorials ?? []).map(({ name }) => name).join(', ')),
    words(
      t('persons.fields.gender'),
      person.gender === 'undefined' ? '' : choiceText(t, 'person', 'gender', person.gender),
    ),
    words(t('persons.fields.nationality'), person.nationality),
    words(t('persons.fields.description'), person.description),
  ];
}

function placeOf(person: Person, type: 'born' | 'died', { language }: Texts): string {
  const event = person.events?.find((each) => each.type === type);
  const place = event?.extend_place;
  const named = place ? [placeName(place.names, language), placeCountry(place, language)] : [];
  return [...named, event?.topo].filter(Boolean).join(', ');
}
