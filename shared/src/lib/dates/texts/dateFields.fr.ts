import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = { day: 'Jour', month: 'Mois', year: 'Année', hour: 'Heure' } satisfies TranslationOf<
  typeof nl
>;
