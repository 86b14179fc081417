import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentCards as nl } from './documentCards.nl.ts';

export const documentCards = {
  title: 'Documents',
  all: 'Les {count, number} documents',
  types: { archive: 'Pièce d’archives', document: 'Document', online: 'En ligne' },
  pages_one: '{count, number} page',
  pages_many: '{count, number} pages',
  pages_other: '{count, number} pages',
} satisfies TranslationOf<typeof nl>;
