export const backups = {
  nightly: 'Jede Nacht um {at} wird eine Sicherung in {target} erstellt.',
  notNightly:
    'Es wird keine Sicherung zu fester Zeit erstellt (BACKUP_AT=off). Die, um die jemand bittet, kommen nach {target}.',
  encrypted: 'Sie sind mit der Passphrase von BACKUP_PASSPHRASE verschlüsselt: Ohne sie kann niemand sie öffnen.',
  notEncrypted: 'Sie sind nicht verschlüsselt: Wer sie hat, kann sie lesen.',
  lastGood: 'Letzte gute Sicherung',
  lastVerified: 'Zuletzt geprüft',
  room: 'Frei auf dem Datenträger',
  roomOf: '{free} von {total}',
  never: 'Noch nie',
  make: 'Jetzt eine Sicherung erstellen',
  asked: 'Die Sicherung beginnt gleich. Sie können weiterarbeiten.',
  runs: 'Was getan wurde',
  none: 'Es wurde noch keine Sicherung erstellt.',
  kinds: { backup: 'Sicherung', verify: 'Prüfung' },
  states: {
    asked: 'Beginnt gleich',
    running: 'Läuft',
    done: 'Gelungen',
    failed: 'Fehlgeschlagen',
  },
  size: '{bytes}, davon {fresh} neu',
  holds: 'Stand vom {at}',
  restored: 'Zur Probe wiederhergestellt und verglichen: Die Sicherung vom {at} stimmt.',
  askedBy: 'angefordert von {account}',
  problems: {
    interrupted: 'Sie wurde unterbrochen, etwa weil der Server anhielt. Sie wird von selbst noch einmal versucht.',
    disk_full:
      'Auf dem Datenträger ist zu wenig Platz. Schaffen Sie Platz oder wählen Sie einen anderen Ort (BACKUP_TARGET).',
    damaged:
      'Die Sicherung ist beschädigt: Was wiederhergestellt wurde, ist nicht das, was gesichert wurde. Erstellen Sie heute eine neue und lassen Sie den Datenträger prüfen.',
    failed: 'Sehen Sie nach, ob der Ort der Sicherungen erreichbar ist. Das Programm meldet:',
  },
  notices: {
    overdue: 'Die letzte gute Sicherung ist vom {at}: vor mehr als 36 Stunden.',
    overdueNone: 'Es gibt noch keine gute Sicherung der Daten.',
    look: 'Sicherungen ansehen',
    diskLow: 'Der Datenträger des Servers ist fast voll: {free} sind noch frei.',
    diskFull:
      'Der Datenträger des Servers ist voll: {free} sind noch frei. Das Hochladen von Dateien, das Einlesen von Listen und Sicherungen werden abgelehnt, bis Platz ist.',
    damagedFiles_one:
      '{count, number} gespeicherte Datei ist beschädigt oder verloren: {names}. Stellen Sie sie aus einer Sicherung wieder her oder laden Sie sie erneut hoch.',
    damagedFiles_other:
      '{count, number} gespeicherte Dateien sind beschädigt oder verloren, darunter {names}. Stellen Sie sie aus einer Sicherung wieder her oder laden Sie sie erneut hoch.',
  },
};
