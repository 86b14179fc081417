import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { storyPreview as nl } from './storyPreview.nl.ts';

/** Looking at a story before it is published. */
export const storyPreview = {
  museum: 'See the museum page',
  key: 'See the key page',
  size: 'Screen',
  frame: 'The public page of this story',
  qr: 'QR code of the preview',
  qrHow: 'Scan the code to see the page on your phone. Whoever has the link can open it.',
  open: 'Open in a new tab',
  expires: 'Valid until',
  sizes: {
    phone: 'Phone',
    kioskUpright: 'Kiosk upright',
    kioskFlat: 'Kiosk flat',
  },
} satisfies TranslationOf<typeof nl>;
