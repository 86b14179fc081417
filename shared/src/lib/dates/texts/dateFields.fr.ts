import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = {
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  noSuchDay: 'Ce jour n’existe pas : vérifiez le jour, le mois et l’année.',
  noSuchTime: 'Cette heure n’existe pas : vérifiez l’heure et les minutes.',
  hour: 'Heure',
  minutes: 'Minutes',
  period: {
    always: 'toujours, pour autant qu’on sache',
    from: 'à partir du {from}',
    until: 'jusqu’au {to}',
    fromUntil: 'du {from} au {to}',
  },
  minuteHint: 'AAAA-MM-JJ HH:MM, par exemple 2026-05-04 14:30',
} satisfies TranslationOf<typeof nl>;
