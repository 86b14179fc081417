import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { tagging as nl } from './tagging.nl.ts';

export const tagging = {
  none: 'Noch keine Schlagwörter',
  add: 'Schlagwort hinzufügen',
  choose: 'Schlagwort tippen oder wählen',
  remove: 'Schlagwort {name} entfernen',
  prepositions: {
    from: 'von {value}',
    to: 'an {value}',
    of: 'von {value}',
    about: 'über {value}',
  },
} satisfies TranslationOf<typeof nl>;
