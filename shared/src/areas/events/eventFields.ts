import type { EventDraft } from './checkEvent.ts';
import { addressTypes, type EventType, eventTypeFields, placelessTypes, singleDateTypes } from './eventTypes.ts';

/** A field of an event; the parts of a date go by its first one, as its errors do (EVENT-37). */
export type EventField = Exclude<
  keyof EventDraft,
  'type' | 'start_month' | 'start_year' | 'end_month' | 'end_year' | 'place_as_written'
>;

/** What says which event it is, and so comes before its date. */
const leading: ReadonlySet<string> = new Set([
  'where_reason',
  'enlisted_reason',
  'jailed_type',
  'memorial_id',
  'memorial_kind',
]);

/**
 * The fields of an event of one type in the order in which they are asked and told (EVENT-01 to EVENT-20). Form, list
 * and conflict read this one table.
 */
export function eventFields(type: EventType): readonly EventField[] {
  const own = eventTypeFields[type] as readonly EventField[];
  return [
    ...own.filter((field) => leading.has(field)),
    'start_day',
    ...(singleDateTypes.has(type) ? [] : ['end_day' as const]),
    ...(placelessTypes.has(type) ? [] : ['place_id' as const]),
    ...(addressTypes.has(type) ? ['topo' as const] : []),
    ...own.filter((field) => !leading.has(field)),
    'description',
  ];
}
