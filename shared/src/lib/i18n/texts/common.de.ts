import type { TranslationOf } from '../texts.ts';
import type { common as nl } from './common.nl.ts';

export const common = {
  product: 'Salient',
  tagline: 'Namenliste des Ersten Weltkriegs',
  skip: 'Zum Inhalt',
  navigation: 'Hauptmenü',
  sections: { names: 'Namen', stories: 'Geschichten', map: 'Karte', today: 'Heute' },
  searchName: 'Einen Namen suchen',
  language: 'Sprache',
  colon: ': ',
  loading: 'Einen Augenblick…',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  offline: 'Sie sind offline. Was schon auf dem Bildschirm steht, bleibt lesbar.',
  errorTitle: 'Das hat nicht geklappt',
  errorCode: 'Code für das Personal: {code}',
  onlyIn: {
    nl: 'nur auf Niederländisch',
    en: 'nur auf Englisch',
    fr: 'nur auf Französisch',
    de: 'nur auf Deutsch',
  },
  help: {
    title: 'Brauchen Sie Hilfe?',
    text: 'Das Wissenszentrum sucht gern mit Ihnen.',
    mail: 'E-Mail: {mail}',
    phone: 'Telefon: {phone}',
  },
  accessibility: 'Barrierefreiheit',
  openData: 'Offene Daten',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse stimmt nicht oder die Seite ist umgezogen. Vielleicht finden Sie die Person über ihren Namen.',
  },
} satisfies TranslationOf<typeof nl>;
