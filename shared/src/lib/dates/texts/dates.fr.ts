import type { TranslationOf } from '../../i18n/texts.ts';
import type { dates as nl } from './dates.nl.ts';

export const dates = {
  months: {
    m1: 'janvier',
    m2: 'février',
    m3: 'mars',
    m4: 'avril',
    m5: 'mai',
    m6: 'juin',
    m7: 'juillet',
    m8: 'août',
    m9: 'septembre',
    m10: 'octobre',
    m11: 'novembre',
    m12: 'décembre',
  },
  full: '{day} {month} {year}',
  first: '1er {month} {year}',
  onFull: 'le {day} {month} {year}',
  onFirst: 'le 1er {month} {year}',
  inMonth: 'en {month} {year}',
  inYear: 'en {year}',
  spoken: {
    unknown: 'date inconnue',
    year: '{year}, jour et mois inconnus',
    month: '{month} {year}, jour inconnu',
    dayMonth: '{day} {month}, année inconnue',
    monthOnly: '{month}, jour et année inconnus',
    dayYear: 'jour {day}, {year}, mois inconnu',
    dayOnly: 'jour {day}, mois et année inconnus',
  },
  spokenPeriod: 'du {start} au {end}',
} satisfies TranslationOf<typeof nl>;
