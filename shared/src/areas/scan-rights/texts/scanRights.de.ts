import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { scanRights as nl } from './scanRights.nl.ts';

/** Under which rights scans are used, and whether visitors see them. */
export const scanRights = {
  title: 'Rechte an den Scans',
  unsaidOpen: 'Zu den Rechten ist nichts angegeben. Da das Dokument freigegeben ist, sehen Besucher die Scans.',
  unsaidClosed: 'Zu den Rechten ist nichts angegeben. Sobald das Dokument freigegeben ist, sehen Besucher die Scans.',
  unsaidBox:
    'Zu den Rechten ist nichts angegeben. Was Sie hier angeben, gilt für jedes Dokument dieser Sammlung, zu dem nichts anderes angegeben ist.',
  problems: {
    LICENCE_UNKNOWN: 'Besucher sehen diese Scans nicht: Die Rechte sind unbekannt.',
    LICENCE_EXPIRED: 'Besucher sehen diese Scans nicht: Die Genehmigung ist abgelaufen.',
    LICENCE_NOT_FOR_TARGET: 'Besucher sehen diese Scans nicht: Sie dürfen nicht auf der Website stehen.',
  },
  stays: 'Titel, Beschreibung und Transkription bleiben lesbar.',
  inherited: 'Übernommen von',
  say: 'Rechte angeben',
  change: 'Rechte ändern',
  takeBack: 'Wieder die Rechte des Ganzen übernehmen',
  takeBackText:
    'Was hier gesondert angegeben ist, entfällt. Danach gilt wieder, was für das Ganze oder die Sammlung angegeben ist.',
  takeBackVerb: 'Übernehmen',
  takenBack: 'Hier gelten wieder die Rechte des Ganzen',
  saved: 'Die Rechte wurden gespeichert',
  many_one: 'Rechte an {count, number} Teil',
  many_other: 'Rechte an {count, number} Teilen',
  manyEmpty: 'Was Sie leer lassen, bleibt bei jedem Teil, wie es ist.',
  rights: 'Rechte …',
  hidden: 'Für Besucher nicht zu sehen',
} satisfies TranslationOf<typeof nl>;
