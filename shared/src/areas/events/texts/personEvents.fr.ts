import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personEvents as nl } from './personEvents.nl.ts';

export const personEvents = {
  list: 'Événements',
  add: 'Ajouter un événement',
  empty: 'Aucun événement n’est encore connu pour cette personne.',
  createTitle: 'Nouvel événement : {type}',
  editTitle: 'Modifier : {type}',
  edit: 'Modifier : {name}',
  remove: 'Supprimer : {name}',
  created: 'Ajouté : {name}',
  saveAndNext: 'Enregistrer et passer au suivant',
  saved: 'Enregistré : {name}',
  on: '{type} ({date})',
  removeText:
    'L’événement disparaît du parcours de vie, également sur la page publique. Cette action est irréversible, sauf pour un administrateur, qui peut le rétablir depuis l’historique de la personne.',
  removeSponsorText:
    'Le parrainage disparaît ; sans le dernier, la personne n’est plus considérée comme commémorée. Cette action est irréversible, sauf pour un administrateur, qui peut le rétablir depuis l’historique de la personne.',
  personsDate: 'Cette date fait partie des données de la personne.',
  replaceTitle: 'Reprendre {name} ?',
  replaceText: 'L’unité apporte ses propres noms. Ce que vous avez saisi est remplacé :',
  replace: 'Reprendre',
  linkHint: 'Retrouvé aussi à l’enregistrement d’après l’armée, le régiment, l’unité et le numéro.',
  until: 'au',
} satisfies TranslationOf<typeof nl>;
