import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { permissions as nl } from './permissions.nl.ts';

/** Permissions to show photos that end soon. */
export const permissions = {
  lead: 'Fotos von Geschichten und Schlüsselorten sowie Scans von Dokumenten, deren Genehmigung innerhalb von {days} Tagen endet oder schon abgelaufen ist. Nach dem letzten Tag sehen Besucher sie nicht mehr.',
  none: 'Keine Genehmigung läuft innerhalb von {days} Tagen ab. Alle Fotos und Scans bleiben sichtbar.',
  record: 'Wo es steht',
  records: {
    person_story: 'Geschichte',
    key_location: 'Schlüsselort',
    document: 'Dokument',
    collection: 'Sammlung',
  },
  picture: 'Datei',
  allScans: 'Alle Scans',
  state: 'Wie lange noch',
  daysLeft_one: 'Noch {count, number} Tag',
  daysLeft_other: 'Noch {count, number} Tage',
  hidden: 'Abgelaufen: Besucher sehen dieses Bild nicht mehr',
  until: 'Genehmigung bis einschließlich {date}',
  over: 'Abgelaufen',
} satisfies TranslationOf<typeof nl>;
