import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collectionPages as nl } from './collectionPages.nl.ts';

export const collectionPages = {
  showRemoved: 'Show removed ones too',
  noCode: 'Without a code',
  edit: 'Edit {name}',
  editHere: 'Edit',
  view: 'To the collection',
  catalogue: 'In the catalogue',
  documents: 'Documents',
  documentsHere: 'Documents in this collection',
  noDocuments: 'There are no documents in this collection yet.',
  saved: 'The collection was saved: {name}',
  removeText: 'The collection can be restored. While there are documents in it, it cannot be removed.',
  removedForReaders: 'This collection was removed.',
  restore: 'Restore',
  restored: '{name} was restored',
} satisfies TranslationOf<typeof nl>;
