import { decodeDate, formatPartialDate } from '../../../lib/dates/partialDate.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { Translate } from '../../../lib/i18n/texts.ts';
import type { EventType } from '../../events/eventTypes.ts';
import type { PublicEvent, PublicPerson } from '../../persons/publicPerson.ts';
import { placeName } from '../../places/placeTypes.ts';
import { eventProposalFields, isDateField, personProposalFields } from '../proposalFields.ts';

/** One thing that a visitor may correct. */
export interface ProposalChoice {
  readonly event_id: string | null;
  readonly field: string;
  readonly label: string;
  /** As readers see it; empty when nothing is known. */
  readonly present: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly ProposalChoice[];
}

/** The word for a field that somebody proposes a value for. */
export function proposalLabel(t: Translate, eventType: EventType | null, field: string): string {
  if (eventType === null) return t(`persons.fields.${field as 'surname'}`);
  return t(`events.fields.${(field === 'start' ? 'date' : field) as 'place'}`);
}

/** A day as readers see it; what is no day stays as it is. */
export function shownValue(field: string, value: string): string {
  const date = isDateField(field) ? decodeDate(value) : null;
  return date ? formatPartialDate(date) : value;
}

const known = (date: string) => (/\d/.test(date) ? date : '');

/** Everything on a person's page that may be wrong, with what stands there now. */
export function proposalChoices(person: PublicPerson, t: Translate, language: Language): ChoiceGroup[] {
  const values: Readonly<Record<(typeof personProposalFields)[number], string>> = {
    surname: person.firstName,
    familyname: person.lastName,
    born: known(person.bornDate),
    died: known(person.diedDate),
    nationality: person.nationality,
  };
  const own = personProposalFields.map((field) => ({
    ...{ event_id: null, field, label: proposalLabel(t, null, field), present: shownValue(field, values[field]) },
  }));
  const events = person.events.map((event) => ({ title: titleOf(event, t), choices: choicesOf(event, t, language) }));
  return [{ title: t('persons.fields.name'), choices: own }, ...events].filter(({ choices }) => choices.length > 0);
}

function titleOf({ type, start }: PublicEvent, t: Translate): string {
  const word = t(`events.types.${type}`);
  return known(start) ? `${word} (${shownValue('start', start)})` : word;
}

function choicesOf(event: PublicEvent, t: Translate, language: Language): ProposalChoice[] {
  const { id: event_id, type, start, place, topo, details } = event;
  const present: Readonly<Record<string, string>> = {
    ...details,
    ...{ start: shownValue('start', known(start)), place: place ? placeName(place.names, language) : '', topo },
  };
  return eventProposalFields(type).map((field) => ({
    ...{ event_id, field, label: proposalLabel(t, type, field), present: present[field] ?? '' },
  }));
}
