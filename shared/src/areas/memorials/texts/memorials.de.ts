import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorials as nl } from './memorials.nl.ts';

export const memorials = {
  types: { plate: 'Gedenktafel', cemetery: 'Friedhof', fieldgrave: 'Feldgrab', document: 'Gedenkbuch' },
  plateDetails: { private: 'Privat', organisation: 'Organisation', community: 'Gemeinschaft', military: 'Militär' },
  cemeteryKinds: { military: 'Militärisch', civilian: 'Zivil' },
} satisfies TranslationOf<typeof nl>;
