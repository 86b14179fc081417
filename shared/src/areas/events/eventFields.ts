import type { EventDraft } from './eventDraft.ts';
import { addressTypes, type EventType, eventTypeFields, placelessTypes, singleDateTypes } from './eventTypes.ts';
import { eventField } from './ownFields.ts';

/** A field of an event; the parts of a date go by its first one, as its errors do (EVENT-37). */
export type EventField = Exclude<
  keyof EventDraft,
  'type' | 'start_month' | 'start_year' | 'end_month' | 'end_year' | 'place_as_written'
>;

/** Whether a field says which event it is, and so comes before its date. */
function isLeading(name: string): boolean {
  const field = eventField(name);
  return field?.kind === 'choice' || (field?.kind === 'reference' && field.required);
}

/**
 * The fields of an event of one type in the order in which they are asked and told (EVENT-01 to EVENT-20). Form, list
 * and conflict read this one list.
 */
export function eventFields(type: EventType): readonly EventField[] {
  const own = eventTypeFields[type] as readonly EventField[];
  return [
    ...own.filter(isLeading),
    'start_day',
    ...(singleDateTypes.has(type) ? [] : ['end_day' as const]),
    ...(placelessTypes.has(type) ? [] : ['place_id' as const]),
    ...(addressTypes.has(type) ? ['topo' as const] : []),
    ...own.filter((field) => !isLeading(field)),
    'description',
  ];
}
