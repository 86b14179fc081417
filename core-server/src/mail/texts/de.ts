import type { MailTexts } from './nl.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  invitation: {
    subject: 'Ihr Konto bei Salient',
    intro: 'Für Sie wurde ein Konto in Salient angelegt, der Wissensdatenbank des Museums.',
    account: 'Ihr Benutzername lautet {account}.',
    action: 'Wählen Sie ein Passwort, um Ihr Konto zu aktivieren:',
    button: 'Konto aktivieren',
    life: 'Dieser Link funktioniert einmal, bis zum {until} Uhr. Danach kann Ihnen ein Administrator eine neue Einladung senden.',
    unexpected: 'Haben Sie diese Einladung nicht erwartet? Dann brauchen Sie nichts zu tun.',
  },
  passwordReset: {
    subject: 'Ein neues Passwort für Salient',
    intro: 'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto bei Salient angefordert.',
    account: 'Ihr Benutzername lautet {account}.',
    action: 'Wählen Sie hier ein neues Passwort:',
    button: 'Neues Passwort wählen',
    life: 'Dieser Link funktioniert einmal, bis zum {until} Uhr.',
    unexpected: 'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es war.',
  },
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: 'Diese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.',
};
