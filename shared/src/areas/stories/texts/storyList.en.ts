import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyList as nl } from './storyList.nl.ts';

export const storyList = {
  title: 'Life stories',
  metaTitle: 'Stories from the First World War',
  lead: 'Behind every name is a life. These are the lives that have been told so far.',
  leadChild: 'Here you meet people who lived when there was a war. Choose a face and read.',
  metaTheme: '{theme}: stories from the First World War',
  metaPlace: '{place}: stories from the First World War',
  found_one: '{count, number} story',
  found_other: '{count, number} stories',
  choose: 'Choose stories',
  theme: 'Theme',
  place: 'Place',
  language: 'Language of the story',
  allThemes: 'All themes',
  allPlaces: 'All places',
  allLanguages: 'All languages',
  all: 'Show all stories',
  none: 'No stories have been published yet.',
  nothing: 'No story matches all these choices.',
  failed: 'The stories could not be loaded',
} satisfies TranslationOf<typeof nl>;
