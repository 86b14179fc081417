import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { scanUploads as nl } from './scanUploads.nl.ts';

export const scanUploads = {
  title: 'Dateien unterwegs',
  choose: 'Seiten hinzufügen',
  chooseFolder: 'Ordner wählen',
  drop: 'Sie können Dateien und Ordner auch hierher ziehen; sie kommen in der Reihenfolge ihrer Namen.',
  progress: '{done} von {count}',
  rate: '{size} pro Sekunde',
  lessThanMinute: 'noch weniger als eine Minute',
  minutesLeft_one: 'noch etwa {count, number} Minute',
  minutesLeft_other: 'noch etwa {count, number} Minuten',
  keeping: {
    underWay:
      'Lassen Sie diesen Tab noch kurz offen: Dieser Browser kopiert die Dateien noch von Ihrer Festplatte. Sie können inzwischen weiterarbeiten.',
    complete: 'Sie können inzwischen weiterarbeiten. Wenn Sie diesen Tab schließen, können Sie hier später fortfahren.',
    impossible: 'Lassen Sie diesen Tab offen: Dieser Browser kann nicht alle Dateien behalten.',
  },
  over_one: '{count, number} Datei ist hinzugefügt',
  over_other: '{count, number} Dateien sind hinzugefügt',
  doubles_one: '{count, number} Datei war schon da und wurde nicht noch einmal hinzugefügt',
  doubles_other: '{count, number} Dateien waren schon da und wurden nicht noch einmal hinzugefügt',
  anyway: 'Trotzdem hinzufügen',
  addAnyway: '{name} trotzdem hinzufügen',
  addAllAnyway: 'Alle trotzdem hinzufügen',
  refused_one: '{count, number} Datei wurde nicht hinzugefügt',
  refused_other: '{count, number} Dateien wurden nicht hinzugefügt',
  stopped_one: '{count, number} Datei wurde nicht gesendet. Ziehen Sie sie noch einmal hierher, um fortzufahren.',
  stopped_other:
    '{count, number} Dateien wurden nicht gesendet. Ziehen Sie sie oder den ganzen Ordner noch einmal hierher, um fortzufahren: Was schon da ist, kommt kein zweites Mal hinzu.',
  stop: 'Senden beenden',
  dismiss: 'Schließen',
  unfinished_one: '{count, number} Datei blieb unterwegs liegen, als ein Tab geschlossen wurde.',
  unfinished_other: '{count, number} Dateien blieben unterwegs liegen, als ein Tab geschlossen wurde.',
  resume: 'Fortfahren',
  discard: 'Verwerfen',
  discardTitle_one: '{count, number} Datei für {title} verwerfen?',
  discardTitle_other: '{count, number} Dateien für {title} verwerfen?',
  discardText: 'Was angekommen ist, bleibt im Dokument. Die Dateien auf Ihrem Rechner bleiben.',
} satisfies TranslationOf<typeof nl>;
