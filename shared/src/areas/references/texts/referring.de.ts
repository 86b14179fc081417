import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { referring as nl } from './referring.nl.ts';

export const referring = {
  none: 'Noch keine Verweise',
  type: 'Art',
  add: 'Verweis hinzufügen',
  relationOf: 'Was {name} mit dem Dokument zu tun hat',
  commentOn: 'Anmerkung zu {name}',
  comment: 'Anmerkung',
  remove: 'Verweis auf {name} entfernen',
} satisfies TranslationOf<typeof nl>;
