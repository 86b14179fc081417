import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorials as nl } from './memorials.nl.ts';

export const memorials = {
  types: {
    plate: 'Plaque commémorative',
    cemetery: 'Cimetière',
    fieldgrave: 'Tombe de campagne',
    document: 'Livre d’or',
  },
  plateDetails: { private: 'Privée', organisation: 'Organisation', community: 'Communauté', military: 'Militaire' },
  cemeteryKinds: { military: 'Militaire', civilian: 'Civil' },
} satisfies TranslationOf<typeof nl>;
