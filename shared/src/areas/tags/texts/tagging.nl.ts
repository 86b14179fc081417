/** Tags of documents and pages, where they are given. */
export const tagging = {
  none: 'Nog geen trefwoorden',
  add: 'Trefwoord toevoegen',
  choose: 'Typ of kies een trefwoord',
  remove: 'Trefwoord {name} weghalen',
  prepositions: {
    from: 'van {value}',
    to: 'aan {value}',
    of: 'van {value}',
    about: 'over {value}',
  },
} as const;
