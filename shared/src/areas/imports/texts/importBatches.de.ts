import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importBatches as nl } from './importBatches.nl.ts';

export const importBatches = {
  title: 'Import',
  showPersons_one: 'Die Person zeigen',
  showPersons_other: 'Die {count, number} Personen zeigen',
  showUpdated_one: 'Die geänderte Person zeigen',
  showUpdated_other: 'Die {count, number} geänderten Personen zeigen',
  openList: 'Die Liste öffnen',
  persons: 'Personen dieses Imports',
  which: 'Was der Import getan hat',
  created: 'neu',
  updated: 'geändert',
  nobody: 'Es gibt keine Personen dieses Imports (mehr).',
  nothing: 'Von diesem Import gibt es nichts (mehr) zu zeigen.',
  takenBack: 'Die Liste wurde importiert, der Import aber zurückgenommen.',
  takenBackInPart: 'Die Liste wurde importiert, der Import aber teilweise zurückgenommen.',
  made: {
    place_one: '{count, number} neuer Ort',
    place_other: '{count, number} neue Orte',
    memorial_one: '{count, number} neues Gedenkzeichen',
    memorial_other: '{count, number} neue Gedenkzeichen',
    military_entity_one: '{count, number} neue Einheit',
    military_entity_other: '{count, number} neue Einheiten',
  },
} satisfies TranslationOf<typeof nl>;
