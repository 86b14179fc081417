import { defineHistory } from '../history/defineHistory.ts';

/** What the history of an account shows of a mail that was sent to its owner. */
export const mailHistory = defineHistory({
  kind: { label: 'history.fields.mail_kind', kind: 'choice', choices: 'accounts.mailKinds' },
  recipient: { label: 'history.fields.recipient', kind: 'text' },
  language: { label: 'common.language', kind: 'language' },
});
