import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personSearch as nl } from './personSearch.nl.ts';

export const personSearch = {
  tabs: { label: 'Parts of the search', parameters: 'Parameters', results: 'Results' },
  intro: 'Combine as many conditions as you need; a person meets all of them.',
  noDate: 'Not filled in',
  compare: 'Comparison',
  execute: 'Search',
  reset: 'Clear all',
  counting: 'Counting…',
  count_one: '{count, number} person matches',
  count_other: '{count, number} persons match',
  notCounted: 'Cannot be counted: check the conditions.',
  everybody: 'All persons in the knowledge base.',
  question: 'Persons for whom all of this holds: {conditions}.',
  event: '{event} ({inputs})',
  refused_one: '{count, number} field needs attention.',
  refused_other: '{count, number} fields need attention.',
  nobody: 'Nobody meets this question.',
  goneProject: 'The project that is asked for no longer exists.',
  gone: '{field}: “{name}” no longer exists.',
  takeOut: 'Take {field} out of the question',
  unknownParts: 'What this search does not know was left out of the address: {parts}.',
} satisfies TranslationOf<typeof nl>;
