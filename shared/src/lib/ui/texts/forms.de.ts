import type { TranslationOf } from '../../i18n/texts.ts';
import type { forms as nl } from './forms.nl.ts';

export const forms = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  refused_one: '{count, number} Feld ist zu prüfen.',
  refused_other: '{count, number} Felder sind zu prüfen.',
  offered: 'Vom {when} liegt hier eine nicht gespeicherte Eingabe. Möchten Sie damit weitermachen?',
  takeOffered: 'Weitermachen',
  refuseOffered: 'Verwerfen',
  takenOver: 'Inzwischen hat jemand anders geändert: {fields}. Das wurde übernommen; Ihre Eingaben sind noch da.',
  savedBy: '{account} hat inzwischen gespeichert. Beim Speichern werden beide Änderungen zusammengeführt.',
  removeTitle: '{name} löschen?',
  removed: '{name} wurde gelöscht',
  counter: '{length} von {limit} Zeichen',
  markdown: {
    tools: 'Formatierung: {field}',
    bold: 'Fett',
    italic: 'Kursiv',
    list: 'Aufzählung',
    preview: 'Vorschau',
    previewOf: 'Vorschau: {field}',
    empty: 'Noch nichts anzuzeigen.',
  },
  conflict: {
    title: 'Jemand anders hat zuerst gespeichert',
    whoWhen: '{account} hat dies am {when} gespeichert, während Sie daran gearbeitet haben.',
    somebody: 'Jemand hat dies gespeichert, während Sie daran gearbeitet haben.',
    how: 'Wählen Sie für jedes Feld, welcher Wert bleibt. Der andere steht weiter im Verlauf oder in diesem Formular.',
    theirs: 'Den anderen Wert übernehmen',
    mine: 'Meinen Wert behalten',
    others: 'Auch dies wurde geändert; es wird übernommen.',
    postpone: 'Zurück zum Formular',
    decide: 'So speichern',
  },
} satisfies TranslationOf<typeof nl>;
