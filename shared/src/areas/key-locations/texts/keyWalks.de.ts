import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { keyWalks as nl } from './keyWalks.nl.ts';

export const keyWalks: TranslationOf<typeof nl> = {
  theme: 'Thema',
  themeIn: 'Thema ({language})',
  themeHint:
    'Danach wählen Besucher den Rundgang, zum Beispiel „Gas“ oder „Ypern wiederaufgebaut“. Eine Sprache ohne Text zeigt den niederländischen.',
  keys: 'Schlüssel in der Reihenfolge',
  keysHint: 'Wählen Sie einen Schlüssel, um ihn am Ende hinzuzufügen; mit den Pfeilen ändern Sie die Reihenfolge.',
  addKey: 'Schlüssel hinzufügen',
  noKeys: 'Noch kein Schlüssel gewählt.',
  allKeys: 'Alle Schlüssel liegen am Rundgang.',
  up: '{name} nach vorn',
  down: '{name} nach hinten',
  takeOut: '{name} aus dem Rundgang nehmen',
  moved: '{name} steht jetzt an Stelle {place}',
  crow: 'In gerader Linie von Schlüssel zu Schlüssel: {distance}.',
  length: 'Länge in km',
  lengthHint: 'Entlang der Straßen, zum Beispiel 2,4.',
  minutes: 'Minuten',
  minutesHint: 'Ohne die Zeit zum Lesen.',
  forChildren: 'Für Kinder geeignet',
  create: 'Themenrundgang hinzufügen',
  edit: '{name} bearbeiten',
  remove: '{name} entfernen',
  removeText: 'Die Schlüssel selbst bleiben bestehen.',
  saved: '{name} wurde gespeichert',
  lead: 'In der Liste der Schlüssel wählen Besucher ein Thema und folgen den Schlüsseln in Ihrer Reihenfolge.',
};
