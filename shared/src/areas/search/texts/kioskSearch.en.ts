import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskSearch as nl } from './kioskSearch.nl.ts';

export const kioskSearch = {
  title: 'Search for a name',
  field: 'The name you are looking for',
  hint: 'Type a name',
  total_one: '1 name found',
  total_other: '{count, number} names found',
  named_one: '1 name spelled this way',
  named_other: '{count, number} names spelled this way',
  alike_one: '1 like it',
  alike_other: '{count, number} like it',
  namedAndAlike: '{named}, and {alike}',
  onlyAlike_one: 'No name spelled this way, but 1 like it',
  onlyAlike_other: 'No name spelled this way, but {count, number} like it',
  shown: '{first, number} to {last, number} of {total, number}',
  typeToSearch: 'Type at least two letters. A last name is enough.',
  searching: 'Searching…',
  noResults: 'Nobody found',
  readAs: 'Understood as: {words}',
  dropped: 'Nobody has this whole name. Not searched for: {words}',
  narrow: {
    label: 'Fewer names: choose what you know',
    given_name: 'First name',
    died_year: 'Year of death',
    died_place: 'Place of death',
  },
  choose: {
    given_name: 'Choose a first name',
    died_year: 'Choose the year of death',
    died_place: 'Choose the place of death',
  },
  all: {
    given_name: 'All first names',
    died_year: 'All years',
    died_place: 'All places',
  },
  chosen: '{kind}: {value}',
  soundsAlike: 'Also names that sound the same',
  takeBack: '{choice}, no longer choose',
  tooMany: 'The first {count, number} are here. Choose what else you know, or type more letters.',
  nobody: {
    why: 'The name may be spelled differently. This often helps:',
    fewer: 'Search with fewer letters',
    ask: 'Or ask at the desk, where somebody will search with you.',
  },
  offline: 'Names cannot be searched just now. You can still read the stories.',
  shortList_one: 'No network: here is one person for now, as the names list was on {day}.',
  shortList_other:
    'No network: here for now are the names and years of {count, number} people, as the names list was on {day}.',
  shortListLacks:
    'Is somebody missing? More people and other spellings come back with the network. Do ask at the desk.',
} satisfies TranslationOf<typeof nl>;
