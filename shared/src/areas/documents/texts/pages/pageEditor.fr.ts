import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { pageEditor as nl } from './pageEditor.nl.ts';

export const pageEditor = {
  title: 'Page {number} : {title}',
  divider: 'Limite entre numérisation et données',
  previous: 'Page précédente',
  next: 'Page suivante',
  savesOnTheWay: 'Enregistrer en tournant la page',
  scan: 'Numérisation',
  scanFailed:
    'La numérisation ne peut pas être affichée : le fichier manque ou est endommagé, ou la connexion est coupée. Si cela persiste, signalez-le à un administrateur.',
  tools: 'Outils pour la numérisation',
  larger: 'Agrandir',
  smaller: 'Réduire',
  fit: 'Ajuster à la fenêtre',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  light: 'Luminosité et contraste',
  brightness: 'Luminosité',
  contrast: 'Contraste',
  invert: 'Négatif',
  reset: 'Revenir à l’état de départ',
  fullscreen: 'Plein écran',
  original: 'Ouvrir le fichier d’origine',
  download: 'Télécharger {file}',
  toTranscription: 'Vers la transcription',
  noTranscription: 'Pas encore de transcription',
  place: 'Place dans le document',
  number: 'Numéro de page',
  numberHint: 'De 1 à {count, number}. Un autre numéro déplace la page.',
  movedMeanwhile:
    'Cette page est maintenant la page {number} de « {title} ». Votre saisie est encore là, mais n’est pas enregistrée : « Enregistrer » la joint à la page, là où elle se trouve maintenant.',
  removedMeanwhile:
    'Quelqu’un d’autre a supprimé cette page entre-temps. Votre saisie est encore là, mais n’est pas enregistrée. Un administrateur peut restaurer la page dans l’historique ; ensuite, vous pourrez enregistrer.',
  lookThere: 'Voir la page à cet endroit (nouvel onglet)',
} satisfies TranslationOf<typeof nl>;
