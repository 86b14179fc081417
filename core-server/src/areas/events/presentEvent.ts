import { commonFields } from '@salient/shared/areas/events/eventTable.ts';
import { eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import { eventField } from '@salient/shared/areas/events/ownFields.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { PersonEventEntity } from './PersonEventEntity.ts';

/** The fields of an event that leave the server for staff: the common ones and those of its type that `actor` reads. */
export function presentEvent(event: PersonEventEntity, actor: Pick<Actor, 'type'>): PersonEvent {
  const own = Object.fromEntries(
    eventTypeFields[event.type].flatMap((field) => {
      if (!mayReadEventField(actor, field)) return [];
      const value = event[field as keyof PersonEventEntity];
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
