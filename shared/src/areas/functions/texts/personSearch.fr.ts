import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personSearch as nl } from './personSearch.nl.ts';

export const personSearch = {
  tabs: { label: 'Parties de la recherche', parameters: 'Paramètres', results: 'Résultats' },
  intro: 'Combinez autant de conditions que nécessaire ; une personne les remplit toutes.',
  noDate: 'Non rempli',
  compare: 'Comparaison',
  execute: 'Rechercher',
  reset: 'Tout effacer',
  counting: 'Comptage en cours…',
  count_one: '{count, number} personne correspond',
  count_many: '{count, number} de personnes correspondent',
  count_other: '{count, number} personnes correspondent',
  notCounted: 'Comptage impossible : vérifiez les conditions.',
  everybody: 'Toutes les personnes de la base de connaissances.',
  question: 'Personnes pour lesquelles tout ceci est vrai : {conditions}.',
  event: '{event} ({inputs})',
  refused_one: '{count, number} champ est à corriger.',
  refused_many: '{count, number} de champs sont à corriger.',
  refused_other: '{count, number} champs sont à corriger.',
  nobody: 'Personne ne répond à cette question.',
  goneProject: 'Le projet demandé n’existe plus.',
  gone: '{field} : « {name} » n’existe plus.',
  takeOut: 'Retirer de la question : {field}',
  unknownParts: 'Ce que cette recherche ne connaît pas dans l’adresse a été laissé de côté : {parts}.',
} satisfies TranslationOf<typeof nl>;
