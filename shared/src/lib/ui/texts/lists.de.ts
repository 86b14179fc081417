import type { TranslationOf } from '../../i18n/texts.ts';
import type { lists as nl } from './lists.nl.ts';

export const lists = {
  search: 'In dieser Liste suchen',
  clearSearch: 'Suchfeld leeren',
  range: '{from, number} bis {to, number} von {total, number}',
  cut: 'Weiter als {count, number} Zeilen kommen Sie mit einer genaueren Suche.',
  pages: 'Seiten',
  page: 'Seite {page}',
  previous: 'Zurück',
  next: 'Weiter',
  actions: 'Aktionen',
  actionsOf: 'Aktionen für {name}',
  filterBy: 'Filtern nach {column}',
  all: 'Alle',
  view: 'Ansicht der Liste',
  rows: 'Zeilen pro Seite',
  columns: 'Spalten',
  noResults: 'Keine Ergebnisse',
  empty: 'Hier steht noch nichts.',
  emptyNarrowed: 'Nichts entspricht Ihrer Suche und Ihren Filtern.',
  showAll: 'Alles anzeigen',
} satisfies TranslationOf<typeof nl>;
