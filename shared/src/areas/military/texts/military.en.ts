import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { military as nl } from './military.nl.ts';

export const military = {
  types: {
    regiment: 'Regiment',
    unit: 'Unit',
    brigade: 'Brigade',
    division: 'Division',
    corps: 'Corps',
    others: 'Other',
  },
  fields: { type: 'Type', history: 'Events' },
} satisfies TranslationOf<typeof nl>;
