import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactRecorder as nl } from './contactRecorder.nl.ts';

/** The recorder of a contact moment: its bar, its page, and what leads there. */
export const contactRecorder = {
  bar: 'Kontaktmoment, der aufgezeichnet wird',
  open: 'Zum Kontaktmoment',
  openOf: 'Zum Kontaktmoment mit {person}',
  menu: '{person}, {method}, begonnen {start}',
  minutes: '{minutes} Min.',
  hours: '{hours} Std. {minutes} Min.',
  lasts: 'Dauert seit',
  contributions_one: '{count, number} Beitrag',
  contributions_other: '{count, number} Beiträge',
  saveStatus: {
    saved: 'Auf dem Server gespeichert',
    saving: 'Wird gespeichert',
    offline: 'Noch nicht auf dem Server',
    refused: 'Nicht auf dem Server gespeichert',
  },
  explained: {
    saved: 'Alles steht auf dem Server: Sie können auch an einem anderen Computer weiterarbeiten.',
    saving: 'Was Sie schreiben, geht an den Server.',
    offline:
      'Der Server ist nicht erreichbar. Alles steht in diesem Browser und geht an den Server, sobald das möglich ist.',
    refused: 'Der Server speichert dies nicht. Alles steht in diesem Browser; kopieren Sie den Text sicherheitshalber.',
  },
  none: 'Es wird kein Kontaktmoment aufgezeichnet.',
  howToStart:
    'Öffnen Sie eine Kontaktperson und wählen Sie dort, wie der Kontakt stattfindet. Der Kontaktmoment beginnt dann sofort.',
  toContacts: 'Zu den Kontaktpersonen',
  startHint: 'Jahr-Monat-Tag Stunde:Minuten, etwa 2026-11-26 14:05',
  startsLater: 'Der Beginn liegt später als jetzt',
  noContributions:
    'Noch keine Beiträge. Öffnen Sie eine Person oder ein Dokument und drücken Sie c oder „Als Beitrag hinzufügen“.',
  gone: 'gibt es nicht mehr',
  add: 'Als Beitrag hinzufügen',
  added: '{name} ist ein Beitrag zum Kontaktmoment',
  full: 'Dieser Kontaktmoment kann keine weiteren Beiträge aufnehmen',
  takeOut: '{name} herausnehmen',
  copy: 'Text kopieren',
  finish: 'Abschließen und speichern',
  finished_one: 'Der Kontaktmoment mit {person} wurde gespeichert, mit {count, number} Beitrag',
  finished_other: 'Der Kontaktmoment mit {person} wurde gespeichert, mit {count, number} Beiträgen',
  finishFailed: 'Der Kontaktmoment wurde nicht gespeichert. Alles steht noch hier.',
  discard: 'Verwerfen',
  discardTitle: 'Kontaktmoment mit {person}',
  discarded: 'Der Kontaktmoment wurde verworfen',
  notices: {
    joined:
      'Auch an einem anderen Computer wurde in der Mitschrift geschrieben. Beide Texte stehen nun da, mit einer Linie dazwischen.',
    ended: 'Der Kontaktmoment wurde an anderer Stelle abgeschlossen oder verworfen.',
    otherActive: 'An anderer Stelle hatte schon ein Kontaktmoment begonnen. Diesen sehen Sie nun hier.',
  },
  personGone: {
    removed:
      'Die Kontaktperson {person} gibt es nicht mehr. Wählen Sie, mit wem der Kontakt war: alles Getippte kommt mit.',
    erased:
      'Die Daten von {person} wurden gelöscht. Was hier steht, handelt von dieser Person und wird nicht gespeichert: verwerfen Sie den Kontaktmoment.',
    choose: 'Andere Kontaktperson',
  },
  understood: 'Verstanden',
  left: {
    title: 'Noch nicht gespeichert vom Kontakt mit {person}',
    text: 'Dies stand nur hier, als der Kontaktmoment an anderer Stelle endete. Kopieren Sie es oder arbeiten Sie damit weiter.',
    goOn: 'In einem neuen Kontaktmoment weiterarbeiten',
  },
  register: 'Eintragen',
  doNotRegister: 'Nicht eintragen',
  start: 'Kontaktmoment beginnen',
  noMoments: 'Dies ist zu keinem Kontaktmoment ein Beitrag.',
  feedback: {
    make: 'Kontaktmoment anlegen',
    title: 'Kontaktmoment mit der absendenden Person',
    who: 'Wer hat die Nachricht gesendet?',
    known: 'Kontaktpersonen mit diesem Namen oder dieser E-Mail-Adresse',
    sender: 'Neue Kontaktperson',
    noName: 'Ein Name wurde nicht angegeben: Tragen Sie einen ein.',
    stored: 'Name und E-Mail-Adresse werden bei den Kontaktpersonen gespeichert.',
    begin: 'Beginnen',
  },
} satisfies TranslationOf<typeof nl>;
