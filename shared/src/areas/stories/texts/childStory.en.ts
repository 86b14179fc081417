import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { childStory as nl } from './childStory.nl.ts';

export const childStory = {
  look: 'Can you find it?',
  words: 'Difficult words',
  close: 'Close',
  inCommon: 'What do they share?',
  choose: 'Choose somebody. What do they share?',
  guess: 'Look for it first. Then look here.',
} satisfies TranslationOf<typeof nl>;
