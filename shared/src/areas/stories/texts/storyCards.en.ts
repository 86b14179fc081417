import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyCards as nl } from './storyCards.nl.ts';

export const storyCards = {
  years: '{born}–{died}',
  bornYear: 'born in {year}',
  diedYear: 'died in {year}',
  read: 'Read the story',
  alsoForChildren: 'Also for children',
} satisfies TranslationOf<typeof nl>;
