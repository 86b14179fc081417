import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { feedbackTemplates as nl } from './feedbackTemplates.nl.ts';

export const feedbackTemplates = {
  name: 'Name',
  nameHint: 'Woran Kolleginnen und Kollegen den Text erkennen; Besucher sehen ihn nicht.',
  text: 'Text',
  languages: 'Sprachen',
  create: 'Antwortvorlage hinzufügen',
  edit: '{name} bearbeiten',
  remove: '{name} entfernen',
  removeText: 'Antworten, die damit gesendet wurden, bleiben erhalten.',
  saved: '{name} wurde gespeichert',
  lead: 'Texte, mit denen eine Antwort an einen Besucher beginnt. Schreiben Sie sie in jeder Sprache, die Sie brauchen: Eine Sprache ohne Text wird nicht angeboten.',
  slots: 'Diese Wörter in geschweiften Klammern werden ausgefüllt: {list}',
  unknown: '{list} kann nicht ausgefüllt werden: Wählen Sie aus den Wörtern oben.',
  slotNames: {
    reference: 'die Nummer der Nachricht',
    person: 'der Name der Person',
    date: 'der Tag, an dem die Nachricht kam',
  },
} satisfies TranslationOf<typeof nl>;
