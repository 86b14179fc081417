import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyCards as nl } from './storyCards.nl.ts';

export const storyCards = {
  years: '{born}–{died}',
  bornYear: 'naissance en {year}',
  diedYear: 'décès en {year}',
  read: 'Lire le récit',
  alsoForChildren: 'Aussi pour les enfants',
} satisfies TranslationOf<typeof nl>;
