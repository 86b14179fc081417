import type { kioskHome as nl } from '../nl/kioskHome.ts';
import type { TranslationOf } from '../texts.ts';

export const kioskHome = {
  title: 'Behind every name a life',
  intro: 'On this screen people of the First World War will tell their stories.',
  status: 'The stories are being prepared',
  kiosk: 'Kiosk {number}',
  pair: 'Encounters',
} satisfies TranslationOf<typeof nl>;
