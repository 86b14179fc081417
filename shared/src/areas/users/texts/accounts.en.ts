import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { accounts as nl } from './accounts.nl.ts';

export const accounts = {
  create: 'New user',
  edit: 'Edit {name}',
  remove: 'Remove {name}',
  resend: 'Send the invitation of {name} again',
  invite: 'Invite',
  hints: {
    email: 'The invitation goes to this address.',
    language: 'Language of the mails.',
    army: 'This user sees soldiers of this army only.',
    dataset: 'The user is limited to this list.',
  },
  created: 'The account of {name} was made',
  saved: '{name} was saved',
  resent: 'The invitation was sent again',
  gone: 'This user does not exist any more or has accepted the invitation already.',
  removeText:
    'The user is signed out at once; the username and the e-mail address become free. This cannot be undone, except by an administrator, who can bring the account back from the changes, with a new invitation.',
  sessions: 'Sign-ins of {name}',
  noSessions: 'This user is not signed in anywhere.',
  invitation: {
    title: 'Invitation of {name}',
    sent: 'The invitation was sent to {email}.',
    queued: 'The invitation waits to be sent to {email}.',
    kept: 'No mail server is set up: the invitation for {email} is kept and was not sent. Hand over this link yourself; it works once, for seven days.',
    failed: 'The invitation could not be sent to {email}. Check the address and send the invitation again.',
    link: 'Link of the invitation',
    copy: 'Copy link',
  },
  mails: {
    created: 'Created',
    recipient: 'To',
    kind: 'Kind',
    noText: 'The text of this mail was not kept: the link in it opens an account.',
    attempts_one: '{count} attempt',
    attempts_other: '{count} attempts',
    lastError: 'The mail server answered: {error}',
  },
  mailKinds: {
    invitation: 'Invitation',
    passwordReset: 'New password',
    feedbackReceived: 'Message received',
    feedbackReply: 'Question or answer to a visitor',
    feedbackOutcome: 'Answer to a message',
    kioskSilent: 'Kiosk silent',
    kioskBack: 'Kiosk back',
    backupFailed: 'Backup failed',
    backupOverdue: 'Backup too old',
  },
  mailStatuses: { queued: 'Waiting', sent: 'Sent', kept: 'Kept, no mail server', failed: 'Failed' },
} satisfies TranslationOf<typeof nl>;
