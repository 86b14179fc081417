import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { startPage as nl } from './startPage.nl.ts';

export const startPage = {
  story: 'Le récit du jour',
  faces: 'Des visages et leur histoire',
  allStories_one: 'Voir les récits',
  allStories_many: 'Les {count, number} de récits',
  allStories_other: 'Les {count, number} récits',
  today: {
    title: 'Noms de ce jour',
    lead_one: 'Le {day}, une personne de la liste des noms est morte pendant les années de guerre.',
    lead_other: 'Le {day}, {count, number} personnes de la liste des noms sont mortes pendant les années de guerre.',
    lead_many: 'Le {day}, {count, number} de personnes de la liste des noms sont mortes pendant les années de guerre.',
    all: 'Lire tous les noms du {day}',
  },
  waysIn: 'Pas de nom en tête ?',
  waysInLead: 'Choisissez par où commencer.',
  places: 'Où ils sont morts',
  units: 'Où ils ont servi',
  memorials: 'Où on leur rend hommage',
  themes: 'De quoi parlent les récits',
  map: 'Sur la carte d’Ypres',
  persons_one: '{count, number} personne',
  persons_many: '{count, number} de personnes',
  persons_other: '{count, number} personnes',
  stories_one: '{count, number} récit',
  stories_many: '{count, number} de récits',
  stories_other: '{count, number} récits',
  keys_one: '{count, number} clé du souvenir en ville',
  keys_many: '{count, number} de clés du souvenir en ville',
  keys_other: '{count, number} clés du souvenir en ville',
} satisfies TranslationOf<typeof nl>;
