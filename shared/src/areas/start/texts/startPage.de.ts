import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { startPage as nl } from './startPage.nl.ts';

export const startPage = {
  story: 'Geschichte des Tages',
  faces: 'Gesichter und ihre Geschichten',
  allStories_one: 'Zu den Geschichten',
  allStories_other: 'Alle {count, number} Geschichten',
  today: {
    title: 'Namen dieses Tages',
    lead_one: 'Am {day} starb in den Kriegsjahren eine Person aus der Namenliste.',
    lead_other: 'Am {day} starben in den Kriegsjahren {count, number} Personen aus der Namenliste.',
    all: 'Alle Namen des {day} lesen',
  },
  waysIn: 'Keinen bestimmten Namen im Sinn?',
  waysInLead: 'Wählen Sie, wo Sie beginnen möchten.',
  places: 'Wo sie starben',
  units: 'Wo sie dienten',
  memorials: 'Wo ihrer gedacht wird',
  themes: 'Wovon die Geschichten erzählen',
  map: 'Auf der Karte von Ypern',
  persons_one: '{count, number} Person',
  persons_other: '{count, number} Personen',
  stories_one: '{count, number} Geschichte',
  stories_other: '{count, number} Geschichten',
  keys_one: '{count, number} Erinnerungsschlüssel in der Stadt',
  keys_other: '{count, number} Erinnerungsschlüssel in der Stadt',
} satisfies TranslationOf<typeof nl>;
