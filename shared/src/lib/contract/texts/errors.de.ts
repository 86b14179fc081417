import type { TranslationOf } from '../../i18n/texts.ts';
import type { errors as nl } from './errors.nl.ts';

export const errors = {
  network: 'Es besteht keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  http: 'Der Server antwortet nicht wie erwartet. Versuchen Sie es in einigen Augenblicken noch einmal.',
  unexpected: 'Die Antwort des Servers ist nicht lesbar. Versuchen Sie es noch einmal.',
  internal: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es in einigen Augenblicken noch einmal.',
  noSession: 'Melden Sie sich an, um fortzufahren.',
  sessionExpired: 'Ihre Sitzung ist beendet, bitte melden Sie sich neu an.',
  notPermitted: 'Sie dürfen dies nicht tun.',
  notFound: 'Das gibt es nicht oder nicht mehr.',
  merged: 'Dieser Eintrag wurde mit einem anderen zusammengeführt.',
  gone: 'Dies wurde entfernt.',
  invalidData: 'Einige Angaben sind nicht gültig.',
  conflict: 'Jemand anderes hat dies inzwischen geändert.',
  tooManyRequests: 'Zu viele Anfragen nacheinander. Warten Sie kurz und versuchen Sie es noch einmal.',
  unavailable: 'Die Daten sind gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
  busy: 'Gerade ist zu viel los, oder jemand anderes arbeitet mit diesen Daten. Versuchen Sie es in einigen Sekunden noch einmal.',
  busyPage: 'Im Moment sind viele Besucher da. Diese Seite erscheint von selbst, sobald wieder Platz ist.',
  tooBroad: 'Diese Suche ist zu weit gefasst. Fügen Sie einen Namen oder ein Jahr hinzu.',
  invalidLogin: 'Benutzername oder Passwort ist nicht richtig.',
  accountNotActivated: 'Dieses Konto ist noch nicht aktiviert.',
  accountSuspended: 'Dieses Konto ist gesperrt. Bitten Sie einen Administrator, es wieder freizugeben.',
  previewExpired: 'Diese Vorschau ist abgelaufen. Bitten Sie die Redaktion um eine neue.',
  pairingCodeNotGood: 'Dieser Code ist falsch, schon benutzt oder abgelaufen. Fordern Sie einen neuen an.',
  deviceNotPaired: 'Dieses Gerät ist nicht mehr gekoppelt. Koppeln Sie es neu.',
} satisfies TranslationOf<typeof nl>;
