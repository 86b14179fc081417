import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { startPage as nl } from './startPage.nl.ts';

export const startPage = {
  story: 'Today’s story',
  faces: 'Faces and their stories',
  allStories_one: 'See the stories',
  allStories_other: 'All {count, number} stories',
  today: {
    title: 'Names of this day',
    lead_one: 'On {day} one person on the names list died in the years of the war.',
    lead_other: 'On {day} {count, number} people on the names list died in the years of the war.',
    all: 'Read all names of {day}',
  },
  waysIn: 'No name in mind?',
  waysInLead: 'Choose where to start.',
  places: 'Where they died',
  units: 'Where they served',
  memorials: 'Where they are remembered',
  themes: 'What the stories are about',
  map: 'On the map of Ypres',
  persons_one: '{count, number} person',
  persons_other: '{count, number} people',
  stories_one: '{count, number} story',
  stories_other: '{count, number} stories',
  keys_one: '{count, number} remembrance key in the town',
  keys_other: '{count, number} remembrance keys in the town',
} satisfies TranslationOf<typeof nl>;
