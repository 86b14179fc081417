/** What the help sheet says of the keys. */
export const shortcuts = {
  title: 'Sneltoetsen',
  search: 'Naar het zoekveld',
  back: 'Terug naar de vorige pagina',
  characters: 'Sneltoetsen van één teken gebruiken',
  charactersHint: 'Zet dit uit wanneer u met spraak werkt of per ongeluk toetsen raakt.',
} as const;
