import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { childStory as nl } from './childStory.nl.ts';

export const childStory = {
  look: 'Schau genau hin',
  words: 'Schwierige Wörter',
  close: 'Schließen',
  inCommon: 'Was haben sie gemeinsam?',
  choose: 'Wähle jemanden. Was haben sie gemeinsam?',
  guess: 'Such es zuerst selbst. Dann schau hier nach.',
} satisfies TranslationOf<typeof nl>;
