import type { TranslationOf } from '../../i18n/texts.ts';
import type { dates as nl } from './dates.nl.ts';

export const dates = {
  months: {
    m1: 'January',
    m2: 'February',
    m3: 'March',
    m4: 'April',
    m5: 'May',
    m6: 'June',
    m7: 'July',
    m8: 'August',
    m9: 'September',
    m10: 'October',
    m11: 'November',
    m12: 'December',
  },
  full: '{day} {month} {year}',
  first: '1 {month} {year}',
  onFull: 'on {day} {month} {year}',
  onFirst: 'on 1 {month} {year}',
  inMonth: 'in {month} {year}',
  inYear: 'in {year}',
  spoken: {
    unknown: 'date unknown',
    year: '{year}, day and month unknown',
    month: '{month} {year}, day unknown',
    dayMonth: '{day} {month}, year unknown',
    monthOnly: '{month}, day and year unknown',
    dayYear: 'day {day}, {year}, month unknown',
    dayOnly: 'day {day}, month and year unknown',
  },
  spokenPeriod: 'from {start} to {end}',
} satisfies TranslationOf<typeof nl>;
