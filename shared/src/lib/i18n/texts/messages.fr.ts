export const messages = {
  title: 'Messages',
  empty: 'Il n’y a pas encore de messages.',
  unread: 'non lus',
  error: 'Erreur :',
} as const;
