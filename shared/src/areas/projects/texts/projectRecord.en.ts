import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projectRecord as nl } from './projectRecord.nl.ts';

/** Fields and choices of projects, as staff read them. */
export const projectRecord = {
  fields: { title: 'Title', type: 'Type', from: 'From', to: 'To' },
  types: { temporary_exhibition: 'Temporary exhibition' },
} satisfies TranslationOf<typeof nl>;
