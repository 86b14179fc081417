import type { RecordReference } from '../../lib/merges/RecordReference.ts';

/** The place where an event happened. */
export const placeOfEvents = {
  ...{ to: 'place', table: 'person_event', column: 'place_id', refusal: 'REFERENCED_BY_PERSON_EVENT' },
  owner: { type: 'person', column: 'person_id' },
  trail: { entity: 'person_event', partOf: { type: 'person', column: 'person_id' } },
} as const satisfies RecordReference;
