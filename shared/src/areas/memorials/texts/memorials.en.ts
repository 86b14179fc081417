import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorials as nl } from './memorials.nl.ts';

export const memorials = {
  types: { plate: 'Memorial plaque', cemetery: 'Cemetery', fieldgrave: 'Field grave', document: 'Memorial book' },
} satisfies TranslationOf<typeof nl>;
