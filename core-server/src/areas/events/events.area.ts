import { defineArea } from '../../lib/area/Area.ts';
import * as changeEvent from './changeEvent.ts';
import { countEventsAtPlaces } from './countEventsAtPlaces.ts';
import { eventHistoryArea } from './eventHistoryArea.ts';
import { eventPersonalData } from './eventPersonalData.ts';
import { militaryLinks, militaryReferences } from './militaryLinks.ts';
import { namePersonsAtPlaces } from './namePersonsAtPlaces.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import * as linkPlaceText from './place-texts/linkPlaceText.ts';
import { PlaceTextLinkEntity } from './place-texts/PlaceTextLinkEntity.ts';
import * as readPlaceTexts from './place-texts/readPlaceTexts.ts';
import { placeOfEvents } from './placeOfEvents.ts';
import * as readEvents from './readEvents.ts';
import { sponsorRetention } from './sponsorRetention.ts';

export const eventsArea = defineArea({
  name: 'events',
  entities: [PersonEventEntity, PlaceTextLinkEntity],
  handlers: [changeEvent, readEvents, readPlaceTexts, linkPlaceText],
  hooks: [countEventsAtPlaces, namePersonsAtPlaces, ...militaryLinks],
  constraints: {
    person_event_no_overlap: ['start_day', 'EVENTS_OVERLAP'],
    person_event_born_once: ['type', 'DATA_ALREADY_EXISTS'],
    person_event_person_fkey: ['person_id', 'DOES_NOT_EXIST'],
    person_event_place_fkey: ['place_id', 'DOES_NOT_EXIST'],
    person_event_memorial_fkey: ['memorial_id', 'DOES_NOT_EXIST'],
    person_event_military_entity_fkey: ['military_entity_id', 'INVALID_REFERENCE'],
    person_event_military_regiment_fkey: ['military_regiment_id', 'INVALID_REFERENCE'],
  },
  references: [
    placeOfEvents,
    {
      ...{ to: 'memorial', table: 'person_event', column: 'memorial_id', refusal: 'REFERENCED_BY_PERSON_EVENT' },
      owner: { type: 'person', column: 'person_id' },
      trail: { entity: 'person_event', partOf: { type: 'person', column: 'person_id' } },
    },
    ...militaryReferences,
  ],
  retention: [sponsorRetention],
  history: { person_event: eventHistoryArea },
  personalData: eventPersonalData,
});
