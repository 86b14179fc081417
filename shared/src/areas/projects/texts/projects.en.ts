import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projects as nl } from './projects.nl.ts';

export const projects = {
  metaDescription: 'The persons of the names list that belong to the project “{title}”.',
  lead_one: 'This project presents {count, number} person of the names list.',
  lead_other: 'This project brings together {count, number} persons of the names list.',
  empty: 'This project holds no persons yet.',
  loading: 'Loading the persons of the project',
  notFound: 'This project was not found',
  notFoundText: 'The project does not exist, or not any more. Its persons can still be found in the names list.',
  search: 'Search within this project',
} satisfies TranslationOf<typeof nl>;
