import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyList as nl } from './storyList.nl.ts';

export const storyList = {
  title: 'Récits de vie',
  metaTitle: 'Récits de la Première Guerre mondiale',
  lead: 'Derrière chaque nom, il y a une vie. Voici celles qui ont été racontées jusqu’ici.',
  leadChild: 'Tu rencontres ici des personnes qui ont vécu pendant la guerre. Choisis un visage et lis.',
  metaTheme: '{theme} : récits de la Première Guerre mondiale',
  metaPlace: '{place} : récits de la Première Guerre mondiale',
  found_one: '{count, number} récit',
  found_many: '{count, number} de récits',
  found_other: '{count, number} récits',
  choose: 'Choisir des récits',
  theme: 'Thème',
  place: 'Lieu',
  language: 'Langue du récit',
  allThemes: 'Tous les thèmes',
  allPlaces: 'Tous les lieux',
  allLanguages: 'Toutes les langues',
  all: 'Afficher tous les récits',
  none: 'Aucun récit n’est encore publié.',
  nothing: 'Aucun récit ne correspond à tous ces choix.',
  failed: 'Les récits n’ont pas pu être chargés',
} satisfies TranslationOf<typeof nl>;
