import type { dateFields as nl } from '../nl/dateFields.ts';
import type { TranslationOf } from '../texts.ts';

export const dateFields = { day: 'Tag', month: 'Monat', year: 'Jahr' } satisfies TranslationOf<typeof nl>;
