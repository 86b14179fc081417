/** What the help sheet says of the keys. */
export const shortcuts = {
  title: 'Sneltoetsen',
  search: 'Naar het zoekveld',
  back: 'Terug naar de vorige pagina',
  /** What keys are called on the keyboards of the language. */
  caps: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    Space: 'Spatie',
  },
  characters: 'Sneltoetsen van één teken gebruiken',
  charactersHint: 'Zet dit uit wanneer u met spraak werkt of per ongeluk toetsen raakt.',
  typing: {
    title: 'Met de toetsen door lijsten en velden',
    day: 'Een dag: 140515 of 14/5/15 is 14 mei 1915. Twee cijfers worden het jaar dat het dichtst bij de oorlog ligt; bij datums uit onze tijd het jaar dat het dichtst bij vandaag ligt.',
    letters:
      'Iets opzoeken: enkele letters en Enter nemen het enige resultaat dat zo begint; anders leidt Enter naar het eerste van de lijst.',
    proposals: 'In een leeg zoekveld kiezen ↓ en Enter wat voorgesteld wordt of onlangs gekozen is.',
    rows: 'In een lijst gaan ↑ en ↓ van rij naar rij, en opent Enter de rij. Tussen de pagina’s van een document doen de pijlen hetzelfde.',
  },
} as const;
