import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = { day: 'Day', month: 'Month', year: 'Year', hour: 'Hour' } satisfies TranslationOf<typeof nl>;
