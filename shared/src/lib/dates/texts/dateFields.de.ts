import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = {
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  noSuchDay: 'Diesen Tag gibt es nicht: Prüfen Sie Tag, Monat und Jahr.',
  noSuchTime: 'Diese Uhrzeit gibt es nicht: Prüfen Sie Stunde und Minuten.',
  hour: 'Uhr',
  minutes: 'Minuten',
  period: { always: 'immer, soweit bekannt', from: 'ab {from}', until: 'bis {to}', fromUntil: '{from} bis {to}' },
  minuteHint: 'JJJJ-MM-TT HH:MM, zum Beispiel 2026-05-04 14:30',
} satisfies TranslationOf<typeof nl>;
