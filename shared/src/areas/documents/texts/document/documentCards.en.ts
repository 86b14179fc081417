import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentCards as nl } from './documentCards.nl.ts';

export const documentCards = {
  title: 'Documents',
  all: 'All {count, number} documents',
  types: { archive: 'Archive item', document: 'Document', online: 'Online' },
  pages_one: '{count, number} page',
  pages_other: '{count, number} pages',
} satisfies TranslationOf<typeof nl>;
