import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { military as nl } from './military.nl.ts';

export const military = {
  types: {
    regiment: 'Regiment',
    unit: 'Einheit',
    brigade: 'Brigade',
    division: 'Division',
    corps: 'Korps',
    others: 'Andere',
  },
  fields: { type: 'Art', history: 'Ereignisse' },
} satisfies TranslationOf<typeof nl>;
