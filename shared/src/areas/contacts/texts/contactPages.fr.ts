import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactPages as nl } from './contactPages.nl.ts';

/** Screens of contact persons and contact moments, as staff read them. */
export const contactPages = {
  saved: '{name} a été enregistré',
  remove: 'Supprimer {name}',
  removeText: 'Cette action est irréversible.',
  namesOnly:
    'Vous ne voyez ici que des noms : les coordonnées sont personnelles et réservées aux comptes qui y ont droit.',
  nameOnly:
    'Vous voyez ici le nom et les dates des contacts. L’adresse, le téléphone, l’e-mail et les notes sont réservés aux comptes qui y ont droit.',
  momentsWithoutWords:
    'Vous voyez ici avec qui et quand il y a eu contact. Ce qui a été dit est réservé aux comptes qui y ont droit.',
  address: 'Adresse',
  similar: 'Est-ce l’une de ces personnes de contact ?',
  similarCount_one: '{count, number} personne de contact porte un nom semblable.',
  similarCount_many: '{count, number} personnes de contact portent un nom semblable.',
  similarCount_other: '{count, number} personnes de contact portent un nom semblable.',
  noMoments: 'Aucun moment de contact n’a encore été enregistré avec cette personne de contact.',
  momentWith: 'Moment de contact avec {name}',
  momentOf: 'Moment de contact avec {name}, {start}',
  editMoment: 'Modifier : {name}',
  viewMoment: 'Consulter : {name}',
  toPerson: 'Vers la personne de contact',
  toStory: 'Vers le récit',
  ofStory: 'Ce moment de contact appartient à un récit clé et le suit. Il ne peut être que lu ici.',
  noContributions: 'Aucune contribution pour le moment.',
  addContribution: 'Ajoutez ce qui est issu de ce contact : une personne ou un document.',
  doubles: {
    lead: 'Personnes de contact qui sont probablement la même, les plus sûres d’abord : un même nom avec la même adresse e-mail ou le même numéro, la même adresse e-mail, ou un même nom au même lieu. Un numéro de téléphone partagé ne suffit pas : c’est souvent celui d’une famille.',
    none: 'Aucune personne de contact ne semble être en double : chaque paire a été fusionnée ou compte comme deux personnes.',
    why: 'Ce qui est identique',
  },
  doubleReasons: {
    name: 'même nom',
    similarName: 'presque le même nom',
    email: 'même adresse e-mail',
    phone: 'même numéro de téléphone',
    place: 'même lieu',
    nothingElse: 'rien d’autre n’est connu de l’une des deux',
  },
  merge: {
    title: 'Fusionner des personnes de contact',
    name: 'Nom',
    leftOut: 'Ce que vous ne choisissez pas n’est pas perdu : cela rejoint les notes.',
    tooLong: 'Les notes des deux sont trop longues ensemble pour être enregistrées. Raccourcissez-les d’abord.',
    merged: '{merged} et {kept} ont été fusionnés',
    gone: 'Cette personne de contact a été supprimée',
    into: 'Vous avez été redirigé : la personne de contact que vous avez ouverte a été fusionnée avec celle-ci.',
  },
} satisfies TranslationOf<typeof nl>;
