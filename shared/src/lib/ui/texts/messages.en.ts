export const messages = {
  title: 'Messages',
  empty: 'There are no messages yet.',
  others: 'What others did',
  nobody: 'Nobody else has changed anything you worked on in the last thirty days.',
  unread: 'unread',
  error: 'Error:',
} as const;
