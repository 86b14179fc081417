import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collectionPages as nl } from './collectionPages.nl.ts';

export const collectionPages = {
  showRemoved: 'Auch Gelöschtes zeigen',
  noCode: 'Ohne Code',
  edit: '{name} bearbeiten',
  editHere: 'Bearbeiten',
  view: 'Zur Sammlung',
  catalogue: 'Im Katalog',
  documents: 'Dokumente',
  documentsHere: 'Dokumente in dieser Sammlung',
  noDocuments: 'In dieser Sammlung sind noch keine Dokumente.',
  saved: 'Die Sammlung ist gespeichert: {name}',
  removeText:
    'Die Sammlung kann wiederhergestellt werden. Solange Dokumente in ihr sind, kann sie nicht gelöscht werden.',
  removedForReaders: 'Diese Sammlung wurde gelöscht.',
  restore: 'Wiederherstellen',
  restored: '{name} ist wiederhergestellt',
} satisfies TranslationOf<typeof nl>;
