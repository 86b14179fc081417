import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactPages as nl } from './contactPages.nl.ts';

/** Screens of contact persons and contact moments, as staff read them. */
export const contactPages = {
  saved: '{name} wurde gespeichert',
  remove: '{name} entfernen',
  removeText: 'Das kann nicht rückgängig gemacht werden.',
  namesOnly: 'Sie sehen hier nur Namen: Kontaktdaten sind persönlich und nur für berechtigte Konten lesbar.',
  nameOnly:
    'Sie sehen hier den Namen und wann es Kontakt gab. Adresse, Telefon, E-Mail und Notizen sind nur für berechtigte Konten lesbar.',
  momentsWithoutWords:
    'Sie sehen hier, mit wem und wann es Kontakt gab. Was gesagt wurde, ist nur für berechtigte Konten lesbar.',
  address: 'Adresse',
  similar: 'Ist es eine dieser Kontaktpersonen?',
  similarCount_one: '{count, number} Kontaktperson hat einen ähnlichen Namen.',
  similarCount_other: '{count, number} Kontaktpersonen haben ähnliche Namen.',
  noMoments: 'Mit dieser Kontaktperson wurde noch kein Kontaktmoment aufgezeichnet.',
  momentWith: 'Kontaktmoment mit {name}',
  momentOf: 'Kontaktmoment mit {name}, {start}',
  editMoment: '{name} bearbeiten',
  viewMoment: '{name} ansehen',
  toPerson: 'Zur Kontaktperson',
  toStory: 'Zur Geschichte',
  ofStory: 'Dieser Kontaktmoment gehört zu einer Schlüsselgeschichte und folgt ihr. Hier kann er nur gelesen werden.',
  noContributions: 'Noch keine Beiträge.',
  addContribution: 'Fügen Sie hinzu, was aus diesem Kontakt hervorging: eine Person oder ein Dokument.',
  doubles: {
    lead: 'Kontaktpersonen, die wahrscheinlich dieselben sind, die sichersten zuerst: ein gleicher Name mit derselben E-Mail-Adresse oder Telefonnummer, dieselbe E-Mail-Adresse, oder ein gleicher Name am selben Ort. Eine gemeinsame Telefonnummer allein zählt nicht: sie gehört oft einer Familie.',
    none: 'Keine zwei Kontaktpersonen wirken gleich: jedes Paar wurde zusammengeführt oder gilt als nicht dasselbe.',
    why: 'Was gleich ist',
  },
  doubleReasons: {
    name: 'gleicher Name',
    similarName: 'fast gleicher Name',
    email: 'gleiche E-Mail-Adresse',
    phone: 'gleiche Telefonnummer',
    place: 'gleicher Ort',
    nothingElse: 'von einer der beiden ist sonst nichts bekannt',
  },
  merge: {
    title: 'Kontaktpersonen zusammenführen',
    name: 'Name',
    leftOut: 'Was Sie nicht wählen, geht nicht verloren: es kommt zu den Notizen.',
    tooLong: 'Die Notizen beider sind zusammen zu lang zum Speichern. Kürzen Sie sie zuerst.',
    merged: '{merged} und {kept} wurden zusammengeführt',
    gone: 'Diese Kontaktperson wurde entfernt',
    into: 'Sie wurden weitergeleitet: die Kontaktperson, die Sie geöffnet haben, wurde mit dieser zusammengeführt.',
  },
} satisfies TranslationOf<typeof nl>;
