import type { MailTexts } from './nl.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  greetingWithoutName: 'Guten Tag,',
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
  feedbackReceived: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    intro:
      'Vielen Dank für Ihre Nachricht zu {person}. Sie hat die Nummer {reference}; nennen Sie diese, wenn Sie uns dazu schreiben.',
    next: 'Jede Nachricht wird von uns gelesen. Sie erhalten Antwort, sobald sie geprüft ist.',
    nextSilent:
      'Jede Nachricht wird von uns gelesen. Sie wünschen keine Antwort; dies ist alles, was Sie von uns erhalten.',
    action: 'Die Seite von {person}:',
    button: 'Seite öffnen',
    privacy: 'Ihren Namen und Ihre E-Mail-Adresse verwenden wir nur für diese Nachricht.',
  },
  feedbackReply: {
    subject: 'Unsere Antwort auf Ihre Nachricht',
    intro: 'Sie haben uns zu {person} geschrieben. Unsere Antwort:',
    action:
      'Möchten Sie darauf antworten? Verwenden Sie das Formular auf der Seite von {person} und nennen Sie die Nummer {reference}:',
    button: 'Seite öffnen',
  },
  feedbackOutcome: {
    subject: 'Ihre Nachricht wurde geprüft',
    intro: 'Ihre Nachricht {reference} zu {person} wurde geprüft.',
    outcomes: {
      applied: 'Wir haben übernommen, was Sie geschrieben haben. Vielen Dank für Ihre Hilfe.',
      partly: 'Wir haben einen Teil dessen übernommen, was Sie geschrieben haben. Vielen Dank für Ihre Hilfe.',
      not: 'Wir haben die Angaben nicht geändert.',
      answered: 'Unsere Antwort steht unten.',
    },
    action: 'Die Seite von {person}:',
    button: 'Seite öffnen',
  },
  kioskSilent: {
    subject: 'Kiosk {number} antwortet nicht',
    intro: 'Von Kiosk {number}{name} kam seit {since} kein Lebenszeichen mehr, obwohl das Museum geöffnet ist.',
    place: 'Standort: {place}.',
    check:
      'Sehen Sie nach, ob das Gerät eingeschaltet und mit dem Netzwerk verbunden ist. Ohne Netzwerk arbeitet der Kiosk mit dem weiter, was er hat; Sie erhalten eine Nachricht, sobald er zurück ist.',
    action: 'Wie es den Kiosken geht:',
    button: 'Kioske ansehen',
  },
  kioskBack: {
    subject: 'Kiosk {number} ist zurück',
    intro: 'Kiosk {number}{name} gibt wieder Lebenszeichen. Seit {since} war es still.',
    place: 'Standort: {place}.',
    action: 'Wie es den Kiosken geht:',
    button: 'Kioske ansehen',
  },
  backupAge: {
    last: 'Die letzte gute Sicherung enthält den Stand vom {at}.',
    none: 'Es gibt noch keine gute Sicherung.',
    action: 'Wie es um die Sicherungen steht:',
  },
  backupFailed: {
    subject: 'Die Sicherung von Salient braucht Ihre Aufmerksamkeit',
    backup: 'Die Sicherung von Salient ist fehlgeschlagen.',
    verify: 'Die Prüfung der Sicherung von Salient ist fehlgeschlagen.',
    problems: {
      interrupted: 'Sie wurde unterbrochen.',
      disk_full:
        'Auf dem Datenträger ist zu wenig Platz. Schaffen Sie Platz oder wählen Sie einen anderen Ort (BACKUP_TARGET).',
      damaged:
        'Die Sicherung ist beschädigt: Was wiederhergestellt wurde, ist nicht das, was gesichert wurde. Erstellen Sie heute eine neue und lassen Sie den Datenträger prüfen.',
      failed: 'Sehen Sie nach, ob der Ort der Sicherungen erreichbar ist. Das Programm meldet:',
    },
    button: 'Sicherungen ansehen',
  },
  backupOverdue: {
    subject: 'Die letzte Sicherung von Salient ist zu alt',
    intro: 'Seit mehr als 36 Stunden wurde keine gute Sicherung von Salient erstellt.',
    check: 'Sehen Sie nach, ob der Server nachts läuft und ob der Ort der Sicherungen erreichbar ist und Platz hat.',
    button: 'Sicherungen ansehen',
  },
  savedSearchNews: {
    subject: 'Neu in einer gespeicherten Suche',
    titled: 'Neu in {name}',
    one: 'Seit {since} ist {count} Person neu in Ihrer gespeicherten Suche „{name}“. Was Sie fragen:',
    several: 'Seit {since} sind {count} Personen neu in Ihrer gespeicherten Suche „{name}“. Was Sie fragen:',
    action: 'Wer das ist:',
    button: 'Neue Personen ansehen',
    stop: 'Sie erhalten diese Nachricht, weil Sie darum gebeten haben. Möchten Sie sie nicht mehr? Öffnen Sie die Suche und schalten Sie „Wöchentliche E-Mail“ aus.',
  },
  nightlyFunction: {
    subject: 'Nächtlicher Bericht',
    titled: '{name}: {count}',
    none: '„{name}“ hat heute Nacht nichts mehr gefunden.',
    one: '„{name}“ hat heute Nacht {count} Zeile gefunden.',
    several: '„{name}“ hat heute Nacht {count} Zeilen gefunden.',
    parameters: 'Parameter: {parameters}.',
    first: 'Die ersten: {names}.',
    all: 'Und zwar: {names}.',
    action: 'Das Ergebnis:',
    button: 'Ergebnis ansehen',
    stop: 'Sie erhalten diese Nachricht, weil Sie darum gebeten haben, und nur, wenn das Ergebnis anders ist als im vorigen. Möchten Sie sie nicht mehr? Öffnen Sie die Funktion und wählen Sie „Keine E-Mails mehr“.',
  },
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: 'Diese Nachricht wurde automatisch versandt; Antworten werden nicht gelesen.',
};
