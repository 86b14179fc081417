import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskDevice as nl } from './kioskDevice.nl.ts';

export const kioskDevice = {
  title: 'Pair this kiosk',
  intro: 'Enter the code that an administrator made under “Kiosks”.',
  code: 'Pairing code',
  clear: 'Clear',
  pair: 'Pair',
  back: 'Back to the kiosk',
  done: 'This device is now kiosk {number}.',
  wrong: 'This code is wrong or has expired. Ask for a new one.',
  tooMany: 'Too many attempts. Wait a quarter of an hour.',
  away: 'The server cannot be reached. Try again later.',
  identify: 'Kiosk {number}',
  which: 'This address belongs to no kiosk. There are kiosks 1 to 4: choose one.',
} satisfies TranslationOf<typeof nl>;
