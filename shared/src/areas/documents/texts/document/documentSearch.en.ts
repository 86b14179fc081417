import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentSearch as nl } from './documentSearch.nl.ts';

export const documentSearch = {
  title: 'Search in documents',
  metaTitle: 'Letters and other documents of the First World War',
  metaDescription:
    'Search the letters, diaries, photographs and files of the museum that are open to everybody, and what is written in them.',
  metaResults: '“{text}” in the documents',
  lead: 'Letters, diaries, photographs and files that are open to everybody. You also search what is written in them.',
  label: 'Words in a document',
  hint: 'Their order does not matter. Words in quotation marks must stand side by side.',
  find: 'Search',
  found_one: '{count, number} result',
  found_other: '{count, number} results',
  none: 'No document contains “{text}”.',
  fewerWords: 'Try fewer words, or another spelling.',
  noWords: 'Type a word or a number to search.',
  nearly: 'No document contains exactly these words. These come close.',
  degraded: 'Fast search is not available just now. You find the same documents, only more slowly.',
  failed: 'The search failed',
  tooFar: 'Search more precisely to look at more than {count, number} results.',
} satisfies TranslationOf<typeof nl>;
