import type { accounts as nl } from '../nl/accounts.ts';
import type { TranslationOf } from '../texts.ts';

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
  invited: 'The account of {name} was made; the invitation for {email} is among the outgoing mails',
  saved: '{name} was saved',
  resent: 'A new invitation is among the outgoing mails',
  gone: 'This user does not exist any more or has accepted the invitation already.',
  removeText:
    'The user is signed out at once; the username and the e-mail address become free. This cannot be undone, except by an administrator, who can bring the account back from the changes, with a new invitation.',
  sessions: 'Sign-ins of {name}',
  noSessions: 'This user is not signed in anywhere.',
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
