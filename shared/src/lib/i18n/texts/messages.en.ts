export const messages = {
  title: 'Messages',
  empty: 'There are no messages yet.',
  unread: 'unread',
  error: 'Error:',
} as const;
