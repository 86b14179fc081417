import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyPage as nl } from './storyPage.nl.ts';

export const storyPage = {
  kind: 'Lebensgeschichte',
  keyKind: 'Geschichte zu einem Erinnerungsschlüssel',
  metaTitle: '{name}, eine Geschichte aus dem Ersten Weltkrieg',
  metaTitleChild: '{name}, eine Geschichte für Kinder aus dem Ersten Weltkrieg',
  versions: 'Fassung der Geschichte',
  forAdults: 'Für Erwachsene',
  forChildren: 'Für Kinder',
  noChild: 'Diese Geschichte gibt es noch nicht für Kinder. Sie lesen den Text für Erwachsene.',
  onlyIn: {
    nl: 'Diese Geschichte gibt es nur auf Niederländisch.',
    en: 'Diese Geschichte gibt es nur auf Englisch.',
    fr: 'Diese Geschichte gibt es nur auf Französisch.',
    de: 'Diese Geschichte gibt es nur auf Deutsch.',
  },
  place: 'Der Ort',
  placeChild: 'Wo es geschah',
  life: 'Lebensweg',
  lifeChild: 'Ein ganzes Leben',
  wholeLife: 'Alles, was über {name} bekannt ist',
  key: 'Beim Schlüssel',
  keyLocation: 'Erinnerungsschlüssel',
  keyDate: 'Tag der Erinnerung',
  keyOrganisation: 'Organisation',
  keyContacts: 'Erzählt mit Hilfe von',
  linked: 'Leben, die dazugehören',
  linkedChild: 'Lies auch über',
  cite: '{name}, in: Salient, Geschichten aus dem Ersten Weltkrieg. {address} (abgerufen am {date}).',
  scan: 'Auf dem Telefon weiterlesen',
  preview: 'Vorschau',
  previewText:
    'So sehen Besucher diese Geschichte, sobald sie veröffentlicht ist. Diese Adresse gilt eine Stunde und nur für jene, die sie bekommen haben.',
  expired: {
    title: 'Diese Vorschau ist abgelaufen',
    text: 'Eine Vorschau ist eine Stunde lang zu sehen. Fordern Sie in der Redaktion eine neue an.',
  },
  notFound: {
    title: 'Diese Geschichte ist nicht da',
    text: 'Vielleicht ist die Adresse unvollständig, oder diese Geschichte ist noch nicht veröffentlicht.',
  },
  gone: {
    title: 'Diese Geschichte ist nicht mehr zu lesen',
    text: 'Das Museum hat diese Geschichte {day} zurückgezogen, zum Beispiel um sie zu verbessern. Sie kann unter derselben Adresse wiederkommen.',
    textWithoutDay:
      'Das Museum hat diese Geschichte zurückgezogen, zum Beispiel um sie zu verbessern. Sie kann unter derselben Adresse wiederkommen.',
  },
  failed: 'Diese Geschichte konnte nicht geladen werden',
  pairGone: {
    title: 'Diese Begegnung ist nicht mehr zu lesen',
    text: 'Das Museum hat beide Geschichten zurückgezogen, zum Beispiel um sie zu verbessern. Sie können unter derselben Adresse wiederkommen.',
  },
  pairNotFound: {
    title: 'Diese Begegnung ist nicht da',
    text: 'Keine der beiden Geschichten ist zurzeit zu lesen. Vielleicht ist die Adresse unvollständig, oder die Geschichten wurden zurückgezogen.',
  },
  pair: {
    title: 'Begegnungen',
    metaTitle: '{first} und {second}: Begegnungen im Ersten Weltkrieg',
    intro: 'Zwei Menschen, zwei Leben im selben Krieg. Lesen Sie ihre Geschichten nacheinander.',
    introChild:
      'Hier begegnest du zwei Menschen, die vor mehr als hundert Jahren gelebt haben. Damals war Krieg. Lies zuerst die eine Geschichte und dann die andere.',
    stories: 'Die beiden Geschichten',
    alone: 'Die andere Geschichte dieser Begegnung ist zurzeit nicht zu lesen.',
    failed: 'Diese Begegnung konnte nicht geladen werden',
  },
} satisfies TranslationOf<typeof nl>;
