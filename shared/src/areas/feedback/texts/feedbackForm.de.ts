import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { feedbackForm as nl } from './feedbackForm.nl.ts';

export const feedbackForm = {
  intro:
    'Stimmt etwas nicht, wissen Sie mehr oder haben Sie ein Foto? Teilen Sie es den Mitarbeitenden des Museums mit.',
  title: 'Nachricht zu {name}',
  about: 'Worum geht es?',
  description: 'Ihre Nachricht',
  descriptionHint: 'Erforderlich, außer Sie geben unten an, welche Angabe anders lauten sollte.',
  proposals: 'Angaben, die anders lauten sollten',
  proposalsHint: 'Wählen Sie aus, was nicht stimmt, und tragen Sie das Richtige ein.',
  addProposal: 'Eine Angabe berichtigen',
  proposalField: 'Welche Angabe?',
  choose: 'Bitte wählen…',
  present: 'Jetzt steht dort: {value}',
  presentNone: 'Jetzt steht dort nichts.',
  value: 'Wie muss es heißen?',
  dateHint: 'Zum Beispiel 31.7.1917, 7/1917 oder 1917',
  removeProposal: 'Diese Berichtigung weglassen',
  source: 'Woher wissen Sie das?',
  sourceHint: 'Ein Brief, eine Urkunde, ein Buch, Erzählungen in der Familie…',
  files: 'Fotos und Dokumente',
  origin: 'Wem gehören diese Dateien, und darf das Museum sie verwenden?',
  publish: 'Darf das Museum veröffentlichen, was Sie senden?',
  you: 'Wer sind Sie?',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin senden wir eine Bestätigung.',
  mayAnswer: 'Das Museum darf mir antworten',
  privacy:
    'Ihren Namen und Ihre E-Mail-Adresse sieht nur das Museum. Wir verwenden sie für diese Nachricht und für nichts anderes.',
  trap: 'Lassen Sie dieses Feld leer',
  required: 'erforderlich',
  send: 'Senden',
  sending: 'Wird gesendet…',
  filesUnderWay: 'Es sind noch Dateien unterwegs. Warten Sie, bis sie da sind, oder nehmen Sie sie heraus.',
  refused: 'Ihre Nachricht ist noch nicht gesendet. Bitte sehen Sie noch einmal nach:',
  failed:
    'Ihre Nachricht konnte nicht gesendet werden. Alles, was Sie geschrieben haben, ist noch da; versuchen Sie es gleich erneut.',
  tooMany:
    'Sie haben schon viele Nachrichten gesendet. Versuchen Sie es in einer Stunde erneut; was Sie geschrieben haben, bleibt hier stehen.',
  reference: 'Ihre Nummer ist {reference}. Nennen Sie sie, wenn Sie uns dazu schreiben.',
  confirmed: 'Eine Bestätigung ist unterwegs an {email}.',
  close: 'Schließen',
  subjects: {
    correction: 'Etwas stimmt nicht',
    addition: 'Ich weiß mehr',
    photo: 'Ich habe ein Foto oder Dokument',
    question: 'Ich habe eine Frage',
    family: 'Ich gehöre zur Familie',
  },
  publishWishes: {
    with_name: 'Ja, mit meinem Namen',
    without_name: 'Ja, ohne meinen Namen',
    no: 'Nein',
  },
} satisfies TranslationOf<typeof nl>;
