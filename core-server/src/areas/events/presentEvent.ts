import { commonFields } from '@salient/shared/areas/events/eventTable.ts';
import { eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { PersonEventEntity } from './PersonEventEntity.ts';

/** Columns that stay where they are: keys of searches, what only statements compare, and what imports and merges note. */
export const innerColumns = [
  ...(['army_key', 'regt_key', 'unit_key', 'nr_key', 'number_key', 'text_keys', 'period_min', 'period_max'] as const),
  ...(['batch', 'csv_id', 'merge_id', 'created_at', 'updated_at'] as const),
] satisfies (keyof PersonEventEntity)[];
/** What is read of an event that is only presented. */
export type PresentedEvent = Omit<PersonEventEntity, (typeof innerColumns)[number]>;

/** The fields of an event that leave the server for staff: the common ones and those of its type that `actor` reads. */
export function presentEvent(event: PresentedEvent, actor: Pick<Actor, 'type'>): PersonEvent {
  const own = Object.fromEntries(
    eventTypeFields[event.type].flatMap((field) => {
      if (!mayReadEventField(actor, field)) return [];
      const value = event[field as keyof PresentedEvent];
      return value === null && eventField(field)?.kind !== 'reference' ? [] : [[field, value]];
    }),
  );
  return {
    id: event.id,
    version: event.version,
    type: event.type,
    person_id: event.person_id,
    ...presentFields(commonFields, event),
    sort_start_date: event.sort_start_date,
    sort_end_date: event.sort_end_date,
    place_as_written: event.place_as_written,
    ...own,
  };
}
