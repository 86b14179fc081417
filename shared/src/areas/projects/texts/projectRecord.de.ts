import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projectRecord as nl } from './projectRecord.nl.ts';

/** Fields and choices of projects, as staff read them. */
export const projectRecord = {
  fields: { title: 'Titel', type: 'Art', from: 'Von', to: 'Bis' },
  types: { temporary_exhibition: 'Sonderausstellung' },
} satisfies TranslationOf<typeof nl>;
