export const messages = {
  title: 'Meldungen',
  empty: 'Es gibt noch keine Meldungen.',
  unread: 'ungelesen',
  error: 'Fehler:',
} as const;
