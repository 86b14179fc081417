import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { transcriptions as nl } from './transcriptions.nl.ts';

export const transcriptions = {
  page: 'Page {number, number}',
} satisfies TranslationOf<typeof nl>;
