import type { TranslationOf } from '../texts.ts';
import type { accessibility as nl } from './accessibility.nl.ts';

export const accessibility = {
  title: 'Déclaration d’accessibilité',
  intro:
    'La liste des noms est là pour tout le monde. Cette page dit ce que vous pouvez attendre et ce qui ne va pas encore bien.',
  standardTitle: 'La norme que nous suivons',
  standard: 'Les pages publiques sont construites selon WCAG 2.2, niveau AA, et EN 301 549.',
  worksTitle: 'Comment utiliser le site',
  keyboard: 'Tout fonctionne au clavier ; le focus est toujours visible.',
  zoom: 'Le texte peut être agrandi à 400 pour cent sans défilement horizontal.',
  screenReader: 'Les parties inconnues d’une date sont lues comme « inconnu », et non comme un point d’interrogation.',
  motion: 'Si vous avez demandé moins d’animations à votre appareil, rien ne bouge d’une page à l’autre.',
  noScript: 'On peut aussi chercher et lire les fiches sans JavaScript.',
  ownMaps:
    'Le site dessine lui-même ses cartes. Notre serveur ne demande la carte détaillée à OpenStreetMap que si vous la souhaitez, et ce service ne sait pas qui vous êtes.',
  gapsTitle: 'Ce qui ne va pas encore bien',
  gaps: 'Les noms de lieux et d’unités ne sont parfois donnés que dans la langue de la source.',
  maps: 'Les liens vers les cartes mènent à un autre site, dont l’accessibilité ne dépend pas de nous.',
  contactTitle: 'Vous êtes bloqué ?',
  contact:
    'Signalez-le au centre de documentation, au bas de chaque page. Vous recevrez les informations d’une autre manière.',
  checkedTitle: 'Comment nous vérifions',
  checked:
    'Chaque version est contrôlée automatiquement dans les quatre langues, à la largeur d’un téléphone et sur grand écran, et parcourue au clavier.',
} satisfies TranslationOf<typeof nl>;
