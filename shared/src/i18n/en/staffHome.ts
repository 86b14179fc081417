import type { staffHome as nl } from '../nl/staffHome.ts';
import type { TranslationOf } from '../texts.ts';

export const staffHome = {
  title: 'Workplace of the knowledge centre',
  intro: 'This is where staff and volunteers will work on the names list, the archive and the stories.',
  status: 'Under construction',
  statusText:
    'This workplace is not ready yet. Signing in is not possible yet; lists are imported with the command line for the time being.',
  readyTitle: 'What works already',
  ready: {
    search: 'Search names',
    searchText: 'The public names list, in four languages.',
    api: 'Programming interface',
    apiText: 'All calls with their fields and errors.',
    kiosk: 'Kiosk',
    kioskText: 'The front page of the four museum kiosks.',
  },
  comingTitle: 'What comes here',
  coming: {
    persons: 'Persons',
    personsText: 'Edit persons, events and relations, and merge doubles.',
    places: 'Places and memorials',
    placesText: 'Places in four languages, cemeteries and memorials on the map.',
    archive: 'Archive',
    archiveText: 'Collections, documents and scans with transcription.',
    stories: 'Stories',
    storiesText: 'Write, translate and publish personal stories.',
    keys: 'Key locations',
    keysText: 'Places in the landscape with their QR code.',
    contacts: 'Contacts',
    contactsText: 'Contact persons, contact moments and contributions.',
  },
} satisfies TranslationOf<typeof nl>;
