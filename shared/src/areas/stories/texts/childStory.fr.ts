import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { childStory as nl } from './childStory.nl.ts';

export const childStory = {
  look: 'Cherche bien',
  words: 'Mots difficiles',
  close: 'Fermer',
  inCommon: 'Quel est leur point commun ?',
  choose: 'Choisis quelqu’un. Quel est leur point commun ?',
  guess: 'Cherche d’abord. Puis regarde ici.',
} satisfies TranslationOf<typeof nl>;
