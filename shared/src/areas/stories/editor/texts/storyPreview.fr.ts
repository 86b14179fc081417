import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { storyPreview as nl } from './storyPreview.nl.ts';

/** Looking at a story before it is published. */
export const storyPreview = {
  museum: 'Voir la page du musée',
  key: 'Voir la page de la clé',
  size: 'Écran',
  frame: 'La page publique de ce récit',
  qr: 'Code QR de l’aperçu',
  qrHow: 'Scannez le code pour voir la page sur votre téléphone. Toute personne qui a le lien peut l’ouvrir.',
  open: 'Ouvrir dans un nouvel onglet',
  expires: 'Valable jusqu’au',
  sizes: {
    phone: 'Téléphone',
    kioskUpright: 'Borne verticale',
    kioskFlat: 'Borne horizontale',
  },
} satisfies TranslationOf<typeof nl>;
