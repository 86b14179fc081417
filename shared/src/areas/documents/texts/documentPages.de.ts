import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { documentPages as nl } from './documentPages.nl.ts';

export const documentPages = {
  add: 'Dokument hinzufügen',
  allTags: 'Alle Schlagwörter',
  disclosedOrNot: 'Freigegeben oder nicht',
  onlyDisclosed: 'Nur freigegebene',
  onlyUndisclosed: 'Nur nicht freigegebene',
  id: 'Dokument-Id',
  isSub: 'Teil eines anderen Dokuments',
  modified: 'Geändert',
  created_at: 'Angelegt',
  noneAbout: 'Noch kein Dokument verweist darauf.',
  explained: {
    ARCHIVE: 'Ein Stück in einem Archiv, hier oder anderswo',
    WISE: 'Ein Buch oder Artikel in der Bibliothek',
    DIBORN: 'Scans oder Dateien, mit Seiten und Schlagwörtern',
    WEB: 'Eine Seite im Web',
    ADLIBD: 'Ein Eintrag des Archivkatalogs, mit seinem Code',
    ADLIBC: 'Ein Teil einer Sammlung aus dem Katalog, mit Seiten',
  },
  content: 'Inhalt',
  divider: 'Grenze zwischen Seiten und Angaben',
  edit: 'Bearbeiten',
  read: 'Bearbeitung beenden',
  saveBefore: 'Speichern oder verwerfen Sie zuerst Ihre Änderungen',
  created: 'Das Dokument ist angelegt: {name}',
  saved: 'Das Dokument ist gespeichert: {name}',
  fromCatalogue: 'Titel, Beschreibung und Ort kommen aus dem Katalog (Code {code}), sobald Sie speichern.',
  disclosedHint:
    'Das Publikum sieht das Dokument und seine Scans dann auf der Seite jeder Person und jedes Ortes, worauf es verweist.',
  noTags: 'Nur digitale Dokumente und Dokumente in einer Sammlung aus dem Katalog haben Schlagwörter.',
  removeText: 'Das Dokument kann wiederhergestellt werden.',
  removedNotice: 'Dieses Dokument wurde gelöscht.',
  restored: '{name} ist wiederhergestellt',
  recordFirst: 'Speichern Sie zuerst; danach können Sie hier Dokumente hinzufügen.',
  copy: 'Kopieren',
} satisfies TranslationOf<typeof nl>;
