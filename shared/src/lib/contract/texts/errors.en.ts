import type { TranslationOf } from '../../i18n/texts.ts';
import type { errors as nl } from './errors.nl.ts';

export const errors = {
  network: 'There is no connection. Check your internet connection and try again.',
  http: 'The server did not answer as expected. Try again in a few moments.',
  unexpected: 'The server’s answer cannot be read. Try again.',
  internal: 'Something went wrong on the server. Try again in a few moments.',
  noSession: 'Log in to continue.',
  sessionExpired: 'Your session has ended, please log in again.',
  notPermitted: 'You may not do this.',
  notFound: 'This does not exist, or not any more.',
  merged: 'This record was merged with another one.',
  gone: 'This was removed.',
  invalidData: 'Some of the data are not valid.',
  conflict: 'Someone else has changed this in the meantime.',
  tooManyRequests: 'Too many requests in a row. Wait a moment and try again.',
  unavailable: 'The records cannot be reached just now. Try again in a few seconds.',
  busy: 'It is too busy just now, or somebody else is working with these records. Try again in a few seconds.',
  busyPage: 'There are many visitors at the moment. This page will appear by itself as soon as there is room.',
  tooBroad: 'This search is too broad. Add a name or a year.',
  invalidLogin: 'Username or password is not correct.',
  accountNotActivated: 'This account is not activated yet.',
  accountSuspended: 'This account is suspended. Ask an administrator to resume it.',
  previewExpired: 'This preview has expired. Ask the editors for a new one.',
  pairingCodeNotGood: 'This code is wrong, was used already or has expired. Ask for a new one.',
  deviceNotPaired: 'This device is no longer paired. Pair it again.',
} satisfies TranslationOf<typeof nl>;
