/** What asks for attention, and what others did. */
export const messages = {
  title: 'Meldingen',
  empty: 'Er zijn nog geen meldingen.',
  others: 'Wat anderen deden',
  nobody: 'Aan wat u bewerkte, heeft niemand anders de laatste dertig dagen iets veranderd.',
  unread: 'ongelezen',
  error: 'Fout:',
} as const;
