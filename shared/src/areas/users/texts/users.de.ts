export const users = {
  types: {
    admin: 'Administrator',
    revisor: 'Revisor',
    normal: 'Normal',
    'normal-civilian': 'Normal zivil (nur zivile Opfer)',
    readonly: 'Nur lesen',
    'read-be-soldiers': 'Nur lesen (Soldaten der BEF)',
    'api-read': 'API lesen',
    'api-write': 'API schreiben',
    anonymous: 'Anonym',
  },
  statuses: { pending: 'Ausstehend', checked: 'Bestätigt', suspended: 'Gesperrt' },
  /** What each type may do, in one line. */
  explained: {
    admin: 'Darf alles, auch Benutzer, Kioske und Backups verwalten.',
    revisor:
      'Darf alles bearbeiten, auch militärische Einheiten, Geschichten veröffentlichen und Kiosken Befehle geben.',
    normal:
      'Darf Personen, Orte, Gedenkzeichen, Schlüsselorte und Geschichten bearbeiten, aber nichts veröffentlichen.',
    'normal-civilian': 'Wie der Typ Normal, bearbeitet aber nur zivile Personen.',
    readonly: 'Darf alles suchen und lesen, nichts ändern.',
    'read-be-soldiers': 'Darf nur die Soldaten einer Armee suchen und lesen.',
    'api-read': 'Für ein Programm, das Daten abruft, nicht für einen Menschen.',
    'api-write': 'Für ein Programm, das Daten abruft, anlegt und ändert, nicht für einen Menschen.',
  },
} as const;
