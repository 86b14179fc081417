export const session = {
  title: 'Log in again',
  ended: 'Your session has ended, please log in again.',
  kept: 'What you have filled in stays as it is.',
  list: {
    intro: 'Your account is open in these places. If you do not recognise one, log it out and choose a new password.',
    here: 'This session',
    used: 'Last used: {when}',
    since: 'Logged in on {when} from {address}',
    until: 'Stays open without use until {when}',
    end: 'Log out',
    endOf: 'Log out {program}',
    ended: '{program} was logged out',
    browser: '{browser} on {system}',
    unknown: 'Unknown program',
  },
} as const;
