import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorials as nl } from './memorials.nl.ts';

export const memorials = {
  types: { plate: 'Memorial plaque', cemetery: 'Cemetery', fieldgrave: 'Field grave', document: 'Memorial book' },
  plateDetails: { private: 'Private', organisation: 'Organisation', community: 'Community', military: 'Military' },
  cemeteryKinds: { military: 'Military', civilian: 'Civilian' },
  fields: {
    start: 'Since',
    address: 'Address',
    address_loc: 'Position of the address',
    type_plate_details: 'Put up by',
    cemetery_kind: 'Kind of cemetery',
    cemetery_exists: 'Still exists',
    cemetery_nationality: 'Nationality',
  },
} satisfies TranslationOf<typeof nl>;
