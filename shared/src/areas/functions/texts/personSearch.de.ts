import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personSearch as nl } from './personSearch.nl.ts';

export const personSearch = {
  tabs: { label: 'Teile der Suche', parameters: 'Parameter', results: 'Ergebnisse' },
  intro: 'Verbinden Sie beliebig viele Bedingungen; eine Person erfüllt sie alle.',
  noDate: 'Nicht ausgefüllt',
  compare: 'Vergleich',
  execute: 'Suchen',
  reset: 'Alles leeren',
  counting: 'Es wird gezählt…',
  count_one: '{count, number} Person erfüllt das',
  count_other: '{count, number} Personen erfüllen das',
  notCounted: 'Nicht zählbar: Prüfen Sie die Bedingungen.',
  everybody: 'Alle Personen der Wissensdatenbank.',
  question: 'Personen, für die all das gilt: {conditions}.',
  event: '{event} ({inputs})',
  refused_one: '{count, number} Feld ist zu berichtigen.',
  refused_other: '{count, number} Felder sind zu berichtigen.',
  nobody: 'Auf diese Frage passt niemand.',
  goneProject: 'Das Projekt, nach dem gefragt wird, gibt es nicht mehr.',
  gone: '{field}: „{name}“ gibt es nicht mehr.',
  takeOut: '{field} aus der Frage nehmen',
  unknownParts: 'Was diese Suche in der Adresse nicht kennt, wurde weggelassen: {parts}.',
} satisfies TranslationOf<typeof nl>;
