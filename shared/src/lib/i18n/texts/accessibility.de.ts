import type { TranslationOf } from '../texts.ts';
import type { accessibility as nl } from './accessibility.nl.ts';

export const accessibility = {
  title: 'Erklärung zur Barrierefreiheit',
  intro:
    'Die Namenliste ist für alle da. Diese Seite sagt, was Sie erwarten dürfen und was noch nicht gut funktioniert.',
  standardTitle: 'Der Standard, dem wir folgen',
  standard: 'Die öffentlichen Seiten sind nach WCAG 2.2, Stufe AA, und EN 301 549 gebaut.',
  worksTitle: 'So können Sie die Seiten benutzen',
  keyboard: 'Alles lässt sich mit der Tastatur bedienen; der Fokus ist immer zu sehen.',
  zoom: 'Der Text lässt sich auf 400 Prozent vergrößern, ohne seitliches Scrollen.',
  screenReader: 'Unbekannte Teile eines Datums werden als „unbekannt“ vorgelesen, nicht als Fragezeichen.',
  motion: 'Wenn Sie auf Ihrem Gerät weniger Bewegung eingestellt haben, bewegt sich zwischen den Seiten nichts.',
  noScript: 'Suchen und Lesen geht auch ohne JavaScript.',
  ownMaps:
    'Die Karten zeichnet die Website selbst. Erst wenn Sie die genaue Karte wünschen, holt unser Server sie bei OpenStreetMap; der Dienst erfährt nicht, wer Sie sind.',
  gapsTitle: 'Was noch nicht gut funktioniert',
  gaps: 'Namen von Orten und Einheiten stehen manchmal nur in der Sprache der Quelle.',
  maps: 'Die Kartenlinks führen zu einer anderen Website, deren Barrierefreiheit nicht in unserer Hand liegt.',
  contactTitle: 'Kommen Sie irgendwo nicht weiter?',
  contact: 'Sagen Sie es dem Wissenszentrum, unten auf jeder Seite. Sie bekommen die Angaben dann auf andere Weise.',
  checkedTitle: 'Wie wir das prüfen',
  checked:
    'Jede Version wird in den vier Sprachen automatisch geprüft, in Telefonbreite und auf einem breiten Bildschirm, und mit der Tastatur durchlaufen.',
} satisfies TranslationOf<typeof nl>;
