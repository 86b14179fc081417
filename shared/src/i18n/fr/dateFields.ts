import type { dateFields as nl } from '../nl/dateFields.ts';
import type { TranslationOf } from '../texts.ts';

export const dateFields = { day: 'Jour', month: 'Mois', year: 'Année' } satisfies TranslationOf<typeof nl>;
