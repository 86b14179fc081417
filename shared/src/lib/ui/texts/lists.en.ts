import type { TranslationOf } from '../../i18n/texts.ts';
import type { lists as nl } from './lists.nl.ts';

export const lists = {
  search: 'Search this list',
  clearSearch: 'Clear the search box',
  range: '{from, number} to {to, number} of {total, number}',
  cut: 'To get past {count, number} rows, narrow your search.',
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
  actions: 'Actions',
  actionsOf: 'Actions for {name}',
  filterBy: 'Filter by {column}',
  all: 'All',
  view: 'View of the list',
  rows: 'Rows per page',
  columns: 'Columns',
  noResults: 'No results',
  empty: 'There is nothing here yet.',
  emptyNarrowed: 'Nothing matches your search and filters.',
  showAll: 'Show all',
} satisfies TranslationOf<typeof nl>;
