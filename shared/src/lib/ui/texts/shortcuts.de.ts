export const shortcuts = {
  title: 'Tastenkürzel',
  search: 'Zum Suchfeld',
  back: 'Zurück zur vorigen Seite',
  caps: {
    Ctrl: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Escape: 'Esc',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    Space: 'Leertaste',
  },
  characters: 'Kürzel aus einem einzelnen Zeichen verwenden',
  charactersHint: 'Schalten Sie sie aus, wenn Sie per Sprache arbeiten oder versehentlich Tasten berühren.',
  typing: {
    title: 'Listen und Felder mit der Tastatur',
    day: 'Ein Tag: 140515 oder 14/5/15 ist der 14. Mai 1915. Zwei Ziffern ergeben das Jahr, das dem Krieg am nächsten liegt; bei Daten aus unserer Zeit das, das heute am nächsten liegt.',
    letters:
      'Etwas nachschlagen: Einige Buchstaben und die Eingabetaste nehmen das einzige Ergebnis, das so beginnt; sonst führt die Eingabetaste zum ersten der Liste.',
    proposals:
      'In einem leeren Suchfeld wählen ↓ und die Eingabetaste, was vorgeschlagen ist oder zuletzt gewählt wurde.',
    rows: 'In einer Liste führen ↑ und ↓ von Zeile zu Zeile, und die Eingabetaste öffnet die Zeile. Zwischen den Seiten eines Dokuments tun die Pfeiltasten dasselbe.',
  },
} as const;
