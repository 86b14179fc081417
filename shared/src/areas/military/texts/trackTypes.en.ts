import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trackTypes as nl } from './trackTypes.nl.ts';

export const trackTypes = {
  frontier_service: 'Front-line service',
  support: 'Support',
  half_rest: 'Half rest',
  rest: 'Rest',
} satisfies TranslationOf<typeof nl>;
