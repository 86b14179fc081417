import { choiceText, fieldText } from '@salient/shared/app/changeTexts.ts';
import type { EventField } from '@salient/shared/areas/events/eventFields.ts';
import { type EventType, singleDateTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField, type KindName, kindField } from '@salient/shared/areas/events/ownFields.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { decodeDate, formatPartialDate, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

const historyNames: Readonly<Record<string, string>> = { start_day: 'start_date', end_day: 'end_date' };

/** The label of an event's field: one for form, list, history and conflict. */
export function eventLabel(t: Translate, type: EventType, field: string): string {
  if (field === 'start_day' && singleDateTypes.has(type)) return t('events.fields.date');
  return fieldText(t, 'person_event', historyNames[field] ?? field);
}

/** Whether a field is the kind of its type: one of fixed choices. */
export const isKind = (field: string): field is KindName => eventField(field)?.kind === 'choice';

export const eventChoice = (t: Translate, field: KindName, value: string) =>
  choiceText(t, 'person_event', field, value);

/** Which event it is: its type, and what kind of it where that says something. */
export function eventTitle(t: Translate, event: PersonEvent): string {
  const type = t(`events.types.${event.type}`);
  const [name, field] = kindField(event.type) ?? [];
  const kind = name && event[name];
  return kind && !field?.unsaid.includes(kind) ? `${type}${t('common.colon')}${eventChoice(t, name, kind)}` : type;
}

/** An event as questions and messages name it: `Wound (12/5/1917)`. */
export function eventName(t: Translate, { type, sort_start_date }: Pick<PersonEvent, 'type' | 'sort_start_date'>) {
  const word = t(`events.types.${type}`);
  const date = decodeDate(sort_start_date);
  return date && !isUnknown(date) ? t('personEvents.on', { type: word, date: formatPartialDate(date) }) : word;
}

/** The fields of an event that its title and its date do not tell. */
export const isDetail = (field: EventField) => field !== 'start_day' && field !== 'end_day' && !isKind(field);
