export const messages = {
  title: 'Meldungen',
  empty: 'Es gibt noch keine Meldungen.',
  others: 'Was andere getan haben',
  nobody: 'Niemand sonst hat in den letzten dreißig Tagen etwas geändert, woran Sie gearbeitet haben.',
  unread: 'ungelesen',
  error: 'Fehler:',
} as const;
