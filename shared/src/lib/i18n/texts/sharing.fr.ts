import type { TranslationOf } from '../texts.ts';
import type { sharing as nl } from './sharing.nl.ts';

export const sharing = {
  title: 'Citer et partager',
  address: 'Adresse permanente de cette page',
  citation: 'Référence',
  copyAddress: 'Copier l’adresse',
  copyCitation: 'Copier la référence',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné ; sélectionnez le texte vous-même.',
  share: 'Partager',
  print: 'Imprimer',
} satisfies TranslationOf<typeof nl>;
