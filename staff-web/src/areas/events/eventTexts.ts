import { choiceText, fieldText } from '@salient/shared/app/changeTexts.ts';
import type { EventField } from '@salient/shared/areas/events/eventFields.ts';
import { type EventType, singleDateTypes } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { decodeDate, formatPartialDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

const historyNames: Readonly<Record<string, string>> = { start_day: 'start_date', end_day: 'end_date' };

/** The label of an event's field: one for form, list, history and conflict. */
export function eventLabel(t: Translate, type: EventType, field: string): string {
  if (field === 'start_day' && singleDateTypes.has(type)) return t('events.fields.date');
  return fieldText(t, 'person_event', historyNames[field] ?? field);
}

/** The fields whose value is one of fixed choices. */
export const choiceFields = ['where_reason', 'enlisted_reason', 'jailed_type', 'memorial_kind'] as const;
export type ChoiceField = (typeof choiceFields)[number];

export const isChoice = (field: string): field is ChoiceField => (choiceFields as readonly string[]).includes(field);

export const eventChoice = (t: Translate, field: ChoiceField, value: string) =>
  choiceText(t, 'person_event', field, value);

/** Which event it is: its type, and what kind of it where that says something. */
export function eventTitle(t: Translate, event: PersonEvent): string {
  const field = choiceFields.find((each) => event[each] !== undefined);
  const choice = field && event[field];
  const type = t(`events.types.${event.type}`);
  if (!field || !choice || choice === 'none' || choice === 'unknown') return type;
  return `${type}: ${eventChoice(t, field, choice)}`;
}

/** An event as questions and messages name it: `Wound (12/5/1917)`. */
export function eventName(t: Translate, { type, sort_start_date }: Pick<PersonEvent, 'type' | 'sort_start_date'>) {
  const word = t(`events.types.${type}`);
  const date = decodeDate(sort_start_date);
  return date && !isUnknown(date) ? t('personEvents.on', { type: word, date: formatPartialDate(date) }) : word;
}

/** The fields of an event that its title and its date do not tell. */
export const isDetail = (field: EventField) => field !== 'start_day' && field !== 'end_day' && !isChoice(field);
