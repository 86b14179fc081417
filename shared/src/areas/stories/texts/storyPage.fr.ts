import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyPage as nl } from './storyPage.nl.ts';

export const storyPage = {
  kind: 'Récit de vie',
  keyKind: 'Récit d’une clé du souvenir',
  metaTitle: '{name}, un récit de la Première Guerre mondiale',
  metaTitleChild: '{name}, un récit de la Première Guerre mondiale pour les enfants',
  versions: 'Version du récit',
  forAdults: 'Pour adultes',
  forChildren: 'Pour enfants',
  noChild: 'Ce récit n’existe pas encore pour les enfants. Vous lisez le texte pour adultes.',
  onlyIn: {
    nl: 'Ce récit n’existe qu’en néerlandais.',
    en: 'Ce récit n’existe qu’en anglais.',
    fr: 'Ce récit n’existe qu’en français.',
    de: 'Ce récit n’existe qu’en allemand.',
  },
  place: 'Le lieu',
  placeChild: 'Où cela s’est passé',
  life: 'Parcours de vie',
  lifeChild: 'Toute une vie',
  wholeLife: 'Tout ce que l’on sait sur {name}',
  key: 'Près de la clé',
  keyLocation: 'Clé du souvenir',
  keyDate: 'Jour du souvenir',
  keyOrganisation: 'Organisation',
  keyContacts: 'Raconté avec l’aide de',
  linked: 'Des vies liées à celle-ci',
  linkedChild: 'Découvre aussi',
  cite: '{name}, dans : Salient, récits de la Première Guerre mondiale. {address} (consulté le {date}).',
  scan: 'Continuez la lecture sur votre téléphone',
  preview: 'Aperçu',
  previewText:
    'Voici comment les visiteurs verront ce récit une fois publié. Cette adresse fonctionne pendant une heure et n’est destinée qu’à ceux qui l’ont reçue.',
  expired: {
    title: 'Cet aperçu a expiré',
    text: 'Un aperçu reste visible pendant une heure. Demandez-en un nouveau dans l’éditeur de récits.',
  },
  notFound: {
    title: 'Ce récit est introuvable',
    text: 'L’adresse est peut-être incomplète, ou ce récit n’est pas encore publié.',
  },
  gone: {
    title: 'Ce récit n’est plus accessible',
    text: 'Le musée a retiré ce récit {day}, par exemple pour l’améliorer. Il pourra revenir à cette même adresse.',
    textWithoutDay: 'Le musée a retiré ce récit, par exemple pour l’améliorer. Il pourra revenir à cette même adresse.',
  },
  failed: 'Ce récit n’a pas pu être chargé',
  pairGone: {
    title: 'Cette rencontre n’est plus accessible',
    text: 'Le musée a retiré les deux récits, par exemple pour les améliorer. Ils pourront revenir à cette même adresse.',
  },
  pairNotFound: {
    title: 'Cette rencontre est introuvable',
    text: 'Aucun des deux récits n’est accessible pour le moment. L’adresse est peut-être incomplète, ou les récits ont été retirés.',
  },
  pair: {
    title: 'Rencontres',
    metaTitle: '{first} et {second} : rencontres dans la Première Guerre mondiale',
    intro: 'Deux personnes, deux vies dans la même guerre. Lisez leurs récits l’un après l’autre.',
    introChild:
      'Voici deux personnes qui ont vécu il y a plus de cent ans. C’était la guerre. Lis d’abord un récit, puis l’autre.',
    stories: 'Les deux récits',
    alone: 'L’autre récit de cette rencontre n’est pas accessible pour le moment.',
    failed: 'Cette rencontre n’a pas pu être chargée',
  },
} satisfies TranslationOf<typeof nl>;
