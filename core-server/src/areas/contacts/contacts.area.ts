import { defineArea } from '../../lib/area/Area.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import * as changeContactPerson from './changeContactPerson.ts';
import { tellContactsNamed } from './contactLooks.ts';
import { contactPersonalData } from './contactPersonalData.ts';
import { contactPersonHistoryArea } from './contactPersonHistoryArea.ts';
import { contactRetention, draftRetention } from './contactRetention.ts';
import * as findContactPersonDoubles from './merge/findContactPersonDoubles.ts';
import * as mergeContactPersons from './merge/mergeContactPersons.ts';
import { ContactContributionEntity } from './moments/ContactContributionEntity.ts';
import { ContactMomentDraftEntity } from './moments/ContactMomentDraftEntity.ts';
import { ContactPersonEventEntity } from './moments/ContactPersonEventEntity.ts';
import * as changeContactMoment from './moments/changeContactMoment.ts';
import * as contactMomentDrafts from './moments/contactMomentDrafts.ts';
import { contactMomentHistoryArea } from './moments/contactMomentHistoryArea.ts';
import { joinContributions } from './moments/joinContributions.ts';
import * as readContactMoments from './moments/readContactMoments.ts';
import * as readContactPersons from './readContactPersons.ts';

/** Moments name records, and are nobody's to read but those who may read contact data. */
const ofMoment = {
  refusal: 'REFERENCED_BY_CONTACT',
  owner: { type: 'contact_person_event', column: 'event_id' },
  trail: 'owner',
} as const;

export const contactsArea = defineArea({
  name: 'contacts',
  entities: [ContactPersonEntity, ContactPersonEventEntity, ContactContributionEntity, ContactMomentDraftEntity],
  handlers: [
    readContactPersons,
    changeContactPerson,
    mergeContactPersons,
    findContactPersonDoubles,
    readContactMoments,
    changeContactMoment,
    contactMomentDrafts,
  ],
  constraints: {
    contact_person_place_fkey: ['placeId', 'DOES_NOT_EXIST'],
    contact_person_event_person_fkey: ['none', 'REFERENCED_BY_CONTACT'],
    contact_contribution_person_fkey: ['contributions', 'DOES_NOT_EXIST'],
    contact_contribution_document_fkey: ['contributions', 'DOES_NOT_EXIST'],
  },
  references: [
    // Personal data: a contact person counts, and is named to nobody.
    { to: 'place', table: 'contact_person', column: 'place_id', refusal: 'REFERENCED_BY_CONTACT_PERSON' },
    {
      ...{ to: 'contact_person', table: 'contact_person_event', column: 'contact_person_id' },
      // Those of key stories follow from their story, which keeps the person.
      where: `r.type = 'contact_moment'`,
      refusal: 'REFERENCED_BY_CONTACT',
      owner: { type: 'contact_person_event', column: 'id' },
      trail: 'owner',
    },
    {
      ...{ to: 'person', table: 'contact_contribution', column: 'person_id', sameRows: joinContributions },
      ...ofMoment,
    },
    { to: 'document', table: 'contact_contribution', column: 'document_id', ...ofMoment },
  ],
  hooks: [tellContactsNamed],
  retention: [contactRetention, draftRetention],
  history: { contact_person: contactPersonHistoryArea, contact_person_event: contactMomentHistoryArea },
  personalData: contactPersonalData,
});
