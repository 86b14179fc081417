import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { openData as nl } from './openData.nl.ts';

export const openData = {
  title: 'Open data',
  lead: 'All that visitors read of the names list, to take along. Whoever may still be alive is not in it.',
  licence: 'You may use the data under the licence {licence}.',
  madeAt: 'Made on {moment}, and again each night.',
  making: 'The files are being made for the first time. Come back in some minutes.',
  lost: 'This file was lost and is being made again. Come back in some minutes.',
  beingMade: 'is being made again',
  someLost: 'Not all files are there: what was lost is being made again. Come back in some minutes.',
  files: 'Files',
  what: 'What',
  records: 'Number',
  kinds: {
    person: 'Persons',
    event: 'Events of persons',
    place: 'Places',
    unit: 'Military units',
    memorial: 'Memorials and cemeteries',
  },
  packed: 'compressed',
  dictionary: 'What each field means',
  licenceText: 'Licence, and how to name the source',
  checksums: 'Checksums (SHA-256)',
  programs: 'For programs',
  index: 'This list as JSON',
  reconcile: 'Match names of your own list (OpenRefine)',
  harvest: 'Harvest (OAI-PMH)',
} satisfies TranslationOf<typeof nl>;
