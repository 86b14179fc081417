import type { MailTexts } from './nl.ts';

export const en: MailTexts = {
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  invitation: {
    subject: 'Your account for Salient',
    intro: 'An account has been made for you in Salient, the knowledge base of the museum.',
    account: 'Your username is {account}.',
    action: 'Choose a password to activate your account:',
    button: 'Activate account',
    life: 'This link works once, until {until}. After that an administrator can send you a new invitation.',
    unexpected: 'Did you not expect this invitation? Then there is nothing you need to do.',
  },
  passwordReset: {
    subject: 'A new password for Salient',
    intro: 'Someone, probably you, asked for a new password for your account with Salient.',
    account: 'Your username is {account}.',
    action: 'Choose a new password here:',
    button: 'Choose a new password',
    life: 'This link works once, until {until}.',
    unexpected: 'Did you not ask for this? Then there is nothing you need to do: your password stays as it was.',
  },
  feedbackReceived: {
    subject: 'We have received your message',
    intro:
      'Thank you for your message about {person}. Its number is {reference}; mention it when you write to us about this.',
    next: 'A member of staff reads every message. You will hear from us once it has been looked at.',
    nextSilent: 'A member of staff reads every message. You asked us not to answer; this is all that you get from us.',
    action: 'The page of {person}:',
    button: 'Open the page',
    privacy: 'We use your name and e-mail address for this message only.',
  },
  feedbackReply: {
    subject: 'Our answer to your message',
    intro: 'You wrote to us about {person}. This is our answer:',
    action: 'Would you like to write back? Use the form on the page of {person} and mention number {reference}:',
    button: 'Open the page',
  },
  feedbackOutcome: {
    subject: 'Your message has been looked at',
    intro: 'Your message {reference} about {person} has been looked at.',
    outcomes: {
      applied: 'We have taken over what you wrote. Thank you for your help.',
      partly: 'We have taken over part of what you wrote. Thank you for your help.',
      not: 'We have not changed the record.',
      answered: 'Our answer is below.',
    },
    action: 'The page of {person}:',
    button: 'Open the page',
  },
  kioskSilent: {
    subject: 'Kiosk {number} does not answer',
    intro: 'There has been no sign of life from kiosk {number}{name} since {since}, although the museum is open.',
    place: 'Place: {place}.',
    check:
      'See whether the device is on and connected to the network. Without a network the kiosk goes on with what it holds; you get a message as soon as it is back.',
    action: 'How the kiosks are:',
    button: 'Look at the kiosks',
  },
  kioskBack: {
    subject: 'Kiosk {number} is back',
    intro: 'Kiosk {number}{name} gives signs of life again. It had been silent since {since}.',
    place: 'Place: {place}.',
    action: 'How the kiosks are:',
    button: 'Look at the kiosks',
  },
  backupAge: {
    last: 'The last good backup holds the state of {at}.',
    none: 'There is no good backup yet.',
    action: 'How the backups are:',
  },
  backupFailed: {
    subject: 'The backup of Salient needs your attention',
    backup: 'The backup of Salient failed.',
    verify: 'The check of the backup of Salient failed.',
    problems: {
      interrupted: 'It was interrupted.',
      disk_full: 'There is too little room on the disk. Make room, or choose another place (BACKUP_TARGET).',
      damaged:
        'The backup is damaged: what was restored is not what was saved. Make a new one today, and have the disk looked at.',
      failed: 'See whether the place of the backups can be reached. The program says:',
    },
    button: 'Look at the backups',
  },
  backupOverdue: {
    subject: 'The last backup of Salient is too old',
    intro: 'No good backup of Salient was made for more than 36 hours.',
    check: 'See whether the server is on at night, and whether the place of the backups can be reached and has room.',
    button: 'Look at the backups',
  },
  savedSearchNews: {
    subject: 'New in a saved search',
    titled: 'New in {name}',
    one: 'Since {since}, {count} person is new in your saved search “{name}”. What you ask:',
    several: 'Since {since}, {count} persons are new in your saved search “{name}”. What you ask:',
    action: 'Who they are:',
    button: 'Look at the new persons',
    stop: 'You get this message because you asked for it. Do you not want it any more? Open the search and switch off “Weekly e-mail”.',
  },
  copyLink: 'If the button does not work, copy this address into your browser:',
  automatic: 'This message was sent automatically; replies are not read.',
};
