import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projects as nl } from './projects.nl.ts';

export const projects = {
  metaDescription: 'Die Personen der Namenliste, die zum Projekt „{title}“ gehören.',
  lead_one: 'Dieses Projekt stellt {count, number} Person der Namenliste vor.',
  lead_other: 'Dieses Projekt vereint {count, number} Personen der Namenliste.',
  empty: 'Zu diesem Projekt gehören noch keine Personen.',
  loading: 'Die Personen des Projekts werden geladen',
  notFound: 'Dieses Projekt wurde nicht gefunden',
  notFoundText: 'Das Projekt gibt es nicht oder nicht mehr. Die Personen bleiben in der Namenliste zu finden.',
  search: 'In diesem Projekt suchen',
  days: 'Sonderausstellung, {from} – {to}',
  daysFrom: 'Sonderausstellung, ab {from}',
  daysUntil: 'Sonderausstellung, bis {to}',
} satisfies TranslationOf<typeof nl>;
