import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = {
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  hour: 'Uhr',
  period: { always: 'immer, soweit bekannt', from: 'ab {from}', until: 'bis {to}', fromUntil: '{from} bis {to}' },
} satisfies TranslationOf<typeof nl>;
