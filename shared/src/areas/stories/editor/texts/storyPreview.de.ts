import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { storyPreview as nl } from './storyPreview.nl.ts';

/** Looking at a story before it is published. */
export const storyPreview = {
  museum: 'Museumsseite ansehen',
  key: 'Schlüsselseite ansehen',
  size: 'Bildschirm',
  frame: 'Die öffentliche Seite dieser Geschichte',
  qr: 'QR-Code der Vorschau',
  qrHow: 'Scannen Sie den Code, um die Seite auf Ihrem Telefon zu sehen. Wer den Link hat, kann sie öffnen.',
  open: 'In neuem Tab öffnen',
  expires: 'Gültig bis',
  sizes: {
    phone: 'Telefon',
    kioskUpright: 'Kiosk hochkant',
    kioskFlat: 'Kiosk quer',
  },
} satisfies TranslationOf<typeof nl>;
