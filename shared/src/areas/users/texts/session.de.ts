export const session = {
  title: 'Erneut anmelden',
  ended: 'Ihre Sitzung ist beendet, bitte melden Sie sich erneut an.',
  kept: 'Ihre Eingaben bleiben erhalten.',
  list: {
    intro:
      'An diesen Stellen ist Ihr Konto geöffnet. Erkennen Sie eine nicht, melden Sie sie ab und wählen Sie ein neues Passwort.',
    here: 'Diese Sitzung',
    used: 'Zuletzt benutzt: {when}',
    since: 'Angemeldet am {when} von {address}',
    until: 'Bleibt ohne Nutzung geöffnet bis {when}',
    end: 'Abmelden',
    endOf: '{program} abmelden',
    ended: '{program} wurde abgemeldet',
    browser: '{browser} auf {system}',
    unknown: 'Unbekanntes Programm',
  },
} as const;
