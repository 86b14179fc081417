import type { dateFields as nl } from '../nl/dateFields.ts';
import type { TranslationOf } from '../texts.ts';

export const dateFields = { day: 'Day', month: 'Month', year: 'Year' } satisfies TranslationOf<typeof nl>;
