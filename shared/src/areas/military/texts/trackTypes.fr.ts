import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trackTypes as nl } from './trackTypes.nl.ts';

export const trackTypes = {
  frontier_service: 'Service au front',
  support: 'Soutien',
  half_rest: 'Demi-repos',
  rest: 'Repos',
} satisfies TranslationOf<typeof nl>;
