export const shortcuts = {
  title: 'Tastenkürzel',
  search: 'Zum Suchfeld',
  back: 'Zurück zur vorigen Seite',
  characters: 'Kürzel aus einem einzelnen Zeichen verwenden',
  charactersHint: 'Schalten Sie sie aus, wenn Sie per Sprache arbeiten oder versehentlich Tasten berühren.',
} as const;
