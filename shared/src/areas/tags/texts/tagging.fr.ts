import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { tagging as nl } from './tagging.nl.ts';

export const tagging = {
  none: 'Pas encore de mots-clés',
  add: 'Ajouter un mot-clé',
  choose: 'Tapez ou choisissez un mot-clé',
  remove: 'Enlever le mot-clé {name}',
  prepositions: {
    from: 'de {value}',
    to: 'à {value}',
    of: 'de {value}',
    about: 'sur {value}',
  },
} satisfies TranslationOf<typeof nl>;
