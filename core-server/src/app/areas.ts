import { attachmentsArea } from '../areas/attachments/attachments.area.ts';
import { backupsArea } from '../areas/backups/backups.area.ts';
import { bulkChangesArea } from '../areas/bulk-changes/bulkChanges.area.ts';
import { catalogueArea } from '../areas/catalogue/catalogue.area.ts';
import { changesArea } from '../areas/changes/changes.area.ts';
import { collectionsArea } from '../areas/collections/collections.area.ts';
import { contactsArea } from '../areas/contacts/contacts.area.ts';
import { documentsArea } from '../areas/documents/documents.area.ts';
import { eventsArea } from '../areas/events/events.area.ts';
import { feedbackArea } from '../areas/feedback/feedback.area.ts';
import { figuresArea } from '../areas/figures/figures.area.ts';
import { functionsArea } from '../areas/functions/functions.area.ts';
import { homeArea } from '../areas/home/home.area.ts';
import { importsArea } from '../areas/imports/imports.area.ts';
import { keyLocationsArea } from '../areas/key-locations/keyLocations.area.ts';
import { kioskContentArea } from '../areas/kiosk-content/kioskContent.area.ts';
import { kiosksArea } from '../areas/kiosks/kiosks.area.ts';
import { mailsArea } from '../areas/mails/mails.area.ts';
import { mapTilesArea } from '../areas/map-tiles/mapTiles.area.ts';
import { memorialsArea } from '../areas/memorials/memorials.area.ts';
import { militaryArea } from '../areas/military/military.area.ts';
import { namesOfDayArea } from '../areas/names-of-day/namesOfDay.area.ts';
import { openDataArea } from '../areas/open-data/openData.area.ts';
import { personsArea } from '../areas/persons/persons.area.ts';
import { placesArea } from '../areas/places/places.area.ts';
import { privacyArea } from '../areas/privacy/privacy.area.ts';
import { projectsArea } from '../areas/projects/projects.area.ts';
import { referencesArea } from '../areas/references/references.area.ts';
import { relationsArea } from '../areas/relations/relations.area.ts';
import { savedSearchesArea } from '../areas/saved-searches/savedSearches.area.ts';
import { scanRightsArea } from '../areas/scan-rights/scanRights.area.ts';
import { searchArea } from '../areas/search/search.area.ts';
import { shortAddressesArea } from '../areas/short-addresses/shortAddresses.area.ts';
import { startArea } from '../areas/start/start.area.ts';
import { storiesArea } from '../areas/stories/stories.area.ts';
import { tagsArea } from '../areas/tags/tags.area.ts';
import { usersArea } from '../areas/users/users.area.ts';
import type { Area } from '../lib/area/Area.ts';

/** All areas, from the lowest up: an area may import those before it. Hooks run in this order. */
export const areas = [
  mailsArea,
  usersArea,
  attachmentsArea,
  kiosksArea,
  shortAddressesArea,
  mapTilesArea,
  placesArea,
  memorialsArea,
  militaryArea,
  projectsArea,
  relationsArea,
  eventsArea,
  personsArea,
  keyLocationsArea,
  tagsArea,
  referencesArea,
  scanRightsArea,
  collectionsArea,
  documentsArea,
  contactsArea,
  catalogueArea,
  storiesArea,
  searchArea,
  namesOfDayArea,
  startArea,
  feedbackArea,
  kioskContentArea,
  functionsArea,
  bulkChangesArea,
  savedSearchesArea,
  importsArea,
  figuresArea,
  privacyArea,
  openDataArea,
  backupsArea,
  changesArea,
  homeArea,
] as const satisfies readonly Area[];
