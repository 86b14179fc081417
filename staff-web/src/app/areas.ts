import { attachmentsArea } from '../areas/attachments/attachments.area.ts';
import { backupsArea } from '../areas/backups/backups.area.ts';
import { catalogueArea } from '../areas/catalogue/catalogue.area.ts';
import { changesArea } from '../areas/changes/changes.area.ts';
import { collectionsArea } from '../areas/collections/collections.area.ts';
import { contactsArea } from '../areas/contacts/contacts.area.ts';
import { documentsArea } from '../areas/documents/documents.area.ts';
import { eventsArea } from '../areas/events/events.area.ts';
import { feedbackArea } from '../areas/feedback/feedback.area.ts';
import { figuresArea } from '../areas/figures/figures.area.ts';
import { functionsArea } from '../areas/functions/functions.area.ts';
import { importsArea } from '../areas/imports/imports.area.ts';
import { keyLocationsArea } from '../areas/key-locations/keyLocations.area.ts';
import { kiosksArea } from '../areas/kiosks/kiosks.area.ts';
import { mailsArea } from '../areas/mails/mails.area.ts';
import { memorialsArea } from '../areas/memorials/memorials.area.ts';
import { militaryArea } from '../areas/military/military.area.ts';
import { namesOfDayArea } from '../areas/names-of-day/namesOfDay.area.ts';
import { personsArea } from '../areas/persons/persons.area.ts';
import { placesArea } from '../areas/places/places.area.ts';
import { privacyArea } from '../areas/privacy/privacy.area.ts';
import { projectsArea } from '../areas/projects/projects.area.ts';
import { scanRightsArea } from '../areas/scan-rights/scanRights.area.ts';
import { searchArea } from '../areas/search/search.area.ts';
import { storiesArea } from '../areas/stories/stories.area.ts';
import { usersArea } from '../areas/users/users.area.ts';
import type { Area } from '../lib/area/Area.ts';

/** All areas, from the lowest up: an area may import those before it. */
export const areas = [
  mailsArea,
  usersArea,
  attachmentsArea,
  kiosksArea,
  placesArea,
  memorialsArea,
  militaryArea,
  projectsArea,
  eventsArea,
  personsArea,
  keyLocationsArea,
  scanRightsArea,
  collectionsArea,
  documentsArea,
  contactsArea,
  catalogueArea,
  storiesArea,
  searchArea,
  namesOfDayArea,
  feedbackArea,
  functionsArea,
  importsArea,
  figuresArea,
  privacyArea,
  backupsArea,
  changesArea,
] as const satisfies readonly Area[];
