import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialPage as nl } from './memorialPage.nl.ts';

export const memorialPage = {
  metaDescription: '{name}: where it is, what is known of it and the names on it.',
  facts: 'Facts',
  otherNames: 'Other names',
  since: 'Since',
  putUpBy: 'Put up by',
  kind: 'Kind',
  exists: 'Still exists',
  yes: 'yes',
  no: 'no',
  nationality: 'Nationality',
  place: 'Place',
  trench: 'British trench map',
  address: 'Address',
  map: 'Show {name} on the map',
  mapShort: 'Map',
  photos: 'Images',
  names: 'Names',
  search: 'Look for a name on this memorial',
  empty: 'There are no names on this memorial yet.',
  merged: {
    title: 'This memorial has another address',
    text: 'Two records of the same memorial were merged.',
    follow: 'Go to the memorial',
  },
  notFound: {
    title: 'This memorial was not found',
    text: 'The address may be incomplete. You can find the people in the names list.',
  },
  gone: {
    title: 'The page of this memorial no longer exists',
    text: 'It was removed. You can find the people in the names list.',
  },
} satisfies TranslationOf<typeof nl>;
