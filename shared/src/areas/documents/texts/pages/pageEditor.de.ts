import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { pageEditor as nl } from './pageEditor.nl.ts';

export const pageEditor = {
  title: 'Seite {number}: {title}',
  divider: 'Grenze zwischen Scan und Angaben',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  savesOnTheWay: 'Beim Blättern speichern',
  scan: 'Scan',
  scanFailed:
    'Der Scan kann nicht angezeigt werden: Die Datei fehlt oder ist beschädigt, oder es besteht keine Verbindung. Bleibt es dabei, melden Sie es bitte der Verwaltung.',
  tools: 'Werkzeuge für den Scan',
  larger: 'Vergrößern',
  smaller: 'Verkleinern',
  fit: 'Einpassen',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  light: 'Helligkeit und Kontrast',
  brightness: 'Helligkeit',
  contrast: 'Kontrast',
  invert: 'Negativ',
  reset: 'Scan zurücksetzen',
  fullscreen: 'Ganzer Bildschirm',
  original: 'Originaldatei öffnen',
  download: '{file} herunterladen',
  toTranscription: 'Zur Transkription',
  noTranscription: 'Noch keine Transkription',
  place: 'Stelle im Dokument',
  number: 'Seitenzahl',
  numberHint: 'Von 1 bis {count, number}. Eine andere Zahl verschiebt die Seite.',
  movedMeanwhile:
    'Diese Seite ist inzwischen Seite {number} von „{title}“. Was Sie getippt haben, steht noch hier und ist nicht gespeichert: Mit „Speichern“ kommt es zur Seite, wo sie jetzt steht.',
  removedMeanwhile:
    'Jemand anderes hat diese Seite inzwischen gelöscht. Was Sie getippt haben, steht noch hier und ist nicht gespeichert. Ein Administrator kann die Seite im Verlauf wiederherstellen; danach können Sie speichern.',
  lookThere: 'Die Seite dort ansehen (neuer Tab)',
} satisfies TranslationOf<typeof nl>;
