import { eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import type { PersonEventEntity } from './PersonEventEntity.ts';

/** The fields of an event that leave the server for staff: the common ones and those of its type that `actor` reads. */
export function presentEvent(event: PersonEventEntity, actor: Pick<Actor, 'type'>): PersonEvent {
  const own = Object.fromEntries(
    eventTypeFields[event.type].flatMap((field) => {
      if (!mayReadEventField(actor, field)) return [];
      const value = event[field as keyof PersonEventEntity];
      return value === null && !field.endsWith('_id') ? [] : [[field, value]];
    }),
  );
  return {
    id: event.id,
    version: event.version,
    type: event.type,
    person_id: event.person_id,
    start_day: showPart(event.start_day),
    start_month: showPart(event.start_month),
    start_year: showPart(event.start_year),
    sort_start_date: event.sort_start_date,
    end_day: showPart(event.end_day),
    end_month: showPart(event.end_month),
    end_year: showPart(event.end_year),
    sort_end_date: event.sort_end_date,
    place_id: event.place_id,
    place_as_written: event.place_as_written,
    topo: event.topo,
    description: event.description,
    ...own,
  };
}
