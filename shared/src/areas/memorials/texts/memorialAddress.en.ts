import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialAddress as nl } from './memorialAddress.nl.ts';

export const memorialAddress = {
  hint: 'Looked up when you press Enter or leave the field.',
  asking: 'Looking the address up…',
  inexact: 'The service does not know this address exactly. Check that the pin is in the right place.',
  notFoundHow: 'Check the address, search more widely, or set the position yourself.',
  noService:
    'No address service is set, and the built-in gazetteer knows no streets. Set the position yourself on the map.',
  byHand: 'Set the position yourself',
  again: 'Look up again',
  locked: 'The position is locked: no address is looked up.',
  marker: 'Position of the address',
  placeMarker: 'Position of the place',
  scopes: { locality: 'In the town of the place', country: 'In the country of the place', everywhere: 'Everywhere' },
  advanced: {
    open: 'Advanced address look-up',
    within: 'Where to look',
    find: 'Look up',
    results: 'Addresses found',
    take: 'Use {address}',
    takeShort: 'Use',
    far: '{distance} from the place',
    partly: 'not exact',
  },
} satisfies TranslationOf<typeof nl>;
