import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projectRecord as nl } from './projectRecord.nl.ts';

/** Fields and choices of projects, as staff read them. */
export const projectRecord = {
  fields: { title: 'Titre', type: 'Type', from: 'Du', to: 'Au' },
  types: { temporary_exhibition: 'Exposition temporaire' },
} satisfies TranslationOf<typeof nl>;
