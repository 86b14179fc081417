import { isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import { asSingleDay, type DateValue, noDate } from '../values/dateValue.ts';
import type { GivenEvent } from './compileEvents.ts';
import type { GivenPerson } from './compilePersonFields.ts';
import type { Notes } from './notes.ts';
import { withNote } from './notes.ts';

/**
 * Every person has one birth, and one death when a victim or when the date is known (EVENT-24): brings what a mapping
 * gives to that, and the dates of both into the person's own fields. Of several births or deaths in a row the first
 * counts; what only a later one says is added to it.
 */
export function mergeLifeEvents(person: GivenPerson, events: readonly GivenEvent[], notes: Notes): GivenEvent[] {
  const born = mergeAll('born', person.born, events, person, notes);
  const died = mergeAll('died', person.died, events, person, notes);
  setDate(person, 'born', born.date);
  setDate(person, 'died', died.date);
  person.columns.born_date ||= born.event.columnOf('start_day');
  person.columns.died_date ||= died.event.columnOf('start_day');
  const isDead = (person.input.war_casualty ?? true) || !isUnknown(asSingleDay(died.date).day) || died.isGiven;
  const others = events.filter(({ type }) => type !== 'born' && type !== 'died');
  return [born.event, ...others, ...(isDead ? [died.event] : [])];
}

function setDate({ input }: GivenPerson, field: 'born' | 'died', date: DateValue): void {
  const { day, month, year } = asSingleDay(date).day;
  input[`${field}_day`] = day;
  input[`${field}_month`] = month;
  input[`${field}_year`] = year;
}

function mergeAll(
  type: 'born' | 'died',
  own: DateValue,
  events: readonly GivenEvent[],
  person: GivenPerson,
  notes: Notes,
): { readonly event: GivenEvent; readonly date: DateValue; readonly isGiven: boolean } {
  const given = events.filter((event) => event.type === type);
  const [first, ...later] = given;
  const base = first ?? blankEvent(type, own, person);
  const date =
    [own, ...given.map((event) => event.date)].find(({ kind, text }) => kind !== 'unknown' || text !== '') ?? noDate;
  const event = later.reduce((kept, next) => addTo(kept, next, notes), { ...base, date });
  return { event, date, isGiven: given.length > 0 };
}

/** The birth or death of a person for whom the mapping has no such event. */
const blankEvent = (type: 'born' | 'died', date: DateValue, { columns }: GivenPerson): GivenEvent => ({
  type,
  date,
  input: { type },
  places: [],
  memorial: null,
  entity: 'none',
  invalid: 'reject',
  columnOf: (field) => columns[field === 'start_day' ? `${type}_date` : field] ?? '',
});

function addTo(kept: GivenEvent, next: GivenEvent, notes: Notes): GivenEvent {
  const input: Record<string, unknown> = { ...next.input, ...kept.input };
  if (next.input.description) input.description = withNote(kept.input.description, next.input.description);
  if (next.date.text !== '' && next.date.text !== kept.date.text) {
    input.description = withNote(input.description as string | undefined, notes.date(next.date.text));
  }
  return { ...kept, input, places: kept.places.length > 0 ? kept.places : next.places };
}
