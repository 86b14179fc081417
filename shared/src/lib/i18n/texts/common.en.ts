import type { TranslationOf } from '../texts.ts';
import type { common as nl } from './common.nl.ts';

export const common = {
  product: 'Salient',
  tagline: 'Names list of the First World War',
  skip: 'Skip to the content',
  navigation: 'Main menu',
  sections: { names: 'Names', stories: 'Stories', map: 'Map', today: 'Today' },
  searchName: 'Search for a name',
  language: 'Language',
  colon: ': ',
  loading: 'One moment…',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  offline: 'You are offline. What is already on the screen stays readable.',
  errorTitle: 'This did not work',
  errorCode: 'Code for staff: {code}',
  onlyIn: { nl: 'only in Dutch', en: 'only in English', fr: 'only in French', de: 'only in German' },
  help: {
    title: 'Need help?',
    text: 'The knowledge centre is glad to search with you.',
    mail: 'Mail: {mail}',
    phone: 'Phone: {phone}',
  },
  accessibility: 'Accessibility',
  openData: 'Open data',
  notFound: {
    title: 'This page does not exist',
    text: 'The address is wrong or the page has moved. You may find the person by searching for the name.',
  },
} satisfies TranslationOf<typeof nl>;
