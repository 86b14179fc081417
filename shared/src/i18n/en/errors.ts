import type { errors as nl } from '../nl/errors.ts';
import type { TranslationOf } from '../texts.ts';

export const errors = {
  network: 'There is no connection. Check your internet connection and try again.',
  http: 'The server does not answer as expected. Try again in a few moments.',
  unexpected: 'The answer of the server cannot be read. Try again.',
  internal: 'Something went wrong on the server. Try again in a few moments.',
  noSession: 'Log in to continue.',
  sessionExpired: 'Your session has ended, please log in again.',
  notPermitted: 'You may not do this.',
  notFound: 'This does not exist, or not any more.',
  merged: 'This person was merged with another record.',
  gone: 'This was removed.',
  invalidData: 'Some of the data are not valid.',
  conflict: 'Someone else has changed this in the meantime.',
  tooManyRequests: 'Too many requests in a row. Wait a moment and try again.',
  unavailable: 'The records cannot be reached just now. Try again in a few seconds.',
  invalidLogin: 'Username or password is not correct.',
  accountNotActivated: 'This account is not activated yet.',
  personMergedWithItself: 'These are not two persons but one and the same.',
  mergeUndone: 'This merge has already been undone.',
  laterMergeStands: 'These persons were merged again later. Undo that merge first.',
} satisfies TranslationOf<typeof nl>;
