/** The list of messages of this visit. */
export const messages = {
  title: 'Meldingen',
  empty: 'Er zijn nog geen meldingen.',
  unread: 'ongelezen',
  error: 'Fout:',
} as const;
