import type { memorials as nl } from '../nl/memorials.ts';
import type { TranslationOf } from '../texts.ts';

export const memorials = {
  types: {
    plate: 'Plaque commémorative',
    cemetery: 'Cimetière',
    fieldgrave: 'Tombe de campagne',
    document: 'Livre d’or',
  },
} satisfies TranslationOf<typeof nl>;
