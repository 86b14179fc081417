import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { accounts as nl } from './accounts.nl.ts';

export const accounts = {
  create: 'Neues Benutzerkonto',
  edit: '{name} bearbeiten',
  remove: '{name} löschen',
  resend: 'Einladung von {name} erneut senden',
  suspend: '{name} sperren',
  resume: '{name} freigeben',
  suspendTitle: '{name} sperren?',
  suspendText:
    'Dieser Benutzer wird sofort überall abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto freigeben. Was er getan hat, bleibt.',
  suspendVerb: 'Sperren',
  suspended: '{name} ist gesperrt',
  resumed: '{name} kann sich wieder anmelden',
  invite: 'Einladen',
  hints: {
    email: 'An diese Adresse geht die Einladung.',
    language: 'Sprache der E-Mails.',
    army: 'Nur Soldaten dieser Armee sind für dieses Konto sichtbar.',
    dataset: 'Auf diese Liste ist das Konto beschränkt.',
  },
  created: 'Das Konto von {name} wurde angelegt',
  saved: '{name} wurde gespeichert',
  resent: 'Die Einladung wurde erneut gesendet',
  gone: 'Dieses Konto gibt es nicht mehr, oder die Einladung wurde schon angenommen.',
  removeText:
    'Das Konto wird sofort abgemeldet; Benutzername und E-Mail-Adresse werden frei. Dies kann nicht rückgängig gemacht werden; nur eine Administratorin oder ein Administrator kann das Konto aus den Änderungen zurückholen, mit einer neuen Einladung.',
  sessions: 'Anmeldungen von {name}',
  noSessions: 'Dieses Konto ist nirgends angemeldet.',
  invitation: {
    title: 'Einladung von {name}',
    sent: 'Die Einladung wurde an {email} gesendet.',
    queued: 'Die Einladung an {email} wartet auf den Versand.',
    kept: 'Es ist kein Mailserver eingerichtet: Die Einladung an {email} ist aufbewahrt und wurde nicht gesendet. Geben Sie diesen Link selbst weiter; er gilt einmal, sieben Tage lang.',
    failed:
      'Die Einladung konnte nicht an {email} gesendet werden. Prüfen Sie die Adresse und senden Sie die Einladung erneut.',
    link: 'Link der Einladung',
    copy: 'Link kopieren',
  },
  mails: {
    noServer:
      'Es ist kein Mailserver eingerichtet (SMTP_URL). Einladungen, neue Passwörter, Antworten an Besucher und Warnungen werden nicht verschickt, sondern in {folder} auf dem Server aufbewahrt.',
    readKept: 'Die aufbewahrten Mails lesen',
    created: 'Erstellt',
    recipient: 'An',
    kind: 'Art',
    noText: 'Der Text dieser E-Mail wurde nicht aufbewahrt: Der Link darin öffnet ein Konto.',
    attempts_one: '{count, number} Versuch',
    attempts_other: '{count, number} Versuche',
    lastError: 'Antwort des Mailservers: {error}',
  },
  mailKinds: {
    invitation: 'Einladung',
    passwordReset: 'Neues Passwort',
    feedbackReceived: 'Nachricht erhalten',
    feedbackReply: 'Frage oder Antwort an einen Besucher',
    feedbackOutcome: 'Antwort auf eine Nachricht',
    kioskSilent: 'Kiosk stumm',
    kioskBack: 'Kiosk zurück',
    backupFailed: 'Sicherung fehlgeschlagen',
    backupOverdue: 'Sicherung zu alt',
    savedSearchNews: 'Neu in einer Suche',
    nightlyFunction: 'Nächtlicher Bericht',
  },
  mailStatuses: { queued: 'Wartet', sent: 'Gesendet', kept: 'Aufbewahrt, kein Mailserver', failed: 'Fehlgeschlagen' },
} satisfies TranslationOf<typeof nl>;
