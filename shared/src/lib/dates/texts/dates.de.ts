import type { TranslationOf } from '../../i18n/texts.ts';
import type { dates as nl } from './dates.nl.ts';

export const dates = {
  months: {
    m1: 'Januar',
    m2: 'Februar',
    m3: 'März',
    m4: 'April',
    m5: 'Mai',
    m6: 'Juni',
    m7: 'Juli',
    m8: 'August',
    m9: 'September',
    m10: 'Oktober',
    m11: 'November',
    m12: 'Dezember',
  },
  full: '{day}. {month} {year}',
  first: '1. {month} {year}',
  onFull: 'am {day}. {month} {year}',
  onFirst: 'am 1. {month} {year}',
  inMonth: 'im {month} {year}',
  inYear: 'im Jahr {year}',
  spoken: {
    unknown: 'Datum unbekannt',
    year: '{year}, Tag und Monat unbekannt',
    month: '{month} {year}, Tag unbekannt',
    dayMonth: '{day}. {month}, Jahr unbekannt',
    monthOnly: '{month}, Tag und Jahr unbekannt',
    dayYear: 'Tag {day}, {year}, Monat unbekannt',
    dayOnly: 'Tag {day}, Monat und Jahr unbekannt',
  },
  spokenPeriod: 'von {start} bis {end}',
} satisfies TranslationOf<typeof nl>;
