import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyList as nl } from './storyList.nl.ts';

export const storyList = {
  title: 'Lebensgeschichten',
  metaTitle: 'Geschichten aus dem Ersten Weltkrieg',
  lead: 'Hinter jedem Namen steht ein Leben. Diese Leben wurden bisher erzählt.',
  leadChild: 'Hier triffst du Menschen, die gelebt haben, als Krieg war. Such dir ein Gesicht aus und lies.',
  metaTheme: '{theme}: Geschichten aus dem Ersten Weltkrieg',
  metaPlace: '{place}: Geschichten aus dem Ersten Weltkrieg',
  found_one: '{count, number} Geschichte',
  found_other: '{count, number} Geschichten',
  choose: 'Geschichten auswählen',
  theme: 'Thema',
  place: 'Ort',
  language: 'Sprache der Geschichte',
  allThemes: 'Alle Themen',
  allPlaces: 'Alle Orte',
  allLanguages: 'Alle Sprachen',
  all: 'Alle Geschichten zeigen',
  none: 'Es sind noch keine Geschichten veröffentlicht.',
  nothing: 'Keine Geschichte passt zu allen diesen Angaben.',
  failed: 'Die Geschichten konnten nicht geladen werden',
} satisfies TranslationOf<typeof nl>;
