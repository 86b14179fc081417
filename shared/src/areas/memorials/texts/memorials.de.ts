import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorials as nl } from './memorials.nl.ts';

export const memorials = {
  types: { plate: 'Gedenktafel', cemetery: 'Friedhof', fieldgrave: 'Feldgrab', document: 'Gedenkbuch' },
  plateDetails: { private: 'Privat', organisation: 'Organisation', community: 'Gemeinschaft', military: 'Militär' },
  cemeteryKinds: { military: 'Militärisch', civilian: 'Zivil' },
  fields: {
    start: 'Seit',
    address: 'Adresse',
    address_loc: 'Position der Adresse',
    type_plate_details: 'Errichtet von',
    cemetery_kind: 'Art des Friedhofs',
    cemetery_exists: 'Besteht noch',
    cemetery_nationality: 'Nationalität',
  },
} satisfies TranslationOf<typeof nl>;
