import type { errors as nl } from '../nl/errors.ts';
import type { TranslationOf } from '../texts.ts';

export const errors = {
  network: 'Il n’y a pas de connexion. Vérifiez votre connexion internet et réessayez.',
  http: 'Le serveur ne répond pas comme prévu. Réessayez dans quelques instants.',
  unexpected: 'La réponse du serveur est illisible. Réessayez.',
  internal: 'Une erreur est survenue sur le serveur. Réessayez dans quelques instants.',
  noSession: 'Connectez-vous pour continuer.',
  sessionExpired: 'Votre session est terminée, veuillez vous reconnecter.',
  notPermitted: 'Vous n’êtes pas autorisé à faire cela.',
  notFound: 'Ceci n’existe pas ou n’existe plus.',
  merged: 'Cette personne a été fusionnée avec une autre fiche.',
  gone: 'Ceci a été supprimé.',
  invalidData: 'Certaines données ne sont pas valables.',
  conflict: 'Quelqu’un d’autre a modifié ceci entre-temps.',
  tooManyRequests: 'Trop de demandes à la suite. Attendez un instant et réessayez.',
  unavailable: 'Les données ne sont pas accessibles pour le moment. Réessayez dans quelques secondes.',
  invalidLogin: 'Le nom d’utilisateur ou le mot de passe n’est pas correct.',
  accountNotActivated: 'Ce compte n’est pas encore activé.',
  personMergedWithItself: 'Il ne s’agit pas de deux personnes, mais d’une seule et même personne.',
  mergeUndone: 'Cette fusion a déjà été annulée.',
  laterMergeStands: 'Ces personnes ont fait l’objet d’une fusion plus récente. Annulez d’abord celle-ci.',
} satisfies TranslationOf<typeof nl>;
