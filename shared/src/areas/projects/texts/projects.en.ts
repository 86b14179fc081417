import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projects as nl } from './projects.nl.ts';

export const projects = {
  metaDescription: 'The people on the names list who belong to the project “{title}”.',
  lead_one: 'This project presents {count, number} person from the names list.',
  lead_other: 'This project brings together {count, number} people from the names list.',
  empty: 'Nobody belongs to this project yet.',
  loading: 'Loading the people of the project',
  notFound: 'This project was not found',
  notFoundText: 'The project does not exist, or not any more. Its people can still be found in the names list.',
  search: 'Search within this project',
  days: 'Temporary exhibition, {from} – {to}',
  daysFrom: 'Temporary exhibition, from {from}',
  daysUntil: 'Temporary exhibition, until {to}',
} satisfies TranslationOf<typeof nl>;
