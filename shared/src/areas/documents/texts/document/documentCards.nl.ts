/** Documents in lists of the public site. */
export const documentCards = {
  title: 'Documenten',
  all: 'Alle {count, number} documenten',
  types: { archive: 'Archiefstuk', document: 'Document', online: 'Online' },
  pages_one: '{count, number} blad',
  pages_other: '{count, number} bladen',
} as const;
