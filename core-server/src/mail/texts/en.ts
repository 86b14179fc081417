import type { MailTexts } from './nl.ts';

export const en: MailTexts = {
  greeting: 'Dear {name},',
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
  copyLink: 'If the button does not work, copy this address into your browser:',
  automatic: 'This message was sent automatically; replies are not read.',
};
