import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { transcriptionFiles as nl } from './transcriptionFiles.nl.ts';

export const transcriptionFiles = {
  menu: 'Transkriptionen',
  asText: 'Als Text herunterladen',
  asPdf: 'Als PDF herunterladen',
  read: 'Aus einem ZIP einlesen…',
  title: 'Transkriptionen einlesen',
  which:
    'Wählen Sie ein ZIP mit Dateien in PAGE XML oder ALTO, wie Transkribus und eScriptorium sie erstellen. Jede Datei kommt zum Scan mit demselben Namen: brief_01.xml zu brief_01.jpg. Scans in Teildokumenten zählen mit.',
  whatStays:
    'Hat eine Seite schon einen anderen Text, so bleibt dieser stehen. Sie sehen danach, welche Seiten das sind, und entscheiden dann.',
  refusals: {
    noZip: 'Das ist kein ZIP, oder es ist beschädigt. Wählen Sie ein ZIP mit Dateien in PAGE XML oder ALTO.',
    tooLarge:
      'Dieses ZIP ist zu groß: höchstens {megabytes} MB, entpackt 1 GB, und 10.000 Dateien. Verteilen Sie sie auf mehrere ZIPs.',
  },
  result: 'Was aus {name} geworden ist',
  written_one: '{count, number} Seite hat eine neue Transkription.',
  written_other: '{count, number} Seiten haben eine neue Transkription.',
  same_one: '{count, number} Seite hatte denselben Text schon.',
  same_other: '{count, number} Seiten hatten denselben Text schon.',
  nothing: 'In diesem ZIP sind keine Dateien in PAGE XML oder ALTO.',
  kept_one: '{count, number} Seite hat schon einen anderen Text; er ist stehen geblieben.',
  kept_other: '{count, number} Seiten haben schon einen anderen Text; er ist stehen geblieben.',
  replace: 'Auch diesen Text ersetzen',
  replaceHint: 'Der frühere Text bleibt im Verlauf des Dokuments.',
  without_scan_one: 'Zu {count, number} Datei gibt es keinen Scan dieses Namens.',
  without_scan_other: 'Zu {count, number} Dateien gibt es keinen Scan dieses Namens.',
  ambiguous_one: '{count, number} Datei passt zu mehreren Scans oder ist die zweite für denselben Scan.',
  ambiguous_other: '{count, number} Dateien passen zu mehreren Scans oder sind die zweiten für denselben Scan.',
  empty_one: 'In {count, number} Datei steht kein Text.',
  empty_other: 'In {count, number} Dateien steht kein Text.',
  refused_one: '{count, number} Datei konnte nicht gelesen werden.',
  refused_other: '{count, number} Dateien konnten nicht gelesen werden.',
  reasons: {
    too_large: 'Sie ist zu groß.',
    encoding: 'Ihre Zeichen sind nicht lesbar: Speichern Sie sie als UTF-8.',
    doctype: 'Sie beginnt mit einem DOCTYPE, und das wird nicht angenommen.',
    too_deep: 'Ihre Teile sind zu tief verschachtelt.',
    malformed: 'Sie ist kein gültiges XML.',
    unreadable: 'Sie ist beschädigt oder mit einem Passwort geschützt.',
    unknown_kind: 'Sie ist weder PAGE XML noch ALTO.',
    too_long: 'Der Text ist zu lang für eine Seite.',
  },
} satisfies TranslationOf<typeof nl>;
