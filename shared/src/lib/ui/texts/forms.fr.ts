import type { TranslationOf } from '../../i18n/texts.ts';
import type { forms as nl } from './forms.nl.ts';

export const forms = {
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer',
  refused_one: '{count, number} champ est à revoir.',
  refused_many: '{count, number} champs sont à revoir.',
  refused_other: '{count, number} champs sont à revoir.',
  offered: 'Un travail non enregistré du {when} est resté ici. Voulez-vous le reprendre ?',
  takeOffered: 'Le reprendre',
  refuseOffered: 'L’abandonner',
  takenOver:
    'Quelqu’un d’autre a modifié entre-temps : {fields}. Cette modification est reprise ; votre travail est toujours là.',
  savedBy: '{account} a enregistré entre-temps. À l’enregistrement, les deux modifications seront réunies.',
  removeTitle: 'Supprimer {name} ?',
  removed: '{name} a été supprimé',
  counter: '{length} sur {limit} caractères',
  markdown: {
    tools: 'Mise en forme : {field}',
    bold: 'Gras',
    italic: 'Italique',
    list: 'Liste à puces',
    preview: 'Aperçu',
    previewOf: 'Aperçu : {field}',
    empty: 'Rien à afficher pour le moment.',
  },
  conflict: {
    title: 'Quelqu’un a enregistré avant vous',
    whoWhen: '{account} a enregistré cette fiche le {when}, pendant que vous y travailliez.',
    somebody: 'Quelqu’un a enregistré cette fiche pendant que vous y travailliez.',
    how: 'Choisissez pour chaque champ la valeur à garder. L’autre reste dans l’historique ou dans ce formulaire.',
    theirs: 'Prendre l’autre valeur',
    mine: 'Garder la mienne',
    others: 'Ils ont aussi modifié ceci ; c’est repris.',
    postpone: 'Retour au formulaire',
    decide: 'Enregistrer ainsi',
  },
} satisfies TranslationOf<typeof nl>;
