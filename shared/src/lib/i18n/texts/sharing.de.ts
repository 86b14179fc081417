import type { TranslationOf } from '../texts.ts';
import type { sharing as nl } from './sharing.nl.ts';

export const sharing = {
  title: 'Zitieren und teilen',
  address: 'Feste Adresse dieser Seite',
  citation: 'Quellenangabe',
  copyAddress: 'Adresse kopieren',
  copyCitation: 'Quellenangabe kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt; markieren Sie den Text selbst.',
  share: 'Teilen',
  print: 'Drucken',
} satisfies TranslationOf<typeof nl>;
