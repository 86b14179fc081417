import type { TranslationOf } from '../../i18n/texts.ts';
import type { errors as nl } from './errors.nl.ts';

export const errors = {
  network: 'Il n’y a pas de connexion. Vérifiez votre connexion internet et réessayez.',
  http: 'Le serveur ne répond pas comme prévu. Réessayez dans quelques instants.',
  unexpected: 'La réponse du serveur est illisible. Réessayez.',
  internal: 'Une erreur est survenue sur le serveur. Réessayez dans quelques instants.',
  noSession: 'Connectez-vous pour continuer.',
  sessionExpired: 'Votre session est terminée, veuillez vous reconnecter.',
  notPermitted: 'Vous n’êtes pas autorisé à faire cela.',
  notFound: 'Ceci n’existe pas ou n’existe plus.',
  merged: 'Cette fiche a été fusionnée avec une autre.',
  gone: 'Cet élément a été supprimé.',
  invalidData: 'Certaines données ne sont pas valables.',
  conflict: 'Quelqu’un d’autre a modifié ceci entre-temps.',
  tooManyRequests: 'Trop de demandes à la suite. Attendez un instant et réessayez.',
  unavailable: 'Les données ne sont pas accessibles pour le moment. Réessayez dans quelques secondes.',
  busy: 'Il y a trop de demandes en ce moment, ou quelqu’un d’autre travaille sur ces données. Réessayez dans quelques secondes.',
  busyPage:
    'Il y a beaucoup de visiteurs en ce moment. Cette page s’affichera d’elle-même dès qu’il y aura de la place.',
  tooBroad: 'Cette recherche est trop large. Ajoutez un nom ou une année.',
  invalidLogin: 'Le nom d’utilisateur ou le mot de passe n’est pas correct.',
  accountNotActivated: 'Ce compte n’est pas encore activé.',
  accountSuspended: 'Ce compte est suspendu. Demandez à un administrateur de le rétablir.',
  previewExpired: 'Cet aperçu a expiré. Demandez-en un nouveau à la rédaction.',
  pairingCodeNotGood: 'Ce code est faux, déjà utilisé ou expiré. Demandez-en un nouveau.',
  deviceNotPaired: 'Cet appareil n’est plus associé. Associez-le à nouveau.',
} satisfies TranslationOf<typeof nl>;
