import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactRecorder as nl } from './contactRecorder.nl.ts';

/** The recorder of a contact moment: its bar, its page, and what leads there. */
export const contactRecorder = {
  bar: 'Moment de contact en cours d’enregistrement',
  open: 'Vers le moment de contact',
  openOf: 'Vers le moment de contact avec {person}',
  menu: '{person}, {method}, début {start}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
  lasts: 'Dure depuis',
  contributions_one: '{count, number} contribution',
  contributions_other: '{count, number} contributions',
  contributions_many: '{count, number} de contributions',
  saveStatus: {
    saved: 'Conservé sur le serveur',
    saving: 'Envoi au serveur',
    offline: 'Pas encore sur le serveur',
    refused: 'Non conservé sur le serveur',
  },
  explained: {
    saved: 'Tout est sur le serveur : vous pouvez aussi continuer sur un autre ordinateur.',
    saving: 'Ce que vous tapez est envoyé au serveur.',
    offline: 'Le serveur n’est pas joignable. Tout est dans ce navigateur et sera envoyé au serveur dès que possible.',
    refused: 'Le serveur ne conserve pas ceci. Tout est dans ce navigateur ; copiez le texte par précaution.',
  },
  none: 'Aucun moment de contact n’est en cours d’enregistrement.',
  howToStart:
    'Ouvrez une personne de contact et choisissez-y le moyen de contact. Le moment de contact commence aussitôt.',
  toContacts: 'Vers les personnes de contact',
  startHint: 'Année-mois-jour heure:minutes, par exemple 2026-11-26 14:05',
  startsLater: 'Le début est plus tard que maintenant',
  noContributions:
    'Pas encore de contributions. Ouvrez une personne ou un document et appuyez sur c ou sur « Ajouter comme contribution ».',
  gone: 'n’existe plus',
  add: 'Ajouter comme contribution',
  added: '{name} est une contribution au moment de contact',
  full: 'Ce moment de contact ne peut pas contenir plus de contributions',
  takeOut: 'Retirer {name}',
  copy: 'Copier le texte',
  finish: 'Terminer et enregistrer',
  finished_one: 'Le moment de contact avec {person} est enregistré, avec {count, number} contribution',
  finished_other: 'Le moment de contact avec {person} est enregistré, avec {count, number} contributions',
  finished_many: 'Le moment de contact avec {person} est enregistré, avec {count, number} de contributions',
  finishFailed: 'Le moment de contact n’est pas enregistré. Tout est encore ici.',
  discard: 'Abandonner',
  discardTitle: 'Moment de contact avec {person}',
  discarded: 'Le moment de contact est abandonné',
  notices: {
    joined:
      'La transcription a aussi été complétée sur un autre ordinateur. Les deux textes s’y trouvent, séparés par une ligne.',
    ended: 'Le moment de contact a été terminé ou abandonné ailleurs.',
    otherActive: 'Un moment de contact avait déjà commencé ailleurs. C’est celui que vous voyez ici.',
  },
  personGone: {
    removed:
      'La personne de contact {person} n’existe plus. Choisissez avec qui le contact a eu lieu : tout ce que vous avez tapé suivra.',
    erased:
      'Les données de {person} ont été effacées. Ce qui se trouve ici concerne cette personne et ne sera pas conservé : abandonnez le moment de contact.',
    choose: 'Une autre personne de contact',
  },
  understood: 'Compris',
  left: {
    title: 'Pas encore enregistré du contact avec {person}',
    text: 'Ceci n’était qu’ici quand le moment de contact s’est terminé ailleurs. Copiez-le ou continuez avec.',
    goOn: 'Continuer dans un nouveau moment de contact',
  },
  register: 'Enregistrer',
  doNotRegister: 'Ne pas enregistrer',
  start: 'Commencer un moment de contact',
  noMoments: 'Ceci n’est une contribution à aucun moment de contact.',
  feedback: {
    make: 'Créer un moment de contact',
    title: 'Moment de contact avec l’expéditeur',
    who: 'Qui est l’expéditeur ?',
    known: 'Personnes de contact de ce nom ou de cette adresse e-mail',
    sender: 'Nouvelle personne de contact',
    noName: 'L’expéditeur n’a pas donné de nom : indiquez-en un.',
    stored: 'Le nom et l’adresse e-mail seront conservés parmi les personnes de contact.',
    begin: 'Commencer',
  },
} satisfies TranslationOf<typeof nl>;
