import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskPerson as nl } from './kioskPerson.nl.ts';

export const kioskPerson = {
  back: 'Zurück zu den Namen',
  loading: 'Einen Moment…',
  readStory: 'Die Geschichte lesen',
  born: 'geboren: {date}',
  died: 'gestorben: {date}',
  lived: '{born} – {died}',
  gone: 'Diese Person steht nicht mehr in der Namenliste.',
  onlyShort: 'Ohne Netz weiß der Kiosk nicht mehr. Das Netz kommt von selbst zurück.',
} satisfies TranslationOf<typeof nl>;
