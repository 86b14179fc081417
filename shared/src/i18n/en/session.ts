export const session = {
  title: 'Log in again',
  ended: 'Your session has ended, please log in again. What you have filled in stays as it is.',
} as const;
