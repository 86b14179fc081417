import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentCards as nl } from './documentCards.nl.ts';

export const documentCards = {
  title: 'Dokumente',
  all: 'Alle {count, number} Dokumente',
  types: { archive: 'Archivale', document: 'Dokument', online: 'Online' },
  pages_one: '{count, number} Seite',
  pages_other: '{count, number} Seiten',
} satisfies TranslationOf<typeof nl>;
