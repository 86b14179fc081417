import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { childStory as nl } from './childStory.nl.ts';

export const childStory = {
  look: 'Cherche bien',
  words: 'Mots difficiles',
  explain: 'Que veut dire {word} ?',
  close: 'Fermer',
  closeByTouch: 'Touche l’écran et continue à lire.',
  inCommon: 'Qu’ont-ils en commun ?',
  choose: 'Choisis quelqu’un. Qu’ont-ils en commun ?',
  guess: 'Cherche d’abord. Puis regarde ici.',
} satisfies TranslationOf<typeof nl>;
