import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { projects as nl } from './projects.nl.ts';

export const projects = {
  metaDescription: 'Les personnes de la liste des noms qui font partie du projet « {title} ».',
  lead_one: 'Ce projet présente {count, number} personne de la liste des noms.',
  lead_other: 'Ce projet réunit {count, number} personnes de la liste des noms.',
  lead_many: 'Ce projet réunit {count, number} de personnes de la liste des noms.',
  empty: 'Ce projet ne compte pas encore de personnes.',
  loading: 'Chargement des personnes du projet',
  notFound: 'Ce projet n’a pas été trouvé',
  notFoundText: 'Le projet n’existe pas ou n’existe plus. Les personnes restent dans la liste des noms.',
  search: 'Chercher dans ce projet',
  days: 'Exposition temporaire, {from} – {to}',
  daysFrom: 'Exposition temporaire, début : {from}',
  daysUntil: 'Exposition temporaire, fin : {to}',
} satisfies TranslationOf<typeof nl>;
