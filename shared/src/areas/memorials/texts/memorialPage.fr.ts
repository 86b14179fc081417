import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialPage as nl } from './memorialPage.nl.ts';

export const memorialPage = {
  metaDescription: '{name} : situation, informations et noms qui y figurent.',
  facts: 'Informations',
  otherNames: 'Autres noms',
  since: 'Depuis',
  putUpBy: 'Posée par',
  kind: 'Type',
  exists: 'Existe encore',
  yes: 'oui',
  no: 'non',
  nationality: 'Nationalité',
  place: 'Lieu',
  trench: 'Carte de tranchées britannique',
  address: 'Adresse',
  map: 'Montrer {name} sur la carte',
  mapShort: 'Carte',
  photos: 'Images',
  names: 'Noms',
  search: 'Chercher un nom sur ce monument',
  empty: 'Aucun nom ne figure encore sur ce monument.',
  merged: {
    title: 'Ce monument a une autre adresse',
    text: 'Deux fiches du même monument ont été fusionnées.',
    follow: 'Voir le monument',
  },
  notFound: {
    title: 'Ce monument est introuvable',
    text: 'L’adresse est peut-être incomplète. Les personnes se trouvent dans la liste des noms.',
  },
  gone: {
    title: 'La page de ce monument n’existe plus',
    text: 'Elle a été supprimée. Les personnes se trouvent dans la liste des noms.',
  },
} satisfies TranslationOf<typeof nl>;
