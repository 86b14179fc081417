import type { TranslationOf } from '../../i18n/texts.ts';
import type { lists as nl } from './lists.nl.ts';

export const lists = {
  search: 'Rechercher dans cette liste',
  clearSearch: 'Effacer la recherche',
  range: '{from, number} à {to, number} sur {total, number}',
  cut: 'Pour aller au-delà de {count, number} lignes, précisez votre recherche.',
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Précédent',
  next: 'Suivant',
  actions: 'Actions',
  actionsOf: 'Actions pour {name}',
  filterBy: 'Filtrer par {column}',
  all: 'Tous',
  view: 'Affichage de la liste',
  rows: 'Lignes par page',
  columns: 'Colonnes',
  noResults: 'Aucun résultat',
  empty: 'Il n’y a encore rien ici.',
  emptyNarrowed: 'Rien ne correspond à votre recherche et à vos filtres.',
  showAll: 'Tout afficher',
} satisfies TranslationOf<typeof nl>;
