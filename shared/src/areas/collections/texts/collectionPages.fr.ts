import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collectionPages as nl } from './collectionPages.nl.ts';

export const collectionPages = {
  showRemoved: 'Afficher aussi ce qui est supprimé',
  noCode: 'Sans code',
  edit: 'Modifier {name}',
  editHere: 'Modifier',
  view: 'Vers la collection',
  catalogue: 'Dans le catalogue',
  documents: 'Documents',
  documentsHere: 'Documents de cette collection',
  noDocuments: 'Cette collection ne contient pas encore de documents.',
  saved: 'La collection a été enregistrée : {name}',
  removeText:
    'La collection pourra être restaurée. Tant qu’elle contient des documents, elle ne peut pas être supprimée.',
  removedForReaders: 'Cette collection a été supprimée.',
  restore: 'Restaurer',
  restored: '{name} a été restauré',
} satisfies TranslationOf<typeof nl>;
