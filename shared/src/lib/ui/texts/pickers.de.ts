import type { TranslationOf } from '../../i18n/texts.ts';
import type { pickers as nl } from './pickers.nl.ts';

export const pickers = {
  choices: 'Auswahl',
  typeToSearch: 'Zum Suchen tippen',
  searching: 'Suche läuft…',
  noResults: 'Keine Ergebnisse',
  count_one: '{count, number} Ergebnis, mit den Pfeiltasten wählen',
  count_other: '{count, number} Ergebnisse, mit den Pfeiltasten wählen',
  proposed: 'Vorgeschlagen',
  recent: 'Zuletzt gewählt',
  proposals_one: '{count, number} Vorschlag, mit den Pfeiltasten wählen',
  proposals_other: '{count, number} Vorschläge, mit den Pfeiltasten wählen',
  create: 'Neu: „{text}“',
  remove: '{name} entfernen',
  newTab: '(öffnet in einem neuen Tab)',
  choose: '{name} wählen',
} satisfies TranslationOf<typeof nl>;
