import type { TextGroup } from '../../lib/chunks/textGroup.ts';

/** What the message about a person says. */
export const feedbackTexts: TextGroup = {
  source: 'src/areas/feedback/texts/feedback',
  load: {
    nl: () => import('./texts/feedback.nl.ts'),
    en: () => import('./texts/feedback.en.ts'),
    fr: () => import('./texts/feedback.fr.ts'),
    de: () => import('./texts/feedback.de.ts'),
  },
};
