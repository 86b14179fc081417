import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trackTypes as nl } from './trackTypes.nl.ts';

export const trackTypes = {
  frontier_service: 'Dienst an der Front',
  support: 'Unterstützung',
  half_rest: 'Halbe Ruhe',
  rest: 'Ruhe',
} satisfies TranslationOf<typeof nl>;
