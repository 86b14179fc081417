import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importBatches as nl } from './importBatches.nl.ts';

export const importBatches = {
  title: 'Import',
  showPersons_one: 'Show the person',
  showPersons_other: 'Show the {count, number} people',
  showUpdated_one: 'Show the updated person',
  showUpdated_other: 'Show the {count, number} updated people',
  openList: 'Open the list',
  persons: 'People of this import',
  which: 'What the import did',
  created: 'new',
  updated: 'updated',
  nobody: 'There are no people of this import (any more).',
  nothing: 'There is nothing of this import (any more) to show.',
  takenBack: 'The list was imported, but the import has been taken back.',
  takenBackInPart: 'The list was imported, but the import has been taken back in part.',
  made: {
    place_one: '{count, number} new place',
    place_other: '{count, number} new places',
    memorial_one: '{count, number} new memorial',
    memorial_other: '{count, number} new memorials',
    military_entity_one: '{count, number} new unit',
    military_entity_other: '{count, number} new units',
  },
} satisfies TranslationOf<typeof nl>;
