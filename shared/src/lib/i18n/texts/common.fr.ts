import type { TranslationOf } from '../texts.ts';
import type { common as nl } from './common.nl.ts';

export const common = {
  product: 'Salient',
  tagline: 'Liste des noms de la Première Guerre mondiale',
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  sections: { names: 'Noms', stories: 'Récits', map: 'Carte', today: 'Aujourd’hui' },
  searchName: 'Chercher un nom',
  language: 'Langue',
  colon: ' : ',
  loading: 'Un instant…',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  offline: 'Vous êtes hors ligne. Ce qui est déjà affiché reste lisible.',
  errorTitle: 'Cela n’a pas fonctionné',
  errorCode: 'Code pour le personnel : {code}',
  onlyIn: {
    nl: 'seulement en néerlandais',
    en: 'seulement en anglais',
    fr: 'seulement en français',
    de: 'seulement en allemand',
  },
  help: {
    title: 'Besoin d’aide ?',
    text: 'Le centre de documentation cherche volontiers avec vous.',
    mail: 'E-mail : {mail}',
    phone: 'Téléphone : {phone}',
  },
  accessibility: 'Accessibilité',
  openData: 'Données ouvertes',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est erronée ou la page a été déplacée. Vous trouverez peut-être la personne en cherchant son nom.',
  },
} satisfies TranslationOf<typeof nl>;
