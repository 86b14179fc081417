import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { military as nl } from './military.nl.ts';

export const military = {
  types: {
    regiment: 'Régiment',
    unit: 'Unité',
    brigade: 'Brigade',
    division: 'Division',
    corps: 'Corps',
    others: 'Autre',
  },
  fields: { type: 'Type', history: 'Événements' },
} satisfies TranslationOf<typeof nl>;
