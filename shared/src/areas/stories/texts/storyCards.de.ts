import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyCards as nl } from './storyCards.nl.ts';

export const storyCards = {
  years: '{born}–{died}',
  bornYear: 'geboren {year}',
  diedYear: 'gestorben {year}',
  read: 'Die Geschichte lesen',
  alsoForChildren: 'Auch für Kinder',
} satisfies TranslationOf<typeof nl>;
