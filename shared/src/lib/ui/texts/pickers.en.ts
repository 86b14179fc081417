import type { TranslationOf } from '../../i18n/texts.ts';
import type { pickers as nl } from './pickers.nl.ts';

export const pickers = {
  choices: 'Choices',
  typeToSearch: 'Type to search',
  searching: 'Searching…',
  noResults: 'No results',
  count_one: '{count, number} result, browse with the arrow keys',
  count_other: '{count, number} results, browse with the arrow keys',
  proposed: 'Suggested',
  recent: 'Chosen recently',
  proposals_one: '{count, number} suggestion, choose with the arrow keys',
  proposals_other: '{count, number} suggestions, choose with the arrow keys',
  create: 'New: “{text}”',
  remove: 'Take {name} away',
  newTab: '(opens in a new tab)',
  choose: 'Choose {name}',
} satisfies TranslationOf<typeof nl>;
